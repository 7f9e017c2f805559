import { format } from 'node:util'
import { errorFacts, faultFacts, log } from '@noren/kit/process/log'
import { withoutQuery } from '@noren/kit/process/without-values'

/** Longest text of other programs that is logged. */
const TEXT_LIMIT = 2000
/** How deep into objects is printed. */
const DEPTH = 3

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
      const text = format(
        ...said.filter((each) => !(each instanceof Error)).map((each) => withoutFaults(each)),
      )
      log(level, 'printed', {
        text: withoutQuery(text).slice(0, TEXT_LIMIT),
        ...(fault !== undefined && faultFacts(fault)),
      })
    }
  }
}

/** A value as it is printed, with the errors in it shortened too. */
function withoutFaults(value: unknown, depth = DEPTH): unknown {
  if (value instanceof Error) return errorFacts(value).error
  const inner = (each: unknown) => withoutFaults(each, depth - 1)
  if (Array.isArray(value)) return depth === 0 ? '…' : value.map(inner)
  if (!isPlain(value)) return value
  return depth === 0
    ? '…'
    : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inner(each)]))
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && value.constructor === Object
}
