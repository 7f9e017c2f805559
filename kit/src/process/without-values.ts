/** The codes of databases that say that a value, or a statement with values in it, cannot be taken. */
const ABOUT_VALUES = /^(?:2[23]|42601|SQLITE_(?:CONSTRAINT|MISMATCH|ERROR))/

/**
 * What an error says, without the values that its message quotes: Drizzle repeats the whole query with
 * them, PostgreSQL the value that it does not take, and a parser what stands where it gave up.
 */
export function saidBy({ message, name }: Error, code = ''): string {
  const quotes = ABOUT_VALUES.test(code) || name === 'SyntaxError'
  return withoutQuery(quotes ? message.replace(/["'].*["']/s, '"…"') : message)
}

/** A text of a program that may repeat a failed query: what comes before that. */
export function withoutQuery(text: string): string {
  return text.replace(/Failed query:.*/s, 'a query failed')
}
