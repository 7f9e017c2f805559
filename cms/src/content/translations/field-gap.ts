import * as v from 'valibot'
import { GAP_STATES } from './gap-states.ts'

/** What is the matter with one text of a document in the language on the screen. */
export const fieldGapSchema = v.object({
  key: v.string(),
  state: v.picklist(GAP_STATES),
  /** Tag of the language it is to be taken from, and the text there. */
  source: v.string(),
  sourceText: v.string(),
})

export type FieldGap = v.InferOutput<typeof fieldGapSchema>

/** What the desk answers about a document. */
export const fieldGapsSchema = v.object({ gaps: v.array(fieldGapSchema) })

/** What staff send of a text that is right as it is. */
export const rightSchema = v.object({ key: v.string() })

export type Right = v.InferOutput<typeof rightSchema>
