import { build } from './build.ts'
import { coverage } from './statements.ts'
import { runStaticChecks } from './static-checks.ts'
import { needChromium, wantJapaneseFont } from './test-machine.ts'
import { RUNS, runTests, type Tally } from './test-runs.ts'

/** `npm test`: everything; `npm test -- unit e2e`: only these runners. */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in RUNS))
if (unknown.length > 0) {
  console.error(`No such tests: ${unknown.join(', ')}. There are: ${Object.keys(RUNS).join(', ')}.`)
  process.exit(1)
}

const tallies: Tally[] = []
if (asked.length === 0) tallies.push({ ...runStaticChecks(), titles: [] })
try {
  needChromium()
  wantJapaneseFont()
  await build('site')
  await build('cms')
  for (const [name, run] of Object.entries(RUNS)) {
    if (asked.length === 0 || asked.includes(name)) tallies.push(await runTests(name, run))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  tallies.push({ passed: 0, failed: 1, titles: [] })
}
if (asked.length === 0) tallies.push(proveStatements(tallies.flatMap(({ titles }) => titles)))

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Counts as one test: every statement of docs/conformance.md is named by a test that passed. */
function proveStatements(titles: readonly string[]): Tally {
  const { covered, total, lines } = coverage(titles)
  console.log(`\nStatements shown by passing tests: ${covered} / ${total}`)
  if (covered < total) console.log(lines.filter((line) => line.includes('without')).join('\n'))
  return { passed: Number(covered === total), failed: Number(covered < total), titles: [] }
}
