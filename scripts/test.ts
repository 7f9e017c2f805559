import { availableParallelism } from 'node:os'
import { runsForChanges } from './testing/changed.ts'
import { closingTable } from './testing/closing-table.ts'
import { sumOf } from './testing/counts.ts'
import { lastSeconds, rememberRun } from './testing/last-run.ts'
import type { TestOutcome } from './testing/outcomes.ts'
import { type Performed, perform } from './testing/perform.ts'
import { RUNS, type Run, runsNamed } from './testing/runs.ts'
import { runInOrder } from './testing/schedule.ts'
import { coverage, listedStatements } from './testing/statements.ts'
import { NO_TESTS, type Tally, withFault } from './testing/tally.ts'

/**
 * `npm test`: everything; `npm test -- unit e2e`: only these runs, and what they need;
 * `npm test -- --changed`: what the newest change can touch.
 */
const asked = process.argv.slice(2)
const isWhole = asked.length === 0
const began = performance.now()
const slots = availableParallelism()
const runs = runsAsked()
const isWatched = runs.filter(([, run]) => run.tests).length === 1

const results = await runInOrder(
  runs.map(([name, run]) => ({ name, needs: run.needs, run: () => said(name, run) })),
  slots,
  lastSeconds(),
)

const performed = new Map<string, Performed>()
const tallies: Tally[] = []
for (const [name, result] of results) {
  if (result instanceof Error) tallies.push(withFault(NO_TESTS, `${name}: ${result.message}`))
  else performed.set(name, result)
}
tallies.push(...[...performed.values()].map(({ tally }) => tally))
const tests = tallies.flatMap((tally) => tally.tests)
tallies.push(isWhole ? proveStatements(tests) : claimNothingFalse(tests))

const seconds = (performance.now() - began) / 1000
console.log(['', ...closingTable(performed, seconds, slots), ''].join('\n'))
for (const [outcome, words] of [
  ['flaky', 'passed only at a second try'],
  ['skipped', 'skipped'],
  ['failed', 'failed'],
] as const) {
  for (const test of tests.filter((test) => test.outcome === outcome)) {
    console.log(`${words}: ${test.title} (${test.file})`)
    if (test.reason) console.log(test.reason.replace(/^/gm, '    '))
  }
}
for (const fault of tallies.flatMap(({ faults }) => faults)) console.log(`failed: ${fault}`)
if (isWhole) {
  rememberRun({
    seconds,
    runs: Object.fromEntries([...performed].map(([name, run]) => [name, run.seconds])),
    counts: sumOf([...performed.values()].map(({ counts }) => counts)),
  })
}

const sum = (of: 'passed' | 'failed' | 'skipped') =>
  tallies.reduce((total, tally) => total + tally[of], 0)
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
process.exitCode = sum('failed') > 0 ? 1 : 0

function runsAsked(): [string, Run][] {
  if (asked[0] === '--changed') {
    const { runs, said } = runsForChanges()
    console.log(said.join('\n'))
    return Object.entries(runs)
  }
  try {
    return Object.entries(RUNS).filter(([name]) => runsNamed(asked).includes(name))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Performs a run, and says when it begins and its result. */
async function said(name: string, run: Run): Promise<Performed> {
  if (run.isPossible?.() === false) {
    console.log(`… ${name} is left out: this machine has not what it takes`)
    return { tally: NO_TESTS, counts: {}, seconds: 0 }
  }
  console.log(`… ${name}`)
  const result = await perform(name, run, isWatched)
  const { passed, failed } = result.tally
  const how = run.tests ? `${passed} passed, ${failed} failed` : 'done'
  console.log(`── ${name}: ${how} (${result.seconds.toFixed(0)} s)`)
  return result
}

/** Counts as one test: every statement of docs/conformance.md is proved, and no title names another. */
function proveStatements(outcomes: readonly TestOutcome[]): Tally {
  const { proved, total, lines, faults } = coverage(listedStatements(), outcomes)
  console.log(`\nStatements proved: ${proved} / ${total}`)
  for (const line of [...lines.filter((line) => line.includes('not proved')), ...faults])
    console.log(line)
  const ok = proved === total && faults.length === 0
  return { ...NO_TESTS, passed: Number(ok), failed: Number(!ok) }
}

/** Of a part of the tests: everything its tests claim to prove must be listed, as in the whole run. */
function claimNothingFalse(outcomes: readonly TestOutcome[]): Tally {
  const { faults } = coverage(listedStatements(), outcomes)
  return faults.reduce(withFault, NO_TESTS)
}
