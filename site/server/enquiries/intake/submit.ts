import { checkEnquiry } from '@noren/contract/enquiry/check'
import { isEmail } from '@noren/contract/enquiry/email'
import type { EnquiryMark } from '@noren/contract/enquiry/handover'
import { lacksDigit } from '@noren/contract/enquiry/phone'
import { type SpamSignals, TRAP_FIELD } from '@noren/contract/enquiry/submission'
import { parseJsonOnce, readObject } from '@noren/contract/json'
import type { Language } from '@noren/contract/language'
import { inOrder } from '#src/pages/contact/form-fields.ts'
import type { GuestLinks } from '../../guest-links.ts'
import type { Submission } from '../spool/spool.ts'
import type { Outcome, Outcomes } from './outcomes.ts'
import type { RequestedTable } from './requested-table.ts'
import type { TakenBefore } from './taken-before.ts'

/**
 * Where submissions go: the spool, or a provider's API host. A repeated one does not count towards a
 * limit.
 */
export type Receive = (submission: Submission) => Promise<Exclude<Outcome, { kind: 'invalid' }>>

/** No person fills in five fields faster, in ms (hostile inputs E53). */
const HUMAN_MS = 1000
/** Longest header with signals that is parsed. */
const SIGNALS_LIMIT = 1000

/** Reads the signals of a submission; unreadable ones count as none. */
export function readSignals(header: string | null): SpamSignals {
  const { [TRAP_FIELD]: trap, elapsed } = readObject(
    header && header.length <= SIGNALS_LIMIT ? parseJsonOnce(header) : null,
  )
  return {
    [TRAP_FIELD]: typeof trap === 'string' ? trap : '',
    elapsed: typeof elapsed === 'number' ? elapsed : null,
  }
}

/** The sender, the address, and the signals. */
type Sender = {
  client: string
  language: Language
  key: string | null
  signals: SpamSignals
}

/** What a submission passes through, fixed for the process. */
export type Intake = {
  receive: Receive
  outcomes: Outcomes
  takenBefore: TakenBefore
  links: GuestLinks | null
}

/**
 * Accepts an enquiry: the rules of the form, then the signs of spam, then its destination. Suspected spam
 * is accepted like any other and flagged (readings A22).
 *
 * @param raw the parsed body
 * @param requested the table it asks for
 */
export async function submitEnquiry(
  raw: unknown,
  sender: Sender,
  intake: Intake,
  requested: RequestedTable = {},
): Promise<Outcome> {
  const outcome = await receiveEnquiry(raw, sender, intake, requested)
  intake.outcomes.note(outcome)
  return outcome
}

async function receiveEnquiry(
  raw: unknown,
  sender: Sender,
  { receive, takenBefore }: Intake,
  { table, problems, instead }: RequestedTable,
): Promise<Outcome> {
  const check = checkEnquiry(raw, isEmail)
  if (!check.ok) return { kind: 'invalid', problems: inOrder({ ...check.problems, ...problems }) }
  const { enquiry } = check
  const { key } = sender
  if (problems) {
    const before = instead && key !== null ? takenBefore.find(key, enquiry) : undefined
    return before ?? { kind: 'invalid', problems }
  }
  const suspicions = suspicionsOf(sender.signals)
  const hints: EnquiryMark[] = lacksDigit(enquiry.phone) ? ['phone-may-lack-a-digit'] : []
  const outcome = await receive({
    enquiry,
    ...(table && { table }),
    language: sender.language,
    quarantined: suspicions.length > 0,
    marks: [...hints, ...suspicions],
    key,
    client: sender.client,
  })
  if (!table || outcome.kind !== 'sent') return outcome
  const sent = { ...outcome, table }
  if (key !== null) takenBefore.keep(key, enquiry, sent)
  return sent
}

/** The path of the guest's link to the table that was just asked for; `null` where there is none. */
export function linkTo(
  outcome: Outcome,
  language: Language,
  { links }: Pick<Intake, 'links'>,
): string | null {
  if (outcome.kind !== 'sent' || !outcome.id || !outcome.table || !links) return null
  return links.asked(outcome.id, outcome.table, language)
}

function suspicionsOf({ [TRAP_FIELD]: trap, elapsed }: SpamSignals): EnquiryMark[] {
  const suspicions: EnquiryMark[] = []
  if (trap !== '') suspicions.push('hidden-field-filled')
  if (elapsed !== null && elapsed < HUMAN_MS) suspicions.push('sent-too-fast')
  return suspicions
}
