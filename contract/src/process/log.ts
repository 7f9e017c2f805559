import { requestId } from './request-scope.ts'

/** Facts of a log line. Never what a visitor wrote, nor an address of theirs. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>

type LogLevel = 'info' | 'warn' | 'error'

/** Places named of where a fault happened. */
const FRAMES = 8

/**
 * Writes one line of JSON, with the id of the request it is about. Control characters, line separators
 * and direction marks are escaped, so that no value can forge a second line or repaint a terminal
 * (hostile inputs X05).
 */
export function log(level: LogLevel, event: string, facts: LogFacts = {}): void {
  const time = new Date().toISOString()
  const line = JSON.stringify({ time, level, event, request: requestId(), ...facts })
  const stream = level === 'info' ? process.stdout : process.stderr
  stream.write(`${line.replace(UNSAFE, escapeCharacter)}\n`)
}

/**
 * What can be said of an error on one line: its message and code, never its stack or data. Of a
 * failed query that is what the database said: the query's own message repeats the values.
 */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: String(error) }
  if ('query' in error && 'params' in error) return errorFacts(error.cause ?? 'a query failed')
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { error: error.message.slice(0, 500), ...(code && { code }) }
}

/**
 * As {@link errorFacts}, with where it happened: much of the desk is not our own code. Places hold no
 * data; the rest of a stack repeats the message, which may.
 */
export function faultFacts(error: unknown): LogFacts {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frames = stack.split('\n').flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? [])
  return { ...errorFacts(error), at: frames.slice(0, FRAMES).join(' < ') || undefined }
}

const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

function escapeCharacter(character: string): string {
  return [...character]
    .flatMap((each) => Array.from({ length: each.length }, (_, index) => each.charCodeAt(index)))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('')
}
