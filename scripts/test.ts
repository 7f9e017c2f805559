import { build } from './build.ts'
import { runStaticChecks } from './static-checks.ts'
import {
  needChromium,
  wantEngine,
  wantJapaneseFont,
  wantPostgres,
  wantProxies,
  wantSystemd,
} from './test-machine.ts'
import type { TestOutcome } from './testing/outcomes.ts'
import { findPostgres } from './testing/postgres.ts'
import { RUNS, runTests, type Tally } from './testing/runs.ts'
import { coverage, listedStatements } from './testing/statements.ts'

/** `npm test`: everything; `npm test -- unit e2e`: only these runners. */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in RUNS))
if (unknown.length > 0) {
  console.error(`No such tests: ${unknown.join(', ')}. There are: ${Object.keys(RUNS).join(', ')}.`)
  process.exit(1)
}

const tallies: Tally[] = []
if (asked.length === 0) tallies.push({ ...runStaticChecks(), skipped: 0, tests: [], faults: [] })
try {
  needChromium()
  wantEngine('firefox')
  wantEngine('webkit')
  wantJapaneseFont()
  wantProxies()
  wantPostgres()
  wantSystemd()
  await build('site')
  await build('cms')
  for (const [name, command] of Object.entries(RUNS)) {
    if (name === 'cms-postgres' && !findPostgres()) continue
    if (asked.length === 0 || asked.includes(name)) tallies.push(await runTests(name, command))
  }
} catch (error) {
  const fault = error instanceof Error ? error.message : String(error)
  tallies.push({ passed: 0, failed: 1, skipped: 0, tests: [], faults: [fault] })
}
const tests = tallies.flatMap((tally) => tally.tests)
if (asked.length === 0) tallies.push(proveStatements(tests))
for (const { title, outcome } of tests)
  if (outcome !== 'proved') console.log(`${outcome}: ${title}`)
for (const fault of tallies.flatMap(({ faults }) => faults)) console.log(`failed: ${fault}`)

const sum = (of: 'passed' | 'failed' | 'skipped') =>
  tallies.reduce((total, tally) => total + tally[of], 0)
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
process.exitCode = sum('failed') > 0 ? 1 : 0

/** Counts as one test: every statement of docs/conformance.md is proved, and no title names another. */
function proveStatements(outcomes: readonly TestOutcome[]): Tally {
  const { proved, total, lines, faults } = coverage(listedStatements(), outcomes)
  console.log(`\nStatements proved: ${proved} / ${total}`)
  for (const line of [...lines.filter((line) => line.includes('not proved')), ...faults])
    console.log(line)
  const ok = proved === total && faults.length === 0
  return { passed: Number(ok), failed: Number(!ok), skipped: 0, tests: [], faults: [] }
}
