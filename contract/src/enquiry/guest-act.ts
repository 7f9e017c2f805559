import * as v from 'valibot'
import { parseJsonOnce } from '../json.ts'

/** Characters a guest may write to the restaurant beside a number and a time. */
export const ACT_WORDS_LIMIT = 200

/**
 * What a guest does with the link of a table: cancels it, tells the restaurant something, or wants no reminders
 * (decision 120).
 */
export const guestActSchema = v.object({
  /** Id of the enquiry that asked for the table. */
  of: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(['cancelled', 'said', 'unreminded']),
  /** Of what is said: fewer people, a later time, words. */
  people: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  time: v.optional(v.pipe(v.string(), v.regex(/^(?:[01]\d|2\d):[0-5]\d$/))),
  words: v.optional(v.pipe(v.string(), v.maxLength(ACT_WORDS_LIMIT))),
})

export type GuestAct = v.InferOutput<typeof guestActSchema>

/** Longest text that is parsed. */
const TEXT_LIMIT = 2000

/** Reads an act from JSON; `null` when it is none. */
export function readGuestAct(json: string): GuestAct | null {
  const raw = json.length <= TEXT_LIMIT ? parseJsonOnce(json) : undefined
  const result = v.safeParse(guestActSchema, raw)
  return result.success ? result.output : null
}
