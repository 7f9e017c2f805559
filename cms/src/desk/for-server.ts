import { sql } from '@payloadcms/db-sqlite'
import { type Endpoint, executeAuthStrategies, type Payload, type SanitizedConfig } from 'payload'
import { isInFile } from '../base/which-database.ts'
import { type Caller, callerOf } from '../staff/access/caller.ts'
import { type ScreenFor, screensOf } from './screens/screen-data.ts'

/** Who may call an endpoint of ours, and where. The path may have parts such as `:id`. */
type Call = { caller: Caller; method: string; path: string }

/** What the HTTP server needs from the desk before it lets a request in. */
export type DeskForServer = {
  /** Names that may appear in the desk's addresses, by the part they take there. */
  names: { readonly [part: string]: readonly string[] }
  /** Our own endpoints. */
  calls: readonly Call[]
  /** Whether there is any account yet. */
  hasAccount: () => Promise<boolean>
  /** Whether a signed-in member of staff sent these headers. */
  isSignedIn: (headers: Headers) => Promise<boolean>
  /** What a screen of ours shows to whoever sent the request. */
  screenFor: ScreenFor
  /** Writes a consistent copy of the database into a new file. */
  copyDatabase: (file: string) => Promise<void>
}

/** Answers from the configuration and the database of the desk. */
export function createDeskForServer(payload: Payload): DeskForServer {
  let isFounded = false
  return {
    names: namesIn(payload.config),
    calls: callsIn(payload.config),
    hasAccount: async () => {
      if (!isFounded) isFounded = (await payload.count({ collection: 'users' })).totalDocs > 0
      return isFounded
    },
    isSignedIn: async (headers) => {
      const { user } = await executeAuthStrategies({ headers, payload })
      return user !== null
    },
    screenFor: screensOf(payload),
    copyDatabase: async (file) => {
      if (!isInFile(payload.db)) throw new Error('The database is on a server: use pg_dump.')
      await payload.db.drizzle.run(sql`VACUUM INTO ${file}`)
    },
  }
}

function namesIn({ collections, globals }: SanitizedConfig): DeskForServer['names'] {
  // Payload's own collections are not content: those the desk needs are listed by name.
  const own = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  return {
    collection: slugsOf(own),
    duplicable: slugsOf(own.filter(({ disableDuplicate }) => !disableDuplicate)),
    versioned: slugsOf(own.filter(({ versions }) => versions)),
    upload: slugsOf(own.filter(({ upload }) => upload)),
    global: slugsOf(globals),
    versionedGlobal: slugsOf(globals.filter(({ versions }) => versions)),
  }
}

function slugsOf(kinds: readonly { slug: string }[]): string[] {
  return kinds.map(({ slug }) => slug)
}

function callsIn({ collections, globals, endpoints }: SanitizedConfig): Call[] {
  return [
    ...callsAt('/api', endpoints),
    ...collections.flatMap(({ slug, endpoints }) => callsAt(`/api/${slug}`, endpoints || [])),
    ...globals.flatMap(({ slug, endpoints }) => callsAt(`/api/globals/${slug}`, endpoints || [])),
  ]
}

/** Those among the endpoints of a place that have our mark; Payload's have none. */
function callsAt(
  place: string,
  endpoints: readonly Pick<Endpoint, 'custom' | 'method' | 'path'>[],
): Call[] {
  return endpoints.flatMap((endpoint) => {
    const caller = callerOf(endpoint)
    const path = place + (endpoint.path === '/' ? '' : endpoint.path)
    return caller ? [{ caller, method: endpoint.method.toUpperCase(), path }] : []
  })
}
