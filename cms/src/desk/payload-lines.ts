import { errorFacts, faultFacts } from '@noren/kit/process/log'
import { requestId } from '@noren/kit/process/request-scope'
import { withoutQuery } from '@noren/kit/process/without-values'
import type { Config } from 'payload'
import { noteFault } from '../base/payload-insides/logged-faults.ts'

type Options = Extract<NonNullable<Config['logger']>, { options: unknown }>['options']

/**
 * Makes Payload's logger write lines like our own: the same keys for time, level and event. Whole errors,
 * and the event it takes from their message, contain the values of a failed query.
 */
export const LINES: Options = {
  level: 'warn',
  base: null,
  messageKey: 'event',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
  mixin: () => ({ request: requestId() }),
  hooks: {
    logMethod([about, said], method) {
      const { msg, ...facts } = factsOf(about)
      const event = said ?? msg ?? errorFacts(faultIn(about)).error
      method.apply(this, [facts, withoutQuery(String(event))])
    },
  },
}

function factsOf(about: unknown): { [key: string]: unknown } {
  if (typeof about === 'string') return { msg: about }
  const facts = about instanceof Error ? { err: about } : { ...(about ?? {}) }
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      value instanceof Error ? noted(value) : value,
    ]),
  )
}

function noted(fault: Error) {
  noteFault(fault)
  return faultFacts(fault)
}

/** The error that a line is about. */
function faultIn(about: unknown): unknown {
  return typeof about === 'object' && about !== null && 'err' in about ? about.err : about
}
