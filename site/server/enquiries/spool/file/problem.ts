import { errorFacts } from '@noren/kit/process/log'
import { NewerSchema } from '../newer-schema.ts'
import type { Problem } from '../part-state.ts'

/** A database that opens but cannot be relied on. */
export class Damaged extends Error {
  constructor() {
    super('The database is damaged')
    this.name = 'Damaged'
  }
}

const BUSY = 5
const TABLE_LOCKED = 6
const CONSTRAINT = 19

const UNWRITABLE =
  'Make the file and its folder writable for the user the site runs as; a folder of that name has to go'
const DAMAGED =
  'Move the file away together with its -wal and -shm, and keep them: enquiries may be saved from them. A new one is made'

/** What to do, by SQLite's result code. */
const TODO = new Map([
  [1, DAMAGED],
  [3, UNWRITABLE],
  [BUSY, 'Another program keeps the file locked: end it'],
  [TABLE_LOCKED, 'Another program keeps the file locked: end it'],
  [8, UNWRITABLE],
  [10, 'Look whether the disk is full or failing'],
  [11, DAMAGED],
  [13, 'The disk is full: free some space'],
  [14, UNWRITABLE],
  [26, DAMAGED],
])

/** Explains why the database of the enquiries cannot be used. */
export function databaseProblem(error: unknown): Problem {
  const code = resultCode(error)
  const todo =
    error instanceof NewerSchema
      ? 'Start the newer program, or move the file away and keep it'
      : error instanceof Damaged
        ? DAMAGED
        : TODO.get(code ?? 0)
  return { reason: String(errorFacts(error).error), todo: todo ?? 'Look at the file and its disk' }
}

/** Whether an error only means that another program holds the lock right now. */
export function isLocked(error: unknown): boolean {
  const code = resultCode(error)
  return code === BUSY || code === TABLE_LOCKED
}

/** Whether the error is the file's, not the statement's. */
export function isFileProblem(error: unknown): boolean {
  const code = resultCode(error)
  return error instanceof NewerSchema || (code !== null && code !== CONSTRAINT)
}

/** SQLite's primary result code of an error, https://sqlite.org/rescode.html; `null` for others. */
function resultCode(error: unknown): number | null {
  if (!(error instanceof Error && 'errcode' in error)) return null
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null
}
