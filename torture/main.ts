import { writeResult } from '../bench/results.ts'
import { askedFor } from '../scripts/asked-for.ts'
import { build } from '../scripts/build.ts'
import type { Figure } from './figure.ts'
import { SCENARIOS } from './scenarios.ts'

const HOUR_MS = 60 * 60_000

/** `npm run torture`: everything; `npm run torture -- never-read`: only these scenarios. */
const asked = askedFor(Object.keys(SCENARIOS))

await build('site')
await build('cms')
for (const name of asked) await perform(name)
// The processes of a failed scenario end with this process.
process.exit()

/** Runs a scenario, prints each measured number beside its goal, and stores them, reached or not. */
async function perform(name: string): Promise<void> {
  const scenario = SCENARIOS[name]
  if (!scenario) return
  console.log(`\n${name} (about ${scenario.minutes} min on two cores)`)
  const began = performance.now()
  try {
    const figures = await scenario.run()
    const hours = Number(((performance.now() - began) / HOUR_MS).toFixed(3))
    writeResult(`torture-${name}`, { hours, figures })
    report(figures)
  } catch (error) {
    console.error(`  FAILED: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

function report(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, goal, met }) => [
    name,
    value,
    goal,
    met ? 'ok' : 'MISSED',
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows)
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
  if (figures.some(({ met }) => !met)) process.exitCode = 1
}
