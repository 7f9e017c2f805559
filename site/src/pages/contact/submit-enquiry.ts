import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { readObject, readOptionalText } from '@noren/contract/json'
import type { Language } from '@noren/contract/language'
import { request } from '#src/api/client.ts'
import type { Attempt } from './attempt.ts'

/** What tells a person from a program: an empty trap and the time since the page came up. */
export type Traces = { website: string; elapsed: number }

/**
 * Sends an enquiry. Resolves to the server's message, if it gave one. Rejects with the client's
 * `ApiError`. Anything beyond the five fields travels in headers (readings A22).
 */
export async function submitEnquiry(
  attempt: Attempt,
  language: Language,
  traces: Traces,
): Promise<string | undefined> {
  const answer = await request(SUBMIT_ENQUIRY.path, {
    method: SUBMIT_ENQUIRY.method,
    body: attempt.body,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': attempt.key,
      'X-Noren-Language': language,
      'X-Noren-Form': JSON.stringify(traces),
    },
  })
  return readOptionalText(readObject(answer).message)
}
