import { sql } from '@payloadcms/db-sqlite'
import { executeAuthStrategies, type Payload } from 'payload'
import { isInFile } from '../base/which-database.ts'

/** What the HTTP server needs from the desk before it lets a request in. */
export type DeskForServer = {
  /** Names that may appear in the desk's addresses. */
  names: {
    collections: readonly string[]
    uploads: readonly string[]
    globals: readonly string[]
  }
  /** Whether there is any account yet. */
  hasAccount: () => Promise<boolean>
  /** Whether a signed-in member of staff sent these headers. */
  isSignedIn: (headers: Headers) => Promise<boolean>
  /** Writes a consistent copy of the database into a new file. */
  copyDatabase: (file: string) => Promise<void>
}

/** Answers from the configuration and the database of the desk. */
export function createDeskForServer(payload: Payload): DeskForServer {
  // Payload's own collections are not content: those the desk needs are listed by name.
  const collections = payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  let isFounded = false
  return {
    names: {
      collections: collections.map(({ slug }) => slug),
      uploads: collections.filter(({ upload }) => upload).map(({ slug }) => slug),
      globals: payload.config.globals.map(({ slug }) => slug),
    },
    hasAccount: async () => {
      if (!isFounded) isFounded = (await payload.count({ collection: 'users' })).totalDocs > 0
      return isFounded
    },
    isSignedIn: async (headers) => {
      const { user } = await executeAuthStrategies({ headers, payload })
      return user !== null
    },
    copyDatabase: async (file) => {
      if (!isInFile(payload.db)) throw new Error('The database is on a server: use pg_dump.')
      await payload.db.drizzle.run(sql`VACUUM INTO ${file}`)
    },
  }
}
