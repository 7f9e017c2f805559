import * as v from 'valibot'

const typed = v.pipe(v.string(), v.maxLength(10_000))

/** Sent by the form of a restaurant: what was typed. */
export const typedSchema = v.object({ typed, typedReplyTo: v.optional(typed, '') })

/** The answer: the addresses that are kept. */
export const addressesSchema = v.object({
  /** To which requests for tables are mailed. */
  addresses: v.array(v.string()),
  /** To which guests answer letters about a table here; empty: to the company. */
  replyTo: v.string(),
})

export type Addresses = v.InferOutput<typeof addressesSchema>
