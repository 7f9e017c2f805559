import type { Sql } from 'postgres'
import { SCHEMA } from './migrations.ts'
import { Late } from './problem.ts'

/** How long a statement may take, in ms: a visitor waits for it. */
const DEADLINE_MS = 3000
const CONNECT_S = 2
const STATEMENT_MS = 2000

/**
 * After this long without a sign of us the server closes our connection and releases its locks: 10 s of
 * silence, then three probes 5 s apart.
 */
const DEAD_PEER = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
}

type ClientOptions = {
  /** Connections at most. */
  max: number
  /** Settings of the server, for these connections. */
  settings?: Record<string, string>
  /** Called when one of them is lost. */
  closed?: () => void
}

/**
 * Opens connections to the shared spool, at the first statement.
 *
 * Only send single statements through it: in a transaction of the driver (3.4.9) the loss of a connection
 * ends the process.
 */
export async function openClient(
  url: string,
  { max, settings = {}, closed = () => {} }: ClientOptions,
): Promise<Sql> {
  const { default: postgres } = await import('postgres')
  return postgres(url, {
    max,
    // A single connection is kept open for its locks.
    idle_timeout: max === 1 ? 0 : 60,
    max_lifetime: null,
    connect_timeout: CONNECT_S,
    keep_alive: 10,
    fetch_types: false,
    onnotice: () => {},
    onclose: closed,
    connection: {
      application_name: 'noren-site',
      search_path: SCHEMA,
      statement_timeout: STATEMENT_MS,
      ...DEAD_PEER,
      ...settings,
    },
  })
}

/** Ends all connections, also those without an answer. */
export async function closeClient(sql: Sql): Promise<void> {
  await sql.end({ timeout: 0 }).catch(() => {})
}

/** @throws {Late} when an answer takes longer than a visitor can wait */
export async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late()), DEADLINE_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
