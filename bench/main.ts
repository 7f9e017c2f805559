import { askedFor } from '../scripts/asked-for.ts'
import { build } from '../scripts/build.ts'
import { ROOT } from '../scripts/environment.ts'
import { startService } from '../scripts/service.ts'
import { needChromium } from '../scripts/test-machine.ts'
import { writeReport } from './report.ts'
import { SCENARIOS } from './scenarios.ts'

/** A scenario that has not ended after this long is abandoned. */
const PATIENCE_MS = 60 * 60_000

/** `npm run bench`: measures everything; `npm run bench -- publish growth`: only these scenarios. */
const asked = askedFor(Object.keys(SCENARIOS))

await needChromium()
await build('site')
if (asked.some((name) => name.startsWith('desk'))) await build('cms')
for (const name of asked) {
  const scenario = startService({ name, nodeArguments: ['bench/measure.ts', name], cwd: ROOT })
  const timer = setTimeout(() => {
    console.error(`  FAILED: not done after ${PATIENCE_MS / 60_000} minutes`)
    void scenario.stop()
  }, PATIENCE_MS)
  if ((await scenario.ended).code !== 0) process.exitCode = 1
  clearTimeout(timer)
}
writeReport()
