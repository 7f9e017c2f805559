import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload, SanitizedConfig } from 'payload'
import { handleEndpoints } from 'payload'
import { afterAll } from 'vitest'
import { type TestDatabase, testDatabase } from './test-database.ts'

const ORIGIN = 'http://localhost:3001'

/**
 * Sends a request as the network would, in Japanese unless a header says otherwise: without a body a GET,
 * otherwise a POST. A text or a form is sent as it is, anything else as JSON.
 */
export type Send = (
  path: string,
  body?: unknown,
  method?: string,
  headers?: Record<string, string>,
) => Promise<Response>

/** A real desk over an empty database in a temporary folder. */
export type TestDesk = {
  payload: Payload
  dataDir: string
  /** Sends requests without signing in. */
  stranger: Send
  /** Sends requests with the token of a session. */
  bearer: (token: string) => Send
  /** Queries the database as another program would. */
  seenFromOutside: TestDatabase['query']
  /** The content of the database's files, byte by byte. */
  storedEnquiries: TestDatabase['storedEnquiries']
}

/**
 * Opens the desk of a test file, which closes when its tests are over. Settings are read when the modules
 * load, so a file opens one desk, before any import of them.
 */
export async function openTestDesk(env: Record<string, string> = {}): Promise<TestDesk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'noren-cms-'))
  const database = await testDatabase(dataDir)
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a secret of the tests, 32 letters or more',
    INTERNAL_TOKEN: 'a key for tests',
    PAYLOAD_LOG_LEVEL: 'error',
    ...database.env,
    ...env,
  })
  const { getPayload } = await import('payload')
  const { default: pending } = await import('../src/desk/payload.config.ts')
  const config: SanitizedConfig = await pending
  const payload = await getPayload({ config })
  afterAll(async () => {
    await payload.destroy()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const sender =
    (signedIn: Record<string, string>): Send =>
    (path, body, method = body === undefined ? 'GET' : 'POST', headers = {}) => {
      const isAsItIs = typeof body === 'string' || body instanceof FormData
      const sent = isAsItIs ? body : JSON.stringify(body)
      const type: Record<string, string> =
        typeof sent === 'string' ? { 'Content-Type': 'application/json' } : {}
      const init = { method, headers: { ...type, ...signedIn, ...headers }, body: sent ?? null }
      return handleEndpoints({ config, request: new Request(new URL(path, ORIGIN), init) })
    }
  return {
    payload,
    dataDir,
    stranger: sender({}),
    bearer: (token) => sender({ Authorization: `JWT ${token}` }),
    seenFromOutside: database.query,
    storedEnquiries: database.storedEnquiries,
  }
}
