import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/testing/postgres.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces are merged
  interface ProvidedContext {
    /** Address of a database with the desk's empty tables, on a server of its own. */
    emptyDesk: string
  }
}

/** Starts the server all tests share, and makes the tables once for all desks to be copied from. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const address = server.database('empty-desk')
  const dataDir = mkdtempSync(join(tmpdir(), 'noren-empty-desk-'))
  const { PATH, HOME } = process.env
  execFileSync(process.execPath, [join(import.meta.dirname, '../server/migrate.ts')], {
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: address },
    stdio: 'inherit',
  })
  rmSync(dataDir, { recursive: true })
  project.provide('emptyDesk', address)
  return async () => server[Symbol.asyncDispose]()
}
