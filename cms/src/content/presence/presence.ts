import * as v from 'valibot'

/** What an open screen says of itself. */
export const presentSchema = v.object({
  /** Names the screen for as long as it is open. */
  screen: v.pipe(v.string(), v.uuid()),
  isLeaving: v.boolean(),
})

export type Present = v.InferOutput<typeof presentSchema>

/** Names of the others who have the document open, each once. */
export const othersSchema = v.object({ others: v.array(v.string()) })

export type Others = v.InferOutput<typeof othersSchema>
