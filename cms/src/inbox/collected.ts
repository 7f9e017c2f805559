import {
  type CollectedEnquiry,
  collectedSchema,
  handedEnquirySchema,
} from '@noren/contract/enquiry/handover'
import * as v from 'valibot'

/** An enquiry as it was handed over: read, or the names of its fields that are not as they should be. */
export type Collected =
  | { id: string; enquiry: CollectedEnquiry }
  | { id: string; enquiry: null; unreadable: string[] }

/**
 * Reads SITE's answer, each enquiry by itself.
 * @throws when the answer as a whole is something else
 */
export function readCollected(body: unknown): Collected[] {
  return v.parse(collectedSchema, body).enquiries.map((item) => {
    const { success, output, issues } = v.safeParse(handedEnquirySchema, item)
    if (success) return { id: item.id, enquiry: output }
    return { id: item.id, enquiry: null, unreadable: issues.map(fieldOf) }
  })
}

/** Its path alone: the message of an issue quotes what the visitor wrote. */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue) ?? ''
}
