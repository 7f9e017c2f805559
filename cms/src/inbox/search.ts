import { normalizePhone } from '@noren/contract/enquiry/phone'
import { readReference, referenceOf } from '@noren/contract/enquiry/reference'
import { PHONE_SEPARATORS } from '@noren/contract/phone-number'
import type { CollectionBeforeOperationHook, Payload, Where } from 'payload'
import { type Job, startJob } from '../base/jobs.ts'
import { DAY_MS, MINUTE_MS } from '../base/lengths.ts'
import { folded } from '../base/spelling/folded.ts'
import { type Sought, widened } from '../base/spelling/search-list.ts'

/**
 * Finds what staff mean by a search: texts in another width, case, kana or variant of a character, phone
 * numbers with or without hyphens, and an enquiry by its reference or a part of it.
 */
export function foundBy(typed: string): Where {
  const digits = typedDigits(typed)
  const reference = readReference(typed)
  const texts = [typed, ...(digits ? [digits] : []), ...(reference ? [reference] : [])]
  return { or: texts.map((text) => ({ searchText: { like: folded(text).trim() } })) }
}

/** Payload's own search, as in the trash, looks for the typed text as it was typed; this adds {@link foundBy}. */
export const searchInbox: CollectionBeforeOperationHook = async ({ args, operation }) =>
  operation === 'read' && 'where' in args && args.where
    ? { ...args, where: await widened(args.where, otherwise) }
    : args

function otherwise({ field, typed }: Sought): Where[] {
  return field === 'message' ? [foundBy(typed)] : []
}

type Searched = { [F in 'id' | 'name' | 'subject' | 'email' | 'phone' | 'message']?: string }

/** The text that the search uses: all spellings are the same in it. */
export function searchTextOf({ id = '', phone = '', ...said }: Searched): string {
  const { name, subject, email, message } = said
  const reference = referenceOf(id)
  const numbers = [phone, digitsOf(phone), reference, reference.replace('-', '')]
  return [name, subject, email, ...numbers, message].map((text = '') => folded(text)).join('\n')
}

/** The digits of a phone number, or of a part of one, as a search uses them; `null` for other texts. */
function typedDigits(typed: string): string | null {
  const digits = digitsOf(normalizePhone(typed))
  return /^[0-9]{3,}$/.test(digits) ? digits : null
}

function digitsOf(phone: string): string {
  return phone.normalize('NFKC').replace(PHONE_SEPARATORS, '')
}

/** Enquiries per query. */
const PAGE = 200

/** Lets the search find every enquiry: those older than the folded texts, or from elsewhere. */
export function startFillingSearchText(payload: Payload, isLeader: () => boolean): Job {
  return startJob({
    isLeader,
    work: () => fillSearchText(payload),
    pause: DAY_MS,
    retry: MINUTE_MS,
    complaint: 'old enquiries not made ready for the search, it will be tried again',
  })
}

/** Exported for the tests of one run. */
export async function fillSearchText(payload: Payload): Promise<void> {
  let found = PAGE
  while (found === PAGE) {
    const { docs } = await payload.find({
      collection: 'enquiries',
      where: { searchText: { exists: false } },
      trash: true,
      select: { name: true, subject: true, email: true, phone: true, message: true },
      sort: 'id',
      limit: PAGE,
      depth: 0,
    })
    for (const doc of docs) {
      await payload.db.updateOne({
        collection: 'enquiries',
        where: { id: { equals: doc.id } },
        // Without a new time of change: nothing that staff see has changed.
        data: { searchText: searchTextOf(doc), updatedAt: null },
        options: { atomic: true },
        returning: false,
      })
    }
    found = docs.length
  }
}
