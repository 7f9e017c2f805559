import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

/**
 * The result of one test. `proved`: it ran, asserted something and passed at the first try; nothing else
 * says anything about the program. `flaky`: it passed, but only when tried again.
 */
const OUTCOMES = ['proved', 'flaky', 'failed', 'skipped'] as const
export type Outcome = (typeof OUTCOMES)[number]

const outcomes = v.array(
  v.object({
    /** Its own title, without those of its file and groups. */
    title: v.string(),
    /** What it `proves`. */
    proves: v.pipe(v.array(v.string()), v.readonly()),
    /** The path of its file in the checkout. */
    file: v.string(),
    /** With what was started for it and with every try. */
    ms: v.number(),
    outcome: v.picklist(OUTCOMES),
    /** The runner's message about its first failed try. */
    reason: v.optional(v.string()),
  }),
)

/** One test of a run. */
export type TestOutcome = v.InferOutput<typeof outcomes>[number]

/** The variable that names the file for a reporter's outcomes. */
export const OUTCOMES_FILE = 'TEST_OUTCOMES_FILE'

/** A runner's error message as it is stored: without colours, and only its beginning. */
export function reasonOf(message: string | undefined): string | undefined {
  return message && stripVTControlCharacters(message).slice(0, 1000)
}

/** Writes the outcomes of a whole run where {@link OUTCOMES_FILE} says; nowhere when it is unset. */
export function reportOutcomes(tests: readonly TestOutcome[]): void {
  const file = process.env[OUTCOMES_FILE]
  if (file) writeFileSync(file, JSON.stringify(tests))
}

/** Reads what {@link reportOutcomes} wrote; `null` when a run ended before it wrote that. */
export function readOutcomes(text: string): TestOutcome[] | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), outcomes), text)
  return result.success ? result.output : null
}
