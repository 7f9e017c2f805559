import { errorFacts, type LogFacts, type LogLevel, logLine } from '@noren/contract/process/log-line'
import { requestId } from './request-scope.ts'

/** Places named of where a fault happened. */
const FRAMES = 8

/** Writes one line of JSON, with the id of the request it is about; see {@link logLine}. */
export function log(level: LogLevel, event: string, facts: LogFacts = {}): void {
  const stream = level === 'info' ? process.stdout : process.stderr
  stream.write(logLine(level, event, { request: requestId(), ...facts }))
}

/**
 * What can be said of a fault on one line, with where it happened: much of the desk is not our own
 * code. Places hold no data; the rest of a stack repeats the message, which may.
 */
export function faultFacts(error: unknown): LogFacts {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frames = stack.split('\n').flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? [])
  return { ...errorFacts(error), at: frames.slice(0, FRAMES).join(' < ') || undefined }
}
