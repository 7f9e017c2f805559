import {
  type CollectedEnquiry,
  collectedSchema,
  handedEnquirySchema,
  internalAuthorization,
} from '@noren/contract/enquiry/handover'
import * as v from 'valibot'
import { settings } from '../base/settings.ts'

const ANSWER_LIMIT_MS = 10_000

/**
 * Sends a request to SITE's spool: with a body, a POST.
 * @param limit of the answer, in milliseconds
 * @throws {Error} when SITE cannot be reached, answers with an error, or not within the limit
 */
export async function askSite(
  path: string,
  body?: object,
  limit = ANSWER_LIMIT_MS,
): Promise<Response> {
  const answer = await fetch(new URL(path, settings.siteUrl), {
    headers: {
      Authorization: internalAuthorization(settings.internalToken),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(limit),
  })
  if (!answer.ok) throw new Error(`SITE answered ${answer.status} to ${path}`)
  return answer
}

/** A collected enquiry: the parsed enquiry, or the names of its invalid fields. */
export type Collected =
  | { id: string; enquiry: CollectedEnquiry }
  | { id: string; enquiry: null; unreadable: string[] }

/**
 * Parses SITE's answer, each enquiry separately.
 * @throws when the answer as a whole is something else
 */
export function readCollected(body: unknown): Collected[] {
  return v.parse(collectedSchema, body).enquiries.map((item) => {
    const { success, output, issues } = v.safeParse(handedEnquirySchema, item)
    if (success) return { id: item.id, enquiry: output }
    return { id: item.id, enquiry: null, unreadable: issues.map(fieldOf) }
  })
}

/** Only its path: the message of an issue quotes what the visitor wrote. */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue) ?? ''
}
