import * as v from 'valibot'

/** What an open screen reports. */
export const presentSchema = v.object({
  /** An id of the screen while it is open. */
  screen: v.pipe(v.string(), v.uuid()),
  isLeaving: v.boolean(),
})

export type Present = v.InferOutput<typeof presentSchema>

/** The names of the others who have the document open, without duplicates. */
export const othersSchema = v.object({ others: v.array(v.string()) })

export type Others = v.InferOutput<typeof othersSchema>
