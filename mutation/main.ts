import { askedFor } from '../scripts/asked-for.ts'
import { readReasons, withoutReason } from './reasons.ts'
import { scoreOf } from './report.ts'
import { ROOMS } from './rooms.ts'
import { writeScore } from './scores.ts'
import { tryRoom } from './stryker.ts'

/** `npm run mutate`: every room; `npm run mutate -- contract/src/hours`: only these. */
const reasons = readReasons()
for (const name of askedFor(Object.keys(ROOMS))) {
  const room = ROOMS[name]
  if (!room) continue
  console.log(`\n${name}`)
  const began = performance.now()
  try {
    const tried = tryRoom(name, room)
    const score = scoreOf(tried)
    const seconds = Math.round((performance.now() - began) / 1000)
    writeScore(name, { ...tried, score, atLeast: room.atLeast, seconds })
    for (const { file, kind, was, became } of withoutReason(tried.survivors, reasons))
      console.log(`  ${file}: ${kind}\n    ${was}\n    → ${became}`)
    const { noticed, survivors, untested } = tried
    console.log(
      `  ${score.toFixed(1)} % of ${noticed + survivors.length + untested.length} changes noticed` +
        ` (goal ${room.atLeast} %), ${untested.length} where no test runs, ${seconds} s`,
    )
    if (score < room.atLeast) process.exitCode = 1
  } catch (error) {
    console.error(`  FAILED: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
