import {
  type CollectedEnquiry,
  collectedSchema,
  type EnquiryIds,
  handedEnquirySchema,
  internalAuthorization,
} from '@noren/contract/enquiry/handover'
import * as v from 'valibot'
import { settings } from '../base/settings.ts'

const ANSWER_LIMIT_MS = 10_000

/**
 * Calls SITE's spool; with a body it is posted.
 * @throws {Error} when SITE cannot be reached or answers with a fault
 */
export async function askSite(path: string, body?: EnquiryIds): Promise<Response> {
  const answer = await fetch(new URL(path, settings.siteUrl), {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: internalAuthorization(settings.internalToken),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
  if (!answer.ok) throw new Error(`SITE answered ${answer.status} to ${path}`)
  return answer
}

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
