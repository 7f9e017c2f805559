import { type EnquiryIds, internalAuthorization } from '@noren/contract/enquiry/handover'
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
