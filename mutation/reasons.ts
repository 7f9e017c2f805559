import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Survivor } from './report.ts'

const text = v.pipe(v.string(), v.nonEmpty())

const reasonsSchema = v.array(
  v.object({ file: text, was: v.string(), became: v.string(), because: text }),
)

/** Why a change that no test notices may stay so: mostly since nothing anyone sees differs. */
export type Reason = v.InferOutput<typeof reasonsSchema>[number]

/** The reasons that were given so far, in `reasons.json`. */
export function readReasons(): Reason[] {
  const file = join(import.meta.dirname, 'reasons.json')
  return v.parse(reasonsSchema, JSON.parse(readFileSync(file, 'utf8')))
}

/** The survivors for which nobody has given a reason yet. */
export function withoutReason(
  survivors: readonly Survivor[],
  reasons: readonly Reason[],
): Survivor[] {
  const key = ({ file, was, became }: Pick<Survivor, 'file' | 'was' | 'became'>) =>
    JSON.stringify([file, was, became])
  const known = new Set(reasons.map(key))
  return survivors.filter((survivor) => !known.has(key(survivor)))
}
