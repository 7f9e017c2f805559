import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { BackupFailure } from './failure.ts'
import { type Entry, type Manifest, PARTS } from './manifest.ts'
import { objectReader, type ReadObject } from './objects.ts'
import { DATABASES } from './parts.ts'
import { dumpDamage } from './postgres.ts'
import { countRows, sqliteDamage } from './sqlite.ts'
import type { Target } from './target.ts'

/** The finding about one part: a line for the operator, and the problem, if any. */
export type Finding = { line: string; damage: string[] }

/** The tables whose counts say most. */
const COUNTED: { readonly [file: string]: readonly string[] } = {
  [DATABASES.spool.file]: ['enquiries'],
  [DATABASES.desk.file]: ['enquiries', 'restaurants', 'media', 'users'],
}

/** Reads everything a backup names and opens its databases; one finding for each part, in order. */
export async function* verifyBackup(target: Target, manifest: Manifest): AsyncGenerator<Finding> {
  const read = await objectReader(target)
  const folder = await mkdtemp(join(tmpdir(), 'noren-verify-'))
  try {
    for (const part of PARTS) {
      const entries = manifest.files.filter((entry) => entry.part === part)
      const bytes = entries.reduce((sum, { size }) => sum + size, 0)
      const found: Found[] = []
      for (const entry of entries) found.push(await verifyEntry(read, entry, folder))
      const damage = found.flatMap(({ damage }) => damage ?? [])
      const facts = found.flatMap(({ facts }) => facts ?? [])
      const state = damage.length === 0 ? 'whole' : 'DAMAGED'
      const size = `${entries.length} files, ${(bytes / 1e6).toFixed(1)} MB`
      yield { line: [`${part}: ${state}`, size, ...facts].join(', '), damage }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Found = { facts?: string; damage?: string }

/** Reads one file; a database is opened as well. */
async function verifyEntry(read: ReadObject, entry: Entry, folder: string): Promise<Found> {
  try {
    if (entry.part !== 'spool' && entry.part !== 'desk') {
      await read(entry)
      return {}
    }
    const file = join(folder, basename(entry.path))
    await read(entry, file)
    const damage = await databaseDamage(file)
    if (damage !== null) return { damage: `${entry.path} cannot be relied on: ${damage}` }
    const tables = COUNTED[entry.path]
    return tables ? { facts: countRows(file, tables) } : {}
  } catch (error) {
    if (error instanceof BackupFailure) return { damage: error.message }
    throw error
  }
}

/** The problem of a database in a backup, a SQLite file or a dump; `null` when it is whole. */
export async function databaseDamage(file: string): Promise<string | null> {
  return file.endsWith('.dump') ? dumpDamage(file) : sqliteDamage(file)
}
