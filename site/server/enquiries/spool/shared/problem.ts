import { errorFacts } from '@noren/kit/process/log'
import { NewerSchema } from '../newer-schema.ts'
import type { Problem } from '../part-state.ts'

/** No answer came in time. */
export class Late extends Error {
  readonly code = 'LATE'

  constructor() {
    super('PostgreSQL does not answer in time')
    this.name = 'Late'
  }
}

const UNREACHABLE = 'See that PostgreSQL runs and is where SPOOL_URL says'
const REFUSED = 'Put the user and the password in SPOOL_URL right'
/** Codes of the network, of the driver, and of a server that starts, stops or was killed. */
const IS_AWAY = /^(E[A-Z_]+|CONNECTION_[A-Z]+|57P0[0-9])$/
const UNKNOWN = 'Look into the log of PostgreSQL'

/** The problem as a sentence and what to do about it, by the code of the network or of PostgreSQL. */
const PROBLEMS = new Map<string, Problem>([
  ['LATE', { reason: 'no answer in time', todo: UNREACHABLE }],
  ['CONNECT_TIMEOUT', { reason: 'no answer in time', todo: UNREACHABLE }],
  ['28000', { reason: 'login refused', todo: REFUSED }],
  ['28P01', { reason: 'login refused', todo: REFUSED }],
  ['3D000', { reason: 'no such database', todo: 'Create the database that SPOOL_URL names' }],
  [
    '42501',
    {
      reason: 'not permitted',
      todo: 'Let the user of SPOOL_URL create a schema in the database, or make it the owner of noren_spool',
    },
  ],
  [
    '25006',
    { reason: 'it can only be read', todo: 'Name the primary server in SPOOL_URL, not a standby' },
  ],
  ['53100', { reason: 'its disk is full', todo: 'Free some space on the disk of PostgreSQL' }],
  [
    '53300',
    { reason: 'too many connections', todo: 'Raise max_connections: each site takes up to ten' },
  ],
])

/**
 * Explains why the shared spool cannot be used; never with PostgreSQL's message, which may quote values.
 */
export function sharedProblem(error: unknown): Problem {
  if (error instanceof NewerSchema)
    return { reason: error.message, todo: 'Start the newer program' }
  const code = String(errorFacts(error).code ?? '')
  const known = PROBLEMS.get(code)
  if (known) return known
  if (IS_AWAY.test(code)) return { reason: 'no connection', todo: UNREACHABLE }
  return { reason: code === '' ? 'unusable' : `error ${code}`, todo: UNKNOWN }
}

/** Whether the error is the statement's, not the database's: classes 22 and 23 of PostgreSQL. */
export function isStatementError(error: unknown): boolean {
  return /^2[23]...$/.test(String(errorFacts(error).code ?? ''))
}
