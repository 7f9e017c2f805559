import { COUNTED, type Counts, sumOf } from './counts.ts'
import type { TestOutcome } from './outcomes.ts'
import type { Performed } from './perform.ts'

const SLOWEST = 10

/**
 * The report at the end of a run of tests, line by line.
 * @param seconds from its beginning to its end
 * @param slots how many runs it had beside each other
 */
export function closingTable(
  performed: ReadonlyMap<string, Performed>,
  seconds: number,
  slots: number,
): string[] {
  const all = [...performed.values()]
  const tests = all.flatMap(({ tally }) => tally.tests)
  const work = all.reduce((sum, run) => sum + run.seconds, 0)
  return [
    'The slowest files:',
    ...slowestFiles(tests).map(({ file, ms, count }) => line(ms / 1000, `${file} (${count})`)),
    'By run:',
    ...[...performed].map(([name, run]) =>
      line(run.seconds, `${name} (${run.tally.tests.length})`),
    ),
    `Started: ${said(sumOf(all.map(({ counts }) => counts)))}`,
    `${Math.round(seconds)} s for ${Math.round(work)} s of work, ${slots} beside each other`,
  ]
}

function slowestFiles(tests: readonly TestOutcome[]) {
  return [...Map.groupBy(tests, ({ file }) => file)]
    .map(([file, own]) => ({
      file,
      ms: own.reduce((sum, { ms }) => sum + ms, 0),
      count: own.length,
    }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
}

function line(seconds: number, what: string): string {
  return `${seconds.toFixed(1).padStart(9)} s  ${what}`
}

function said(counts: Counts): string {
  return COUNTED.map((what) => `${what} ${counts[what] ?? 0}`).join(', ')
}
