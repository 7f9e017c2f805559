import * as v from 'valibot'

/** What became of a save: the restaurants whose visitors see it, and the moment it went out. */
export const savedSchema = v.object({
  shown: v.array(v.number()),
  /** ISO 8601; `null` while it is not on the site. */
  published: v.nullable(v.string()),
})

export type Saved = v.InferOutput<typeof savedSchema>

/** What the desk answers where it saved nothing. */
export const refusedSchema = v.object({
  errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()),
})

/** A save that went through; `isGone` where it took something away. */
export type Done = Saved & { isGone: boolean; count: number }
