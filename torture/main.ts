import { askedFor } from '../scripts/asked-for.ts'
import { build } from '../scripts/build.ts'
import type { Figure } from './figure.ts'
import { SCENARIOS } from './scenarios.ts'

/** `npm run torture`: everything; `npm run torture -- never-read`: only these scenarios. */
const asked = askedFor(Object.keys(SCENARIOS))

await build('site')
await build('cms')
for (const name of asked) {
  console.log(`\n${name}`)
  try {
    const figures = (await SCENARIOS[name]?.()) ?? []
    report(figures)
  } catch (error) {
    console.error(`  FAILED: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
// The processes of a failed scenario end with this process.
process.exit()

/** Prints each measured number beside its goal. */
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
