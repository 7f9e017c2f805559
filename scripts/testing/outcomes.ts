import { writeFileSync } from 'node:fs'
import * as v from 'valibot'

/**
 * How one test went. `proved`: it ran, asserted something and passed at the first try; nothing else
 * says anything about the program. `flaky`: it passed, but only when tried again.
 */
const OUTCOMES = ['proved', 'flaky', 'failed', 'skipped'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** One test by its own title, without those of its file and groups. */
export type TestOutcome = { title: string; outcome: Outcome }

/** The variable that tells a runner's reporter where its outcomes go. */
export const OUTCOMES_FILE = 'TEST_OUTCOMES_FILE'

const outcomes = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ title: v.string(), outcome: v.picklist(OUTCOMES) })),
)

/** Writes the outcomes of a whole run where {@link OUTCOMES_FILE} says; nowhere when it is unset. */
export function reportOutcomes(tests: readonly TestOutcome[]): void {
  const file = process.env[OUTCOMES_FILE]
  if (file) writeFileSync(file, JSON.stringify(tests))
}

/** Reads what {@link reportOutcomes} wrote; `null` when a run ended before it wrote that. */
export function readOutcomes(text: string): TestOutcome[] | null {
  const result = v.safeParse(outcomes, text)
  return result.success ? result.output : null
}
