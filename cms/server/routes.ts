import type { DeskForServer } from '../src/desk/for-server.ts'
import { COPY_CALL } from './database-copy.ts'
import { HEALTH, METRICS } from './request-routes.ts'

/**
 * Who may send it: anyone; anyone with the setup link, while there is no account; members of staff;
 * programs on this machine that show the token. Payload's access rules decide what staff may see and change.
 */
export type Who = 'anyone' | 'founder' | 'staff' | 'program'

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
  '/admin/tables',
  '/admin/months',
  '/admin/translations',
  '/admin/guide',
  '/admin/guide/:key',
  '/admin/menu',
  '/admin/menu/:id',
  '/admin/print',
  '/admin/print/:id',
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

/** Who, with which methods, at which addresses. A GET is a HEAD as well. */
type Row = readonly [who: Who, methods: readonly string[], paths: readonly string[]]

const SCREENS: readonly Row[] = [
  ['anyone', ['GET'], [...PAGES, '/_next/static/:file+']],
  // The pages' server functions: the state of forms, lists and drawers.
  ['staff', ['POST'], PAGES],
  ['founder', ['GET', 'POST'], ['/admin/create-first-user']],
]

const OF_PROGRAMS: readonly Row[] = [
  ['program', ['GET'], [METRICS, HEALTH.alive, HEALTH.ready]],
  ['program', [COPY_CALL.method], [COPY_CALL.path]],
]

/**
 * Payload's own calls, as far as the desk needs them: no GraphQL, pasted addresses, jobs or passwords set
 * over mail. `:collection` means each collection of the configuration, `:versioned` each with versions.
 */
const OF_PAYLOAD: readonly Row[] = [
  ['anyone', ['GET'], ['/api/users/me']],
  ['anyone', ['POST'], ['/api/users/login']],
  ['founder', ['POST'], ['/api/users/first-register']],
  ['staff', ['POST'], ['/api/users/logout', '/api/users/refresh-token', '/api/users/unlock']],
  ['staff', ['GET'], ['/api/access']],
  ['staff', ['POST'], ['/api/reorder']],
  ['staff', ['GET', 'POST', 'DELETE'], ['/api/payload-preferences/:key']],
  ['staff', ['GET', 'POST', 'PATCH', 'DELETE'], ['/api/:collection']],
  ['staff', ['GET', 'PATCH', 'DELETE'], ['/api/:collection/:id']],
  ['staff', ['POST'], ['/api/:collection/access', '/api/:collection/access/:id']],
  ['staff', ['POST'], ['/api/:duplicable/:id/duplicate']],
  ['staff', ['GET'], ['/api/:versioned/versions', '/api/:versioned/versions/:id']],
  ['staff', ['GET'], ['/api/:upload/file/:file']],
  ['staff', ['GET', 'POST'], ['/api/globals/:global']],
  ['staff', ['POST'], ['/api/globals/:global/access']],
  [
    'staff',
    ['GET'],
    ['/api/globals/:versionedGlobal/versions', '/api/globals/:versionedGlobal/versions/:id'],
  ],
]

/** Next's reload and error pages. */
const OF_DEVELOPMENT: readonly Row[] = [['anyone', ['GET', 'POST'], ['/_next/:file+', '/:dev']]]

/** What the other parts of an address look like. */
const PARTS: { readonly [part: string]: string } = {
  id: String.raw`\d{1,15}|[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`,
  key: String.raw`[\w-]{1,200}`,
  file: String.raw`[\w~@()[\].-]+`,
  'file+': String.raw`[\w~@()[\]./-]+`,
  dev: String.raw`__nextjs[\w/-]*`,
}

/** What the table takes from the configuration. */
type Configured = Pick<DeskForServer, 'names' | 'calls'>

/** An address as the table has it: the path names collections and globals, and has other parts as `:id`. */
export type Address = { who: Who; method: string; path: string }

/**
 * Everything the desk needs; an address that is not in this table does not exist. Our own endpoints are in
 * it by their mark (`src/staff/access/caller.ts`).
 */
export function deskAddresses({ names, calls }: Configured, isDevelopment: boolean): Address[] {
  const rows = [SCREENS, OF_PROGRAMS, OF_PAYLOAD, isDevelopment ? OF_DEVELOPMENT : []].flat()
  const others = rows.flatMap(([who, methods, paths]) =>
    paths
      .flatMap((path) => named(path, names))
      .flatMap((path) => methods.map((method) => ({ who, method, path }))),
  )
  return [...calls.map(({ caller, ...at }) => ({ who: caller, ...at })), ...others]
}

/** The paths in which names of the configuration are in place of such a part. */
function named(path: string, names: Configured['names']): string[] {
  const [part = '', kind = ''] = /:(\w+)/.exec(path) ?? []
  return names[kind]?.map((name) => path.replace(part, name)) ?? [path]
}

/** Who may send a request with this method to this path; `null`: the address does not exist. */
export type Routes = (method: string, path: string) => Who | null

/** Looks requests up in a table of addresses. */
export function deskRoutes(addresses: readonly Address[]): Routes {
  const rows = addresses.map(({ path, ...row }) => ({ ...row, pattern: patternOf(path) }))
  return (method, path) => {
    const asked = method === 'HEAD' ? 'GET' : method
    return rows.find((row) => row.method === asked && row.pattern.test(path))?.who ?? null
  }
}

function patternOf(path: string): RegExp {
  const pattern = path.replace(/\./g, '\\.').replace(/:(\w+\+?)/g, (_match, part: string) => {
    if (!PARTS[part]) throw new Error(`No address of the desk has a part called ${part}`)
    return `(?:${PARTS[part]})`
  })
  return new RegExp(`^${pattern}$`)
}
