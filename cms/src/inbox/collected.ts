import { ENQUIRY_MARKS } from '@noren/contract/enquiry/marks'
import { LANGUAGES } from '@noren/contract/language'
import * as v from 'valibot'

/** An enquiry as SITE hands it over. */
const enquirySchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  language: v.picklist(LANGUAGES),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  quarantined: v.boolean(),
  // A newer site may know marks this desk has no words for; the enquiry comes in without them.
  marks: v.pipe(
    v.array(v.string()),
    v.transform((marks) => ENQUIRY_MARKS.filter((known) => marks.includes(known))),
  ),
  mailedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})

export type CollectedEnquiry = v.InferOutput<typeof enquirySchema>

const answerSchema = v.object({ enquiries: v.array(v.unknown()) })

/**
 * Reads SITE's answer. An enquiry that cannot be read stays in SITE's spool, is counted here, and
 * does not hold up the others. Throws when the answer as a whole is something else.
 */
export function readCollected(body: unknown): {
  enquiries: CollectedEnquiry[]
  unreadable: number
} {
  const { enquiries: list } = v.parse(answerSchema, body)
  const enquiries = list.flatMap((item) => {
    const result = v.safeParse(enquirySchema, item)
    return result.success ? [result.output] : []
  })
  return { enquiries, unreadable: list.length - enquiries.length }
}
