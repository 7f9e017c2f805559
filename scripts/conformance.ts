import { lastOutcomes } from './testing/perform.ts'
import { RUNS } from './testing/runs.ts'
import { coverage, listedStatements } from './testing/statements.ts'

/** `npm run conformance`: which statements of docs/conformance.md the last run of each runner proved. */
const runs = Object.entries(RUNS)
  .filter(([, run]) => run.tests)
  .map(([name]) => ({ name, tests: lastOutcomes(name) }))
const missing = runs.filter(({ tests }) => tests === null).map(({ name }) => name)
const { proved, total, lines, faults } = coverage(
  listedStatements(),
  runs.flatMap(({ tests }) => tests ?? []),
)
console.log([...lines, `${'all'.padEnd(5)}${`${proved} / ${total}`.padStart(9)}`].join('\n'))
for (const fault of faults) console.error(fault)
if (missing.length > 0) console.error(`Not run yet: ${missing.join(', ')}. Please run: npm test`)
process.exitCode = proved === total && faults.length === 0 ? 0 : 1
