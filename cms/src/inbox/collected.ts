import {
  type CollectedEnquiry,
  collectedSchema,
  handedEnquirySchema,
} from '@noren/contract/enquiry/handover'
import * as v from 'valibot'

/**
 * Reads SITE's answer. An enquiry that cannot be read stays in SITE's spool, is counted here, and
 * does not hold up the others. Throws when the answer as a whole is something else.
 */
export function readCollected(body: unknown): {
  enquiries: CollectedEnquiry[]
  unreadable: number
} {
  const { enquiries: list } = v.parse(collectedSchema, body)
  const enquiries = list.flatMap((item) => {
    const result = v.safeParse(handedEnquirySchema, item)
    return result.success ? [result.output] : []
  })
  return { enquiries, unreadable: list.length - enquiries.length }
}
