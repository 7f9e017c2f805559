import * as v from 'valibot'
import type { Address } from '../server/routes.ts'

/** Lists of documents that the site shows, except restaurants. */
export const LISTS = ['news', 'solutions', 'testimonials']
const FACTS = ['booked', 'closures', 'dishes', 'menus']
const UPLOADS = ['media', 'videos']
/** Collections that only our own code reads and writes. */
const SHUT = ['audit-log', 'presence', 'recipients', 'seats', 'second-factors', 'table-counts']
/** The globals that the site shows. */
export const PARTS = [
  'about',
  'brand',
  'company',
  'contact',
  'cta',
  'experience',
  'hero',
  'home',
  'innovation',
  'page-heads',
  'process',
  'solutions-section',
]

/** Screens, by their addresses behind `/admin/`. */
const SCREENS = [
  ...['account', 'audit', 'begin', 'closures', 'guide', 'guide/:key', 'join', 'login', 'logout'],
  ...['logout-inactivity', 'menu', 'menu/:id', 'months', 'print', 'print/:id', 'tables'],
  ...['translations', 'unauthorized'],
]

/** What a line means by `:list`: an address of each of them. */
const KINDS: { readonly [kind: string]: readonly string[] } = {
  list: LISTS,
  fact: FACTS,
  upload: UPLOADS,
  shut: SHUT,
  part: PARTS,
  screen: SCREENS,
  collection: [...LISTS, ...FACTS, ...UPLOADS, ...SHUT, 'enquiries', 'restaurants', 'users'],
  global: [...PARTS, 'former-site', 'glossary', 'reply-letters', 'sign-in-rules'],
}

/**
 * Every address of the desk, by hand: who passes the gate, with which method, to which address; a GET is a
 * HEAD as well. A line replaces what an earlier one says of the same address.
 *
 * Behind it, for the calls, what they answer past the gate to a stranger, an owner, an editor, a restaurant
 * editor and someone with the inbox alone (`cms/server/addresses.test.ts` asks them, in this order):
 * - `ok`: the request was taken, or refused only for what it says (400) or as this desk makes no previews (501).
 * - `401`, `403`, `404`: it was refused.
 *
 * To strangers, Payload's calls about rights and preferences answer that they have none (`ok`). The others are asked
 * about a document that the restaurant editor works on, or an account that is a colleague's. DELETE is about a
 * document that does not exist, so 404 is the answer to those who may delete all, and 403 also to those who may
 * delete their own. Drafts that were never published have no page (404).
 */
