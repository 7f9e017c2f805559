import type { AdminViewConfig } from 'payload'

/** Our own screens, by their addresses behind `/admin`. */
export const SCREENS = {
  // Shown at the address of Payload's list (`src/app/(payload)/admin/collections/enquiries`).
  inbox: screen('/inbox', '/src/inbox/list/inbox-view.tsx#InboxView'),
  // Shown at the address of Payload's form (`src/app/(payload)/admin/collections/users/create`).
  invite: screen('/invite', '/src/staff/accounts/invitations/invite-view.tsx#InviteView'),
  audit: screen('/audit', '/src/staff/audit/audit-view.tsx#AuditView'),
  join: screen('/join', '/src/staff/accounts/invitations/join-view.tsx#JoinView'),
  menu: screen('/menu', '/src/screens/menu/menu-view.tsx#MenuView'),
  menuOf: screen('/menu/:restaurant', '/src/screens/menu/menu-view.tsx#MenuView'),
  print: screen('/print', '/src/screens/print/print-view.tsx#PrintView'),
  printOf: screen('/print/:restaurant', '/src/screens/print/print-view.tsx#PrintView'),
  begin: screen('/begin', '/src/screens/begin/begin-view.tsx#BeginView'),
  // Shown at the address of Payload's form for a new document (`src/app/(payload)/admin/collections/[collection]/create`).
  newDocument: screen('/new/:collection', '/src/screens/new-document/new-view.tsx#NewView'),
  closures: screen('/closures', '/src/screens/closures/closures-view.tsx#ClosuresView'),
  tables: screen('/tables', '/src/screens/evening/evening-view.tsx#EveningView'),
  months: screen('/months', '/src/screens/evening/months-view.tsx#MonthsView'),
  translations: screen(
    '/translations',
    '/src/screens/translations/translations-view.tsx#TranslationsView',
  ),
  guides: screen('/guide', '/src/screens/guides/guide-view.tsx#GuideView'),
  guide: screen('/guide/:name', '/src/screens/guides/guide-view.tsx#GuideView'),
}

function screen(path: `/${string}`, Component: string): AdminViewConfig {
  return { Component, path, exact: true }
}
