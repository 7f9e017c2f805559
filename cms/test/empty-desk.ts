import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QUICKLY } from './program.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces are merged
  interface ProvidedContext {
    /** Address of the database with the desk's empty tables, from which each test's desk is copied. */
    emptyDesk: string
  }
}

const MIGRATE = join(import.meta.dirname, '../server/migrate.ts')

/** Makes the desk's tables in the empty database of an address. */
export function makeTables(address: string): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'noren-empty-desk-'))
  const { PATH, HOME } = process.env
  execFileSync(process.execPath, [...QUICKLY, MIGRATE], {
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: address },
    stdio: 'inherit',
  })
  rmSync(dataDir, { recursive: true })
}
