import { SUBMISSION_HEADERS, SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { readObject, readOptionalText } from '@noren/contract/json'
import { errorFacts, log } from '@noren/kit/process/log'
import type { Receive } from '../enquiries/intake/submit.ts'
import type { RateLimit } from '../enquiries/spool/rate-limit.ts'
import type { Line } from './line.ts'
import { ProviderUnreachable } from './provider-fetch.ts'

/** Passes enquiries on to a provider's API host, and its answer back unchanged. */
export function forwardToProvider(line: Line, rateLimit: RateLimit): Receive {
  return async ({ enquiry, key, client }) => {
    const retryAfter = rateLimit.admit(client)
    if (retryAfter > 0) return { kind: 'too-many', retryAfter }
    try {
      const { ok, status, body } = await line.ask(SUBMIT_ENQUIRY.path, {
        method: SUBMIT_ENQUIRY.method,
        headers: {
          'Content-Type': 'application/json',
          ...(key && { [SUBMISSION_HEADERS.key]: key }),
        },
        body: JSON.stringify(enquiry),
      })
      const message = readOptionalText(readObject(body).message)
      if (ok) return { kind: 'sent', reference: null, ...(message && { message }) }
      return { kind: 'refused', status, message }
    } catch (error) {
      log('error', 'enquiry not passed on', errorFacts(error))
      const late = error instanceof ProviderUnreachable && error.late
      return { kind: 'failed', status: late ? 503 : 502 }
    }
  }
}
