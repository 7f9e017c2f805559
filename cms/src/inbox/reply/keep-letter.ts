import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../../base/database/transaction.ts'
import { authorOf } from '../../content/model/saved-by.ts'
import type { Enquiry } from '../../payload-types.ts'
import { withTable } from '../tables/answered.ts'
import { type Answer, isOutdated, type Letter } from './letter.ts'

/** The enquiry of a request; not one in the trash. */
export async function enquiryAt(req: PayloadRequest): Promise<Enquiry | undefined> {
  const where = { id: { equals: String(req.routeParams?.id) } }
  const { docs } = await req.payload.find({ req, collection: 'enquiries', where, depth: 0 })
  return docs[0]
}

/** The enquiry that a letter of this key is kept with, also one in the trash; `null` where there is none. */
export async function enquiryOf(payload: Payload, key: Letter['key']): Promise<string | null> {
  const where = { 'answers.id': { equals: key } }
  const select = { status: true } as const
  const options = { collection: 'enquiries', where, trash: true, depth: 0, select } as const
  return (await payload.find(options)).docs[0]?.id ?? null
}

/**
 * Adds a letter to the answers as they are by now, or notes how far it has come. The enquiry is answered
 * once the letter is no longer on its way, unless its guest cancelled meanwhile; one that has come as far
 * already changes nothing.
 */
export function keepLetter(
  req: PayloadRequest,
  id: Enquiry['id'],
  letter: Letter,
  how: Answer['how'],
  copy: Answer['copy'] = null,
): Promise<Enquiry> {
  return changed(req, id, (before) => {
    const { key, subject, text, table } = letter
    const answers = before.answers ?? []
    const kept = answers.find((each) => each.id === key)
    if (kept && (kept.how !== 'sending' || how === 'sending')) return null
    const [at, by] = [new Date().toISOString(), authorOf(req)]
    return {
      answers: kept
        ? answers.map((each) => (each === kept ? { ...kept, how, copy } : each))
        : [...answers, { id: key, subject, text, how, copy, by, at }],
      ...(how !== 'sending' &&
        !isOutdated(letter, before) &&
        // What asks about a table, and neither confirms nor declines it, leaves it to be answered.
        (table
          ? withTable(before, table, by)
          : { status: before.tableState === 'asked' ? ('working' as const) : ('done' as const) })),
    }
  })
}

/** Takes away a letter that was on its way and was not sent. */
export function forgetLetter(req: PayloadRequest, id: Enquiry['id'], { key }: Letter) {
  return changed(req, id, ({ answers }) => ({
    answers: (answers ?? []).filter((each) => each.id !== key || each.how !== 'sending'),
  }))
}

function changed(
  req: PayloadRequest,
  id: Enquiry['id'],
  change: (before: Enquiry) => Partial<Enquiry> | null,
): Promise<Enquiry> {
  const one = { req, collection: 'enquiries', id, depth: 0 } as const
  return inTransaction(req, async () => {
    const before = await req.payload.findByID(one)
    const data = change(before)
    return data === null ? before : req.payload.update({ ...one, data })
  })
}
