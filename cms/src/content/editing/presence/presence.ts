import * as v from 'valibot'

/** ms: who opened or saved a document within this time is named to the others. */
export const NAMED_MS = 60_000

/** The names of the others who opened or saved the document lately, without duplicates. */
export const othersSchema = v.object({ others: v.array(v.string()) })

export type Others = v.InferOutput<typeof othersSchema>
