import * as v from 'valibot'

/** Sent by the form of a restaurant: what was typed. */
export const typedSchema = v.object({ typed: v.pipe(v.string(), v.maxLength(10_000)) })

/** The answer: the addresses that are kept. */
export const addressesSchema = v.object({ addresses: v.array(v.string()) })
