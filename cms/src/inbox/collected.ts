import {
  type CollectedEnquiry,
  collectedSchema,
  handedEnquirySchema,
} from '@noren/contract/enquiry/handover'
import { readObject, readText } from '@noren/contract/json'
import * as v from 'valibot'

/**
 * Reads SITE's answer. An enquiry that cannot be read stays in SITE's spool, and does not hold up the
 * others. Throws when the answer as a whole is something else.
 * @returns what can be read, and the ids of what cannot
 */
export function readCollected(body: unknown): {
  enquiries: CollectedEnquiry[]
  unreadable: string[]
} {
  const { enquiries: list } = v.parse(collectedSchema, body)
  const read = list.map((item) => ({ item, result: v.safeParse(handedEnquirySchema, item) }))
  return {
    enquiries: read.flatMap(({ result }) => (result.success ? [result.output] : [])),
    unreadable: read.flatMap(({ item, result }) =>
      result.success ? [] : [readText(readObject(item).id) || 'unknown'],
    ),
  }
}
