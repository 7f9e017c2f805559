import { faultFacts } from '@noren/contract/process/log'
import { requestId } from '@noren/contract/process/request-scope'

/** Makes Payload's logger write lines like our own: the same words for time, level and event. */
export const LINES = {
  level: 'warn',
  base: null,
  messageKey: 'event',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
  mixin: () => ({ request: requestId() }),
  // Whole errors hold the values of a failed query.
  serializers: { err: faultFacts },
}
