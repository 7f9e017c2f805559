import type { Outcome, TestOutcome } from './outcomes.ts'

/**
 * The results of a run's tests; `faults` say why it failed in addition to its failed tests, each counts as
 * one.
 */
export type Tally = {
  passed: number
  failed: number
  skipped: number
  tests: readonly TestOutcome[]
  faults: readonly string[]
}

/** For a run that only prepares something. */
export const NO_TESTS: Tally = { passed: 0, failed: 0, skipped: 0, tests: [], faults: [] }

/**
 * @param succeeded whether the runner said so. One that says it failed without saying which test,
 *   that crashed before it wrote its outcomes, or that ran nothing at all, counts as one failure.
 */
export function count(name: string, tests: readonly TestOutcome[], succeeded: boolean): Tally {
  const having = (wanted: Outcome) => tests.filter(({ outcome }) => outcome === wanted).length
  const passed = having('proved') + having('flaky')
  const tally = { passed, failed: having('failed'), skipped: having('skipped'), tests, faults: [] }
  const broken = tally.failed === 0 && (!succeeded || passed === 0)
  return broken ? withFault(tally, `${name}: the runner failed, but names no failed test`) : tally
}

/** The same with one failure more. */
export function withFault(tally: Tally, fault: string): Tally {
  return { ...tally, failed: tally.failed + 1, faults: [...tally.faults, fault] }
}
