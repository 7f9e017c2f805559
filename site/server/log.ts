/** Facts of a log line. Never what a visitor wrote, nor an address of theirs. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>

type Level = 'info' | 'warn' | 'error'

/**
 * Writes one line of JSON. Control characters, line separators and direction marks are escaped, so
 * that no value can forge a second line or repaint a terminal (hostile inputs X05).
 */
export function log(level: Level, event: string, facts: LogFacts = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })
  const stream = level === 'info' ? process.stdout : process.stderr
  stream.write(`${line.replace(UNSAFE, escapeCharacter)}\n`)
}

/** What can be said of an error on one line: its message and code, never its stack or data. */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: String(error) }
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
