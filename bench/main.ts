import { build } from '../scripts/build.ts'
import { ROOT } from '../scripts/environment.ts'
import { startService } from '../scripts/service.ts'
import { needChromium } from '../scripts/test-machine.ts'
import { writeReport } from './report.ts'
import { SCENARIOS } from './scenarios.ts'

/** A scenario that has not ended after this long is given up. */
const PATIENCE_MS = 10 * 60_000

/** `npm run bench`: measures everything; `npm run bench -- publish growth`: only these scenarios. */
const names = Object.keys(SCENARIOS)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No such scenario: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(1)
}

needChromium()
await build('site')
for (const name of asked.length > 0 ? asked : names) {
  const scenario = startService(['bench/measure.ts', name], ROOT)
  const timer = setTimeout(() => {
    console.error(`  FAILED: not done after ${PATIENCE_MS / 60_000} minutes`)
    void scenario.stop()
  }, PATIENCE_MS)
  if ((await scenario.ended) !== 0) process.exitCode = 1
  clearTimeout(timer)
}
writeReport()
