import { format } from 'node:util'
import { faultFacts, log } from '@noren/contract/process/log'

/** Longest text of other programs that is logged. */
const TEXT_LIMIT = 2000

/**
 * Turns what Next and packages print into lines like our own, so that the log is one JSON object a
 * line. Errors are shortened as ours are: printed whole they contain the values of a failed query.
 */
export function printLines(): void {
  for (const [method, level] of [
    ['log', 'info'],
    ['info', 'info'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const) {
    console[method] = (...said: unknown[]) => {
      const fault = said.find((each) => each instanceof Error)
      const text = format(...said.filter((each) => !(each instanceof Error)))
      log(level, 'printed', {
        text: text.slice(0, TEXT_LIMIT),
        ...(fault !== undefined && faultFacts(fault)),
      })
    }
  }
}
