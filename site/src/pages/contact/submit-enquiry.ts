import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { readObject, readOptionalText } from '@noren/contract/json'
import type { Language } from '@noren/contract/language'
import { request } from '#src/api/client.ts'
import type { Attempt } from './attempt.ts'

/** What tells a person from a program: an empty trap and the time since the page came up. */
type Traces = { website: string; elapsed: number }

type Sending = { attempt: Attempt; language: Language; traces: Traces; signal: AbortSignal }

/** What the server said of an enquiry it took, as far as it did. */
export type Receipt = { message: string | undefined; reference: string | undefined }

/**
 * Sends an enquiry. Rejects with the client's `ApiError`, also once the signal calls it off.
 * Anything beyond the five fields travels in headers (readings A22).
 */
export async function submitEnquiry(sending: Sending): Promise<Receipt> {
  const { attempt, language, traces, signal } = sending
  const answer = await request(SUBMIT_ENQUIRY.path, {
    method: SUBMIT_ENQUIRY.method,
    body: attempt.body,
    signal,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': attempt.key,
      'X-Noren-Language': language,
      'X-Noren-Form': JSON.stringify(traces),
    },
  })
  const { message, reference } = readObject(answer)
  return { message: readOptionalText(message), reference: readOptionalText(reference) }
}
