import * as v from 'valibot'
import { isStorable } from '../../base/storable.ts'

export const NOTE_LIMIT = 2000

/** What happened, in the words of who marks an enquiry as harassment; `null` takes the mark back. */
export const markingSchema = v.object({
  note: v.nullable(
    v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(NOTE_LIMIT), v.check(isStorable)),
  ),
})
