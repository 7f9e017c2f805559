import * as v from 'valibot'

const changeSchema = v.object({
  label: v.string(),
  tag: v.nullable(v.string()),
  before: v.string(),
  after: v.string(),
})

/** What the desk answers about what would go out of a document. */
export const unpublishedSchema = v.object({
  /** Whether visitors see anything of it. */
  isShown: v.boolean(),
  changes: v.array(changeSchema),
})

export type Unpublished = v.InferOutput<typeof unpublishedSchema>
