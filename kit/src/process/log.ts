import { requestId } from './request-scope.ts'
import { saidBy, withoutQuery } from './without-values.ts'

/** Fields of a log line. Never what a visitor wrote, nor their address. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>

type LogLevel = 'info' | 'warn' | 'error'

/** Characters logged of what an error says. */
const LIMIT = 500

/** Stack frames logged of where an error happened. */
const FRAMES = 8

/**
 * Writes one line of JSON, with the id of its request. Escapes control characters, line separators and
 * direction marks, so that no value can forge a second line or repaint a terminal (hostile inputs X05).
 */
export function log(level: LogLevel, event: string, facts: LogFacts = {}): void {
  const time = new Date().toISOString()
  const line = JSON.stringify({ time, level, event, request: requestId(), ...facts })
  const stream = level === 'info' ? process.stdout : process.stderr
  stream.write(`${harmless(line)}\n`)
}

/** A text in which no character moves the cursor, repaints a terminal or begins another line. */
export function harmless(text: string): string {
  return text.replace(UNSAFE, escapeCharacter)
}

/**
 * Goes on without a log once nobody reads it any more. A closed pipe would end the site, and the desk
 * would report for ever that it cannot report.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/**
 * An error on one line: its message and code, never its stack or data. For a failed query the message is
 * the database's, since the query's own repeats the values, and without what that quotes of them.
 */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: withoutQuery(String(error)).slice(0, LIMIT) }
  if ('query' in error && 'params' in error) return errorFacts(error.cause ?? 'a query failed')
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { error: saidBy(error, code).slice(0, LIMIT), ...(code && { code }) }
}

/** Ends the program at an error that nobody caught, with one line: Node would print all of it, the values of a failed query too. */
export function endOnFault(): void {
  process.once('uncaughtException', (error: unknown) => {
    log('error', 'the program ended by an error that nobody caught', faultFacts(error))
    process.exit(1)
  })
}

/**
 * As {@link errorFacts}, with the place of the error, since much of the desk is not our own code. Places
 * contain no data; the rest of a stack repeats the message, which may.
 */
export function faultFacts(error: unknown): LogFacts {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frames = stack.split('\n').flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? [])
  return { ...errorFacts(error), at: frames.slice(0, FRAMES).join(' < ') || undefined }
}

/** {@link faultFacts} as a line for people at a terminal. */
export function faultLine(error: unknown): string {
  const { error: said, at } = faultFacts(error)
  return at ? `${said} (${at})` : `${said}`
}

const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

function escapeCharacter(character: string): string {
  return [...character]
    .flatMap((each) => Array.from({ length: each.length }, (_, index) => each.charCodeAt(index)))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('')
}
