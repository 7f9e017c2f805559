import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestProject } from 'vitest/node'
import { makeTables } from './empty-desk.ts'

/** Makes the tables once, in a file that all desks are copied from. */
export default function make(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'noren-empty-file-'))
  const file = join(folder, 'cms.db')
  makeTables(`file:${file}`)
  using tables = new DatabaseSync(file)
  tables.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  project.provide('emptyDesk', `file:${file}`)
  return () => rmSync(folder, { recursive: true })
}
