import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { ROOT } from '../environment.ts'
import { COUNTED } from './counts.ts'

/** The result of a whole `npm test`. */
const wholeRun = v.object({
  /** From its beginning to its end. */
  seconds: v.number(),
  /** What each of its runs took, in seconds. */
  runs: v.record(v.string(), v.number()),
  /** How many costly steps it took. */
  counts: v.partial(v.object(v.entriesFromList(COUNTED, v.number()))),
})
export type WholeRun = v.InferOutput<typeof wholeRun>

const LAST = join(ROOT, 'test-results/last-run.json')

/** Measured by `npm run bench -- suite` and kept with the project, for a checkout that has had none. */
const KEPT = join(ROOT, 'bench/results/suite.json')
const kept = v.object({ rows: v.array(v.object({ measure: v.string(), value: v.number() })) })

/** For a run that was never measured. */
const UNKNOWN_SECONDS = 60

export function rememberRun(run: WholeRun): void {
  writeFileSync(LAST, `${JSON.stringify(run, null, 2)}\n`)
}

/** The last whole run of this checkout; `null` before there was one. */
export function lastRun(): WholeRun | null {
  return existsSync(LAST) ? v.parse(wholeRun, readJson(LAST)) : null
}

/** How long each run took the last time, by its name. */
export function lastSeconds(): (name: string) => number {
  const { rows } = existsSync(KEPT) ? v.parse(kept, readJson(KEPT)) : { rows: [] }
  const known = new Map(rows.map(({ measure, value }) => [measure, value]))
  for (const [name, seconds] of Object.entries(lastRun()?.runs ?? {})) known.set(name, seconds)
  return (name) => known.get(name) ?? UNKNOWN_SECONDS
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
