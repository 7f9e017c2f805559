import type { Received } from './connection.ts'
import type { Sent } from './grammar.ts'

/** What no answer contains: a stack, a folder of the program, words of a database. */
const INSIDE = /\n\s+at .+:\d+|node_modules|file:\/\/\/|SQLITE_|syntax error at|ECONNREFUSED/

/** An answer's head; a HEAD request's has no body, so what follows one is found by its first line. */
const HEADS = /HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/g

/** What is wrong with what a program answered; nothing for what it may answer anything. */
export function faultsOf({ bytes }: Sent, { text, closed, ms }: Received): string[] {
  const answers = [...text.matchAll(HEADS)].filter(([, status = '']) => status !== '100')
  const faults = answers.flatMap(([, status = '', headers = '']) => faultsOfAnswer(status, headers))
  if (!closed) faults.push(`held for ${Math.round(ms)} ms`)
  if (text !== '' && !text.startsWith('HTTP/1.1 ')) faults.push('no HTTP')
  if (INSIDE.test(text)) faults.push('reveals the program')
  // Each request has one line with a version; what has none may still be answered, by a refusal.
  const lines = bytes.match(/[^\n]*(?:\n|$)/g)?.length ?? 1
  if (answers.length > lines) faults.push(`${answers.length} answers to ${lines} lines`)
  return faults
}

/** Two answers may be 5xx: busy or without its disk, and only with the time to come again. */
function faultsOfAnswer(status: string, headers: string): string[] {
  const has = (line: RegExp) => line.test(headers)
  const faults: string[] = []
  if (status.startsWith('5') && !(status === '503' && has(/^retry-after: \d+\r$/im)))
    faults.push(`status ${status}`)
  if (!has(/^x-content-type-options: nosniff\r$/im)) faults.push(`${status} without nosniff`)
  if (!has(/^cache-control: /im) && /^[45]/.test(status)) faults.push(`${status} may be cached`)
  if (has(/^(?:server|x-powered-by): /im)) faults.push('names its program')
  if (has(/^location: (?:\/\/|\/\\|https?:\/\/(?!localhost:))/im)) faults.push('leads elsewhere')
  return faults
}
