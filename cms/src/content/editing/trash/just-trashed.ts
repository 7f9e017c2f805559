import * as v from 'valibot'
import { carried, carry } from '../../../base/ui/carried.ts'

const NAME = 'noren-just-trashed'

const justTrashedSchema = v.object({
  id: v.union([v.number(), v.string()]),
  slug: v.string(),
  title: v.string(),
  /** Whether it was on the site as it is. */
  wasPublic: v.boolean(),
})

/** What was moved to the trash on the screen before. */
export type JustTrashed = v.InferOutput<typeof justTrashedSchema>

/** Leaves for the list what to say, and to undo. */
export function leaveTrashed(trashed: JustTrashed): void {
  carry(NAME, trashed)
}

/** What the form before left, once; `null` where nothing. */
export function justTrashed(): JustTrashed | null {
  const read = v.safeParse(justTrashedSchema, carried(NAME))
  return read.success ? read.output : null
}
