import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The costly steps: programs started, and pages opened in a browser. */
export const COUNTED = ['site', 'desk', 'PostgreSQL', 'browser', 'page'] as const
export type Counted = (typeof COUNTED)[number]

/** How many of each there were. */
export type Counts = { [what in Counted]?: number }

/** The variable that names the file where the processes of a run count. */
export const COUNTS_FILE = 'TEST_COUNTS_FILE'

/** Counts one more; outside of a run, nothing. */
export function counted(what: Counted): void {
  const file = process.env[COUNTS_FILE]
  if (file) appendFileSync(file, `${what}\n`)
}

/** Adds up what the processes of a run have counted. */
export function readCounts(file: string): Counts {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const counts: Counts = {}
  for (const what of COUNTED) counts[what] = lines.filter((line) => line === what).length
  return counts
}

export function sumOf(all: readonly Counts[]): Counts {
  const sum: Counts = {}
  for (const what of COUNTED) {
    sum[what] = all.reduce((total, counts) => total + (counts[what] ?? 0), 0)
  }
  return sum
}
