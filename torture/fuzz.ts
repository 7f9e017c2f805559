import { search } from '../e2e/support/fuzz/search.ts'
import { ZONES } from '../e2e/support/fuzz/zones.ts'
import { atMost, type Figure } from './figure.ts'

/** How long each zone is searched; `SECONDS=3600` for the long run, `SEED=…` to repeat one. */
const SECONDS = Number(process.env.SECONDS ?? 120)
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000)
/** The part of a search after which the program has what it needs for any. */
const WARM_UP = 0.2
const MEMORY_GOAL_MB = 64

/** Sends a built program anything its grammar makes: requests in every spelling, framing and order. */
export async function fuzz(name: keyof typeof ZONES): Promise<Figure[]> {
  await using zone = await ZONES[name]()
  const { surface, isWell, resident } = zone
  console.log(`  SEED=${SEED}`)
  const how = { stays: true, isWell }
  const first = await search(zone, surface, { ...how, seconds: SECONDS * WARM_UP, seed: SEED })
  const before = await resident()
  const rest = { ...how, seconds: SECONDS * (1 - WARM_UP), seed: SEED + 1 }
  const { connections, find } = first.find ? first : await search(zone, surface, rest)
  if (find) console.error(`  ${find.why}\n  ${JSON.stringify(find.sent)}`)
  const after = first.find ? before : await resident()
  const all = (first.connections + connections).toLocaleString('en')
  return [
    atMost(`${all} connections: answered wrongly`, find ? 1 : 0, 0, ''),
    atMost(`… memory added to ${before.toFixed(0)} MB`, after - before, MEMORY_GOAL_MB, 'MB'),
  ]
}
