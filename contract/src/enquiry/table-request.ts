import * as v from 'valibot'
import { parseJsonOnce } from '../json.ts'

/**
 * A table a guest asks for. Visitors and staff read it in subject and message; this is the same as data,
 * for the desk (readings A30b).
 */
export const tableRequestSchema = v.object({
  /** Slug of the restaurant. */
  restaurant: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  /** A day in Japan: `2026-12-24`. */
  date: v.pipe(v.string(), v.isoDate()),
  /** Time in Japan: `18:30`; after midnight hours go on: `25:00`. */
  time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2\d):[0-5]\d$/)),
  people: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
})

export type TableRequest = v.InferOutput<typeof tableRequestSchema>

/** Longest text that is parsed. */
const TEXT_LIMIT = 1000

/** Reads a requested table from JSON; `null` when it is none. */
export function readTableRequest(json: string): TableRequest | null {
  const raw = json.length <= TEXT_LIMIT ? parseJsonOnce(json) : undefined
  const result = v.safeParse(tableRequestSchema, raw)
  return result.success ? result.output : null
}
