import type { AdminViewConfig } from 'payload'

/**
 * Our own components in Payload's screens, by their path in the import map: those that several files name, or files
 * of a lower room.
 */

/** Beside the buttons of every form: keeps what is typed, and shows what was refused. */
export const OF_EVERY_FORM = [
  '/src/content/editing/autosave/keep-typed.tsx#KeepTyped',
  '/src/base/payload-insides/show-refused.tsx#ShowRefused',
]
/** In place of a field that something else in the form shows. */
export const NO_BOX = '/src/base/ui/no-box.ts#NoBox'
export const NAME_UNTITLED = '/src/screens/form-parts.tsx#NameUntitled'
export const SAVE_DRAFT_BUTTON = '/src/content/editing/autosave/save-draft.tsx#SaveDraftButton'
export const PUBLISH_BUTTON = '/src/publish/unpublished/publish-button.tsx#PublishButton'
export const ENQUIRY_LETTER = '/src/inbox/letter/enquiry-letter.tsx#EnquiryLetter'
export const RESTAURANT_CARDS = '/src/screens/list-cards/restaurant-cards.tsx#RestaurantCards'
export const PICTURE_CARDS = '/src/screens/list-cards/picture-cards.tsx#PictureCards'
export const SECTION_SWITCH = '/src/content/kinds/home-sections/section-switch.tsx#SectionSwitch'
export const FOCUS_PICKER = '/src/content/library/media/focus-picker.tsx#FocusPicker'
export const DOCUMENT_GAPS = '/src/content/languages/translations/document-gaps.tsx#DocumentGaps'
export const ASSIGNEE_FIELD = '/src/inbox/handling/assignee-field.tsx#AssigneeField'
export const MENU_OF_RESTAURANT = '/src/screens/links/links-of-restaurant.tsx#MenuOfRestaurant'
export const CLOSURES_OF_RESTAURANT =
  '/src/screens/links/links-of-restaurant.tsx#ClosuresOfRestaurant'
export const MENUS_OF_LIST = '/src/screens/menu/menu-links.tsx#MenusOfList'
export const LOGIN_VIEW = '/src/staff/accounts/login/login-view.tsx#LoginView'
export const FIRST_ACCOUNT_VIEW =
  '/src/staff/accounts/login/first-account-view.tsx#FirstAccountView'
export const SCREEN_LINKS = '/src/screens/links/screen-links.tsx#ScreenLinks'
export const SITE_LINKS = '/src/screens/links/site-links.tsx#SiteLinks'
export const FORM_HEAD = '/src/screens/form-parts.tsx#FormHead'

/** The screens of a document of content: its form with the preview, and its versions. */
export const EDIT_VIEWS = {
  edit: {
    livePreview: { Component: '/src/publish/preview/beside-form.tsx#BesideForm' },
    versions: { Component: '/src/content/editing/versions/versions-view.tsx#VersionsView' },
  },
}

/** The note about plans, above the forms of a collection or a global. */
export function planNoteOf(place: { collection: string } | { global: string }) {
  return { path: '/src/content/editing/schedule/plan-note.tsx#PlanNote', serverProps: place }
}

/** The note about a switched-off section of the home page, above what it is written in. */
export function sectionNoteOf(slug: string) {
  return {
    path: '/src/content/kinds/home-sections/section-note.tsx#SectionNote',
    serverProps: { slug },
  }
}

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
  begin: screen('/begin', '/src/screens/begin/begin-view.tsx#BeginView'),
  // Shown at the address of Payload's form for a new document (`src/app/(payload)/admin/collections/[collection]/create`).
  newDocument: screen('/new/:collection', '/src/screens/new-document/new-view.tsx#NewView'),
  closures: screen('/closures', '/src/screens/closures/closures-view.tsx#ClosuresView'),
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
