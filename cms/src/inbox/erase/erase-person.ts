import type { Endpoint, PaginatedDocs, Payload } from 'payload'
import * as v from 'valibot'
import { reach } from '../../access/roles.ts'
import { eraseDeleted } from '../../database/erase.ts'
import { log } from '../../log.ts'
import type { Enquiry } from '../../payload-types.ts'
import { refusal } from '../../requests/refusal.ts'
import { type Found, isContact, isOf, personSchema } from './person.ts'

const PAGE = 500

/** Shows an owner every enquiry of one person, and erases those they confirm, also from the files. */
export const erasePerson: Omit<Endpoint, 'root'> = {
  path: '/person',
  // Not in an address, which programs write down.
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    if (reach(user, 'erasure') !== 'all') return refusal(403, 'Forbidden')
    const asked = v.safeParse(personSchema, await req.json?.().catch(() => null))
    if (!asked.success || !isContact(asked.output.contact)) return refusal(400, 'Bad Request')
    const { contact, erase = [] } = asked.output
    const found = await enquiriesOf(payload, contact)
    const doomed = found.filter(({ id }) => erase.includes(id))
    if (doomed.length > 0) {
      const ids = doomed.map(({ id }) => id)
      await payload.delete({ collection: 'enquiries', where: { id: { in: ids } }, depth: 0 })
      await eraseDeleted(payload.db)
      log('info', 'a person was erased', { count: ids.length })
    }
    const left = doomed.length > 0 ? await enquiriesOf(payload, contact) : found
    const answer: Found = { found: left, erased: found.length - left.length }
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  },
}

async function enquiriesOf(payload: Payload, contact: string): Promise<Found['found']> {
  const found: Found['found'] = []
  for (let page: number | null | undefined = 1; page; ) {
    const { docs, nextPage }: PaginatedDocs<Enquiry> = await payload.find({
      collection: 'enquiries',
      sort: ['-receivedAt', 'id'],
      limit: PAGE,
      page,
      depth: 0,
    })
    for (const { id, receivedAt, name, subject, email, phone } of docs) {
      if (isOf(contact, { email, phone })) found.push({ id, receivedAt, name, subject })
    }
    page = nextPage
  }
  return found
}
