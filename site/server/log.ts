import { type LogFacts, type LogLevel, logLine } from '@noren/contract/process/log-line'
import { requestId } from './request-scope.ts'

export { errorFacts, type LogFacts } from '@noren/contract/process/log-line'

/** Writes one line of JSON, with the id of the request it is about; see {@link logLine}. */
export function log(level: LogLevel, event: string, facts: LogFacts = {}): void {
  const stream = level === 'info' ? process.stdout : process.stderr
  stream.write(logLine(level, event, { request: requestId(), ...facts }))
}
