/** Facts of a log line. Never what a visitor wrote, nor an address of theirs. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>

export type LogLevel = 'info' | 'warn' | 'error'

/**
 * One line of JSON, with its line feed. Control characters, line separators and direction marks are
 * escaped, so that no value can forge a second line or repaint a terminal (hostile inputs X05).
 */
export function logLine(level: LogLevel, event: string, facts: LogFacts): string {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })
  return `${line.replace(UNSAFE, escapeCharacter)}\n`
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

const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

function escapeCharacter(character: string): string {
  return [...character]
    .flatMap((each) => Array.from({ length: each.length }, (_, index) => each.charCodeAt(index)))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('')
}
