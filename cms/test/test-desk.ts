import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload, SanitizedConfig } from 'payload'
import { handleEndpoints } from 'payload'
import { type TestDatabase, testDatabase } from './test-database.ts'

/** A real desk over an empty database in a folder of its own. */
export type TestDesk = {
  payload: Payload
  dataDir: string
  /** Sends a request to the desk's API as the network would, signed in with `token` if given. */
  request: (path: string, init?: RequestInit & { token?: string }) => Promise<Response>
  /** What another program finds in the database. */
  seenFromOutside: TestDatabase['query']
  /** What the database's files hold, byte by byte. */
  storedEnquiries: TestDatabase['storedEnquiries']
  close: () => Promise<void>
}

/** Settings are read when the modules load, so a test file opens one desk, before any import of them. */
export async function openTestDesk(env: Record<string, string> = {}): Promise<TestDesk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'noren-cms-'))
  const database = await testDatabase(dataDir)
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a secret for tests',
    INTERNAL_TOKEN: 'a key for tests',
    PAYLOAD_LOG_LEVEL: 'error',
    ...database.env,
    ...env,
  })
  const { getPayload } = await import('payload')
  const { default: pending } = await import('../src/payload.config.ts')
  const config: SanitizedConfig = await pending
  const payload = await getPayload({ config })
  return {
    payload,
    dataDir,
    request: async (path, { token, ...init } = {}) => {
      const headers = new Headers(init.headers)
      if (token) headers.set('Authorization', `JWT ${token}`)
      if (init.body && !headers.has('Content-Type') && typeof init.body === 'string') {
        headers.set('Content-Type', 'application/json')
      }
      const request = new Request(new URL(path, 'http://localhost:3001'), { ...init, headers })
      return handleEndpoints({ config, request })
    },
    seenFromOutside: database.query,
    storedEnquiries: database.storedEnquiries,
    close: async () => {
      await payload.destroy()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
