import { writeResult } from './results.ts'
import type { Row } from './row.ts'
import { SCENARIOS } from './scenarios.ts'

// A separate process for each scenario: after any failure, the next one finds the machine free.

const [name = ''] = process.argv.slice(2)

// Servers under measurement end with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1))

console.log(`\n${name}`)
const started = performance.now()
try {
  const scenario = await SCENARIOS[name]?.()
  if (!scenario) throw new Error('there is no such scenario')
  const rows = await scenario.run()
  writeResult(name, { rows })
  for (const row of rows) console.log(`  ${lineOf(row)}`)
} catch (error) {
  console.error(`  FAILED: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
console.log(`  (${((performance.now() - started) / 1000).toFixed(0)} s)`)
process.exit()

function lineOf({ measure, subject, value, unit, runs }: Row): string {
  const spread = runs.length > 1 && runs.length <= 5 ? `  [${runs.map(round).join(' ')}]` : ''
  return `${measure}, ${subject}: ${round(value)} ${unit}${spread}`
}

function round(value: number): string {
  return String(Number(value.toPrecision(4)))
}
