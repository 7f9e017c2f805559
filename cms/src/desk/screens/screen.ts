import * as v from 'valibot'
import { formSchema } from '../../content/editing/form/form.ts'
import { frameSchema } from '../../shell/frame.ts'

/** What the desk sends with the document of a screen of ours, and at its address as JSON. */
export const screenSchema = v.object({
  frame: frameSchema,
  screen: v.variant('kind', [
    v.object({ kind: v.literal('form'), form: formSchema }),
    /** Instead of what is not there, or not for this account. */
    v.object({ kind: v.literal('lacking'), status: v.picklist([403, 404]) }),
  ]),
})

export type ScreenData = v.InferOutput<typeof screenSchema>
