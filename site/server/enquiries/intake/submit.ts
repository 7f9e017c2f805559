import { checkEnquiry } from '@noren/contract/enquiry/check'
import type { EnquiryProblems } from '@noren/contract/enquiry/fields'
import type { EnquiryMark } from '@noren/contract/enquiry/handover'
import { lacksDigit } from '@noren/contract/enquiry/phone'
import { type SpamSignals, TRAP_FIELD } from '@noren/contract/enquiry/submission'
import { parseJsonOnce, readObject } from '@noren/contract/json'
import type { Language } from '@noren/contract/language'
import type { Submission } from '../spool/spool.ts'
import type { RateLimit } from './rate-limit.ts'

/** What came of a submission. */
export type Outcome =
  | { kind: 'sent'; reference: string | null; message?: string }
  | { kind: 'invalid'; problems: EnquiryProblems }
  | { kind: 'key-used' }
  | { kind: 'too-many'; retryAfter: number }
  /** Nothing was stored; the visitor may try again. */
  | { kind: 'failed'; status: 502 | 503 }
  /** A provider's own refusal, in its words. */
  | { kind: 'refused'; status: number; message: string | undefined }

/**
 * Where submissions go: the spool, or a provider's API host.
 * @param admit asked right before a new enquiry is taken; `not-admitted` when it says no
 */
export type Receive = (
  submission: Submission,
  admit: () => boolean,
) => Promise<Exclude<Outcome, { kind: 'invalid' | 'too-many' }> | { kind: 'not-admitted' }>

/** Nobody fills in five boxes in less, in ms (hostile inputs E53). */
const HUMAN_MS = 1000
/** Longest header with signals looked at. */
const SIGNALS_LIMIT = 1000

/** Reads the signals a submission carries; what cannot be read counts as none. */
export function readSignals(header: string | null): SpamSignals {
  const { [TRAP_FIELD]: trap, elapsed } = readObject(
    header && header.length <= SIGNALS_LIMIT ? parseJsonOnce(header) : null,
  )
  return {
    [TRAP_FIELD]: typeof trap === 'string' ? trap : '',
    elapsed: typeof elapsed === 'number' ? elapsed : null,
  }
}

/** Who sends, from where, and how it looks. */
type Sender = {
  client: string
  language: Language
  key: string | null
  signals: SpamSignals
}

/**
 * Takes an enquiry in: the rules of the form, then what tells spam, then its destination. Suspected spam
 * is taken like any other and marked (readings A22).
 *
 * @param raw what was sent, already parsed
 */
export async function submitEnquiry(
  raw: unknown,
  sender: Sender,
  { receive, rateLimit }: { receive: Receive; rateLimit: RateLimit },
): Promise<Outcome> {
  const check = checkEnquiry(raw)
  if (!check.ok) return { kind: 'invalid', problems: check.problems }
  const suspicions = suspicionsOf(sender.signals)
  const hints: EnquiryMark[] = lacksDigit(check.enquiry.phone) ? ['phone-may-lack-a-digit'] : []
  const outcome = await receive(
    {
      enquiry: check.enquiry,
      language: sender.language,
      quarantined: suspicions.length > 0,
      marks: [...hints, ...suspicions],
      key: sender.key,
    },
    () => rateLimit.admit(sender.client),
  )
  return outcome.kind === 'not-admitted'
    ? { kind: 'too-many', retryAfter: rateLimit.retryAfter(sender.client) }
    : outcome
}

function suspicionsOf({ [TRAP_FIELD]: trap, elapsed }: SpamSignals): EnquiryMark[] {
  const suspicions: EnquiryMark[] = []
  if (trap !== '') suspicions.push('hidden-field-filled')
  if (elapsed !== null && elapsed < HUMAN_MS) suspicions.push('sent-too-fast')
  return suspicions
}
