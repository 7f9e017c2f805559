import type { DeskForServer } from '../src/desk/for-server.ts'
import { COPY_CALL } from './database-copy.ts'
import { HEALTH, METRICS } from './request-routes.ts'

/**
 * Who may send it: anyone; anyone with the setup link, while there is no account; members of staff;
 * programs on this machine that show the token. Payload's access rules decide what staff may see and change.
 */
export type Who = 'anyone' | 'founder' | 'staff' | 'program'

const READ = ['GET', 'HEAD']

/** What strangers send to become a member of staff: a password, or a link's token. */
export const SIGN_INS: readonly string[] = [
  '/api/users/login',
  '/api/users/join',
  '/api/users/join/look',
]

/** The screens of the desk. They redirect strangers to the sign-in, and back after it. */
const PAGES = [
  '/admin',
  '/admin/login',
  '/admin/join',
  '/admin/logout',
  '/admin/logout-inactivity',
  '/admin/unauthorized',
  '/admin/account',
  '/admin/audit',
  '/admin/closures',
  '/admin/translations',
  '/admin/guide',
  '/admin/guide/:key',
  '/admin/menu',
  '/admin/menu/:id',
  '/admin/begin',
  '/admin/collections/:collection',
  '/admin/collections/:collection/create',
  '/admin/collections/:collection/:id',
  '/admin/collections/:collection/trash',
  '/admin/collections/:collection/trash/:id',
  '/admin/collections/:collection/trash/:id/versions',
  '/admin/collections/:collection/trash/:id/versions/:id',
  '/admin/collections/:collection/:id/versions',
  '/admin/collections/:collection/:id/versions/:id',
  '/admin/globals/:global',
  '/admin/globals/:global/versions',
  '/admin/globals/:global/versions/:id',
]

/**
 * Everything the desk needs; an address that is not in this table does not exist. No GraphQL, image
 * resizing, jobs or passwords set over mail. `:collection` means each collection of the configuration.
 */
const TABLE: readonly (readonly [Who, readonly string[], readonly string[]])[] = [
  ['anyone', READ, [...PAGES, '/_next/static/:file+', '/api/users/me']],
  ['anyone', ['POST'], SIGN_INS],
  ['program', READ, [METRICS, HEALTH.alive, HEALTH.ready]],
  ['program', [COPY_CALL.method], [COPY_CALL.path]],
  ['founder', [...READ, 'POST'], ['/admin/create-first-user']],
  ['founder', ['POST'], ['/api/users/first-register']],
  // The pages' server functions: the state of forms, lists and drawers.
  ['staff', ['POST'], PAGES],
  ['staff', ['POST'], ['/api/users/logout', '/api/users/refresh-token', '/api/users/unlock']],
  [
    'staff',
    ['POST'],
    [
      '/api/users/second-factor/begin',
      '/api/users/second-factor/confirm',
      '/api/users/:id/second-factor/remove',
      '/api/users/:id/sign-out',
      '/api/users/:id/link',
    ],
  ],
  [
    'staff',
    READ,
    [
      '/api/guide-pictures/:file',
      '/api/access',
      '/api/enquiries/export.csv',
      '/api/audit-log/lines.csv',
      '/api/enquiries/:id/table.ics',
    ],
  ],
  [
    'staff',
    ['POST'],
    [
      '/api/enquiries/:id/table',
      '/api/enquiries/:id/answer',
      '/api/enquiries/:id/read',
      '/api/enquiries/person',
    ],
  ],
  ['staff', [...READ, 'POST', 'PATCH', 'DELETE'], ['/api/:collection']],
  ['staff', [...READ, 'PATCH', 'DELETE'], ['/api/:collection/:id']],
  ['staff', READ, ['/api/:collection/versions', '/api/:upload/file/:file']],
  ['staff', READ, ['/api/media/:id/small']],
  ['staff', [...READ, 'POST'], ['/api/:collection/versions/:id']],
  ['staff', ['POST'], ['/api/:collection/access', '/api/:collection/access/:id']],
  ['staff', ['POST'], ['/api/:collection/:id/duplicate', '/api/reorder']],
  ['staff', [...READ, 'POST'], ['/api/restaurants/:id/menu']],
  ['staff', ['POST'], ['/api/restaurants/:id/menu/preview']],
  ['staff', ['POST'], ['/api/begin', '/api/begin/undo', '/api/begin/publish']],
  ['staff', ['POST'], ['/api/globals/brand/mark', '/api/globals/brand/wordmark']],
  ['staff', [...READ, 'POST'], ['/api/globals/:global', '/api/globals/:global/versions/:id']],
  ['staff', READ, ['/api/:collection/:id/:shown', '/api/globals/:global/:shown']],
  ['staff', READ, ['/api/globals/:global/versions']],
  ['staff', ['POST'], ['/api/:collection/:id/presence', '/api/globals/:global/presence']],
  ['staff', [...READ, 'POST'], ['/api/:collection/:id/plans', '/api/globals/:global/plans']],
  ['staff', READ, ['/api/:collection/:id/unpublished', '/api/globals/:global/unpublished']],
  [
    'staff',
    [...READ, 'POST'],
    ['/api/:collection/:id/translations', '/api/globals/:global/translations'],
  ],
  ['staff', ['POST'], ['/api/:collection/:id/draft', '/api/globals/:global/draft']],
  ['staff', ['POST'], ['/api/globals/:global/access']],
  ['staff', [...READ, 'POST', 'DELETE'], ['/api/payload-preferences/:key']],
]

/** Next's reload and error pages, for development. */
const DEVELOPMENT: typeof TABLE = [['anyone', [...READ, 'POST'], ['/_next/:file+', '/:dev']]]

/** Who may send a request with this method to this path; `null`: the address does not exist. */
export type Routes = (method: string, path: string) => Who | null

/** Makes the table of the desk with these collections and globals. */
export function deskRoutes(names: DeskForServer['names'], isDevelopment: boolean): Routes {
  const parts: Record<string, string> = {
    collection: names.collections.join('|'),
    upload: names.uploads.join('|'),
    global: names.globals.join('|'),
    id: String.raw`\d{1,15}|[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`,
    shown: 'preview|page',
    key: String.raw`[\w-]{1,200}`,
    file: String.raw`[\w~@()[\].-]+`,
    'file+': String.raw`[\w~@()[\]./-]+`,
    dev: String.raw`__nextjs[\w/-]*`,
  }
  const rows = [...TABLE, ...(isDevelopment ? DEVELOPMENT : [])].map(([who, methods, paths]) => {
    const patterns = paths.map((path) =>
      path.replace(/\./g, '\\.').replace(/:([a-z]+\+?)/g, (_match, name: string) => {
        if (!parts[name]) throw new Error(`No address of the desk has a part called ${name}`)
        return `(?:${parts[name]})`
      }),
    )
    return { who, methods, pattern: new RegExp(`^(?:${patterns.join('|')})$`) }
  })
  return (method, path) =>
    rows.find((row) => row.methods.includes(method) && row.pattern.test(path))?.who ?? null
}