const LIST = `
anyone  GET    /_next/static/:file+
anyone  GET    /admin
staff   POST   /admin
anyone  GET    /admin/:screen
staff   POST   /admin/:screen
anyone  GET    /admin/collections/:collection
staff   POST   /admin/collections/:collection
anyone  GET    /admin/collections/:collection/:id
staff   POST   /admin/collections/:collection/:id
anyone  GET    /admin/collections/:collection/:id/versions
staff   POST   /admin/collections/:collection/:id/versions
anyone  GET    /admin/collections/:collection/:id/versions/:id
staff   POST   /admin/collections/:collection/:id/versions/:id
anyone  GET    /admin/collections/:collection/create
staff   POST   /admin/collections/:collection/create
anyone  GET    /admin/collections/:collection/trash
staff   POST   /admin/collections/:collection/trash
anyone  GET    /admin/collections/:collection/trash/:id
staff   POST   /admin/collections/:collection/trash/:id
anyone  GET    /admin/collections/:collection/trash/:id/versions
staff   POST   /admin/collections/:collection/trash/:id/versions
anyone  GET    /admin/collections/:collection/trash/:id/versions/:id
staff   POST   /admin/collections/:collection/trash/:id/versions/:id
founder GET    /admin/create-first-user
founder POST   /admin/create-first-user
anyone  GET    /admin/globals/:global
staff   POST   /admin/globals/:global
anyone  GET    /admin/globals/:global/versions
staff   POST   /admin/globals/:global/versions
anyone  GET    /admin/globals/:global/versions/:id
staff   POST   /admin/globals/:global/versions/:id

program GET    /healthz
program POST   /internal/database-copy
program GET    /metrics
program GET    /readyz

staff   GET    /api/access                                    ok   ok   ok   ok   ok
staff   POST   /api/begin                                     401  ok   403  403  403
staff   POST   /api/begin/publish                             401  ok   403  403  403
staff   POST   /api/begin/undo                                401  ok   403  403  403
staff   GET    /api/google.zip                                401  404  404  404  403
staff   GET    /api/guide-pictures/:file                      401  ok   ok   ok   ok
staff   GET    /api/payload-preferences/:key                  ok   ok   ok   ok   ok
staff   POST   /api/payload-preferences/:key                  401  ok   ok   ok   ok
staff   DELETE /api/payload-preferences/:key                  401  ok   ok   ok   ok
staff   POST   /api/reorder                                   403  ok   ok   403  403
staff   POST   /api/:collection/access                        ok   ok   ok   ok   ok
staff   POST   /api/:collection/access/:id                    ok   ok   ok   ok   ok

staff   GET    /api/restaurants                               403  ok   ok   ok   403
staff   POST   /api/restaurants                               403  ok   ok   403  403
staff   PATCH  /api/restaurants                               403  ok   ok   ok   403
staff   DELETE /api/restaurants                               401  ok   ok   403  403
staff   GET    /api/restaurants/:id                           403  ok   ok   ok   403
staff   PATCH  /api/restaurants/:id                           403  ok   ok   ok   403
staff   DELETE /api/restaurants/:id                           401  404  404  403  403
staff   POST   /api/restaurants/:id/draft                     401  ok   ok   ok   403
staff   POST   /api/restaurants/:id/duplicate                 403  ok   ok   403  403
staff   GET    /api/restaurants/:id/mails                     401  ok   ok   ok   403
staff   GET    /api/restaurants/:id/menu                      401  ok   ok   ok   403
staff   POST   /api/restaurants/:id/menu                      401  ok   ok   ok   403
staff   POST   /api/restaurants/:id/menu/preview              401  ok   ok   ok   403
staff   GET    /api/restaurants/:id/page                      401  ok   ok   ok   403
staff   GET    /api/restaurants/:id/plans                     401  ok   ok   ok   403
staff   POST   /api/restaurants/:id/plans                     401  ok   ok   ok   403
staff   POST   /api/restaurants/:id/presence                  401  ok   ok   ok   403
staff   GET    /api/restaurants/:id/recipients                401  ok   403  ok   403
staff   POST   /api/restaurants/:id/recipients                401  ok   403  ok   403
staff   GET    /api/restaurants/:id/preview                   401  ok   ok   ok   403
staff   GET    /api/restaurants/:id/translations              401  ok   ok   ok   403
staff   POST   /api/restaurants/:id/translations              401  ok   ok   ok   403
staff   GET    /api/restaurants/:id/unpublished               401  ok   ok   ok   403
staff   GET    /api/restaurants/versions                      403  ok   ok   ok   403
staff   GET    /api/restaurants/versions/:id                  403  ok   ok   ok   403
staff   POST   /api/restaurants/versions/:id                  401  ok   ok   ok   403

staff   GET    /api/:list                                     403  ok   ok   403  403
staff   POST   /api/:list                                     403  ok   ok   403  403
staff   PATCH  /api/:list                                     403  ok   ok   403  403
staff   DELETE /api/:list                                     401  ok   ok   403  403
staff   GET    /api/:list/:id                                 403  ok   ok   403  403
staff   PATCH  /api/:list/:id                                 403  ok   ok   403  403
staff   DELETE /api/:list/:id                                 401  404  404  403  403
staff   POST   /api/:list/:id/draft                           401  ok   ok   403  403
staff   POST   /api/:list/:id/duplicate                       403  ok   ok   403  403
staff   GET    /api/:list/:id/page                            401  404  404  403  403
staff   GET    /api/:list/:id/plans                           401  ok   ok   403  403
staff   POST   /api/:list/:id/plans                           401  ok   ok   403  403
staff   POST   /api/:list/:id/presence                        401  ok   ok   403  403
staff   GET    /api/:list/:id/preview                         401  ok   ok   403  403
staff   GET    /api/:list/:id/translations                    401  ok   ok   403  403
staff   POST   /api/:list/:id/translations                    401  ok   ok   403  403
staff   GET    /api/:list/:id/unpublished                     401  ok   ok   403  403
staff   GET    /api/:list/versions                            403  ok   ok   403  403
staff   GET    /api/:list/versions/:id                        403  ok   ok   403  403
staff   POST   /api/:list/versions/:id                        401  ok   ok   403  403

staff   GET    /api/:fact                                     403  ok   ok   ok   403
staff   POST   /api/:fact                                     403  403  403  403  403
staff   PATCH  /api/:fact                                     403  403  403  403  403
staff   DELETE /api/:fact                                     403  403  403  403  403
staff   GET    /api/:fact/:id                                 403  ok   ok   ok   403
staff   PATCH  /api/:fact/:id                                 403  403  403  403  403
staff   DELETE /api/:fact/:id                                 403  403  403  403  403
staff   POST   /api/:fact/:id/draft                           401  ok   ok   ok   403
staff   POST   /api/:fact/:id/duplicate                       403  403  403  403  403
staff   GET    /api/:fact/:id/translations                    401  ok   ok   ok   403
staff   POST   /api/:fact/:id/translations                    401  ok   ok   ok   403
staff   GET    /api/:fact/versions                            403  ok   ok   ok   403
staff   GET    /api/:fact/versions/:id                        403  ok   ok   ok   403
staff   POST   /api/closures                                  401  ok   ok   ok   403
staff   POST   /api/booked                                    401  ok   ok   ok   403
staff   POST   /api/booked/seats                              401  ok   ok   ok   403

staff   GET    /api/:upload                                   403  ok   ok   ok   403
staff   POST   /api/:upload                                   403  ok   ok   ok   403
staff   PATCH  /api/:upload                                   403  ok   ok   ok   403
staff   DELETE /api/:upload                                   403  ok   ok   ok   403
staff   GET    /api/:upload/:id                               403  ok   ok   ok   403
staff   PATCH  /api/:upload/:id                               403  ok   ok   ok   403
staff   DELETE /api/:upload/:id                               403  404  404  403  403
staff   POST   /api/:upload/:id/duplicate                     403  ok   ok   ok   403
staff   GET    /api/:upload/file/:file                        403  ok   ok   ok   403
staff   GET    /api/media/:id/small                           401  ok   ok   ok   404
staff   POST   /api/media/:id/translations                    401  ok   ok   ok   403

staff   GET    /api/enquiries                                 403  ok   ok   ok   ok
staff   POST   /api/enquiries                                 403  403  403  403  403
staff   PATCH  /api/enquiries                                 403  ok   ok   ok   ok
staff   DELETE /api/enquiries                                 401  ok   403  403  403
staff   GET    /api/enquiries/:id                             403  ok   ok   ok   ok
staff   PATCH  /api/enquiries/:id                             403  ok   ok   ok   ok
staff   DELETE /api/enquiries/:id                             401  404  403  403  403
staff   POST   /api/enquiries/:id/answer                      401  ok   ok   ok   ok
staff   POST   /api/enquiries/:id/harassment                  401  ok   ok   ok   ok
staff   POST   /api/enquiries/:id/read                        401  ok   ok   ok   ok
staff   POST   /api/enquiries/:id/table                       401  ok   ok   ok   ok
staff   POST   /api/enquiries/:id/table/change                401  ok   ok   ok   ok
staff   GET    /api/enquiries/:id/table.ics                   401  ok   ok   ok   ok
staff   GET    /api/enquiries/export.csv                      401  ok   ok   ok   ok
staff   GET    /api/enquiries/months.csv                      401  ok   ok   ok   ok
staff   POST   /api/enquiries/tables                          401  ok   ok   ok   ok
staff   POST   /api/enquiries/person                          401  ok   403  403  403
staff   GET    /api/users                                     403  ok   ok   ok   ok
staff   POST   /api/users                                     403  ok   403  403  403
staff   PATCH  /api/users                                     403  ok   ok   ok   ok
staff   DELETE /api/users                                     403  ok   403  403  403
staff   GET    /api/users/:id                                 403  ok   404  404  404
staff   PATCH  /api/users/:id                                 403  ok   403  403  403
staff   DELETE /api/users/:id                                 403  404  403  403  403
staff   POST   /api/users/:id/link                            401  ok   403  403  403
staff   POST   /api/users/:id/second-factor/remove            401  ok   403  403  403
staff   POST   /api/users/:id/sign-out                        401  ok   403  403  403
founder POST   /api/users/first-register                      403  403  403  403  403
anyone  POST   /api/users/join                                ok   ok   ok   ok   ok
anyone  POST   /api/users/join/look                           ok   ok   ok   ok   ok
anyone  POST   /api/users/login                               ok   ok   ok   ok   ok
anyone  GET    /api/users/me                                  ok   ok   ok   ok   ok
staff   POST   /api/users/refresh-token                       401  ok   ok   ok   ok
staff   POST   /api/users/second-factor/begin                 401  ok   ok   ok   ok
staff   POST   /api/users/second-factor/confirm               401  ok   ok   ok   ok
staff   POST   /api/users/unlock                              403  ok   403  403  403

staff   GET    /api/:shut                                     403  403  403  403  403
staff   POST   /api/:shut                                     403  403  403  403  403
staff   PATCH  /api/:shut                                     403  403  403  403  403
staff   DELETE /api/:shut                                     403  403  403  403  403
staff   GET    /api/:shut/:id                                 403  403  403  403  403
staff   PATCH  /api/:shut/:id                                 403  403  403  403  403
staff   DELETE /api/:shut/:id                                 403  403  403  403  403
staff   POST   /api/:shut/:id/duplicate                       403  403  403  403  403
staff   GET    /api/audit-log/lines.csv                       401  ok   403  403  403

staff   POST   /api/globals/:global/access                    ok   ok   ok   ok   ok
staff   GET    /api/globals/:part                             403  ok   ok   403  403
staff   POST   /api/globals/:part                             403  ok   ok   403  403
staff   POST   /api/globals/:part/draft                       401  ok   ok   403  403
staff   GET    /api/globals/:part/page                        401  ok   ok   403  403
staff   GET    /api/globals/:part/plans                       401  ok   ok   403  403
staff   POST   /api/globals/:part/plans                       401  ok   ok   403  403
staff   POST   /api/globals/:part/presence                    401  ok   ok   403  403
staff   GET    /api/globals/:part/preview                     401  ok   ok   403  403
staff   GET    /api/globals/:part/translations                401  ok   ok   403  403
staff   POST   /api/globals/:part/translations                401  ok   ok   403  403
staff   GET    /api/globals/:part/unpublished                 401  ok   ok   403  403
staff   GET    /api/globals/:part/versions                    403  ok   ok   403  403
staff   GET    /api/globals/:part/versions/:id                403  ok   ok   403  403
staff   POST   /api/globals/:part/versions/:id                401  ok   ok   403  403
staff   GET    /api/globals/about/page                        401  404  404  403  403
staff   POST   /api/globals/brand/mark                        401  ok   ok   403  403
staff   POST   /api/globals/brand/wordmark                    401  ok   ok   403  403
staff   GET    /api/globals/former-site                       403  ok   403  403  403
staff   POST   /api/globals/former-site                       403  ok   403  403  403
staff   GET    /api/globals/glossary                          403  ok   ok   403  403
staff   POST   /api/globals/glossary                          403  ok   ok   403  403
staff   GET    /api/globals/reply-letters                     403  ok   ok   ok   ok
staff   POST   /api/globals/reply-letters                     403  ok   ok   403  403
staff   GET    /api/globals/sign-in-rules                     403  ok   403  403  403
staff   POST   /api/globals/sign-in-rules                     403  ok   403  403  403

staff   POST   /api/users/logout                              ok   ok   ok   ok   ok
`

/** A line for one address. Pages, and calls for programs, have no answers: only the gate is asked about them. */
export type Listed = Address & { answers: readonly string[] }

const whoSchema = v.picklist(['anyone', 'founder', 'staff', 'program'])

/** The whole list, in its order: its last line ends the sessions of those who ask. */
export const ADDRESSES: readonly Listed[] = [
  ...new Map(
    LIST.split('\n')
      .filter((line) => line)
      .flatMap(listedIn)
      .map((listed) => [`${listed.method} ${listed.path}`, listed]),
  ).values(),
]

function listedIn(line: string): Listed[] {
  const [said, method = '', path = '', ...answers] = line.split(/ +/)
  const who = v.parse(whoSchema, said)
  const [part = '', kind = ''] = /:(\w+)/.exec(path) ?? []
  const paths = KINDS[kind]?.map((name) => path.replace(part, name)) ?? [path]
  return paths.map((each) => ({ who, method, path: each, answers }))
}
