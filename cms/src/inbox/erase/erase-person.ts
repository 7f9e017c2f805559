import { log } from '@noren/kit/process/log'
import type { PaginatedDocs, Payload } from 'payload'
import { eraseDeleted } from '../../base/database/erase.ts'
import { refuse } from '../../base/requests/refusal.ts'
import type { Enquiry } from '../../payload-types.ts'
import { onPost, toBody } from '../../staff/access/endpoint.ts'
import { reach } from '../../staff/access/roles.ts'
import {
  type Found,
  type FoundEnquiry,
  isContact,
  isOf,
  personSchema,
  plainName,
} from './person.ts'

const PAGE = 500

/** Shows an owner every enquiry of one person, in the trash too, and erases those they confirm, also from the files. */
export const erasePerson = onPost(
  // A POST, since programs log addresses and the person must not be in a log.
  '/person',
  toBody(personSchema, async (req, { body: { contact, erase = [] } }) => {
    const { payload } = req
    if (!isContact(contact)) return refuse(req, 400)
    const { found, namesakes } = await enquiriesOf(payload, contact)
    const doomed = [...found, ...namesakes].map(({ id }) => id).filter((id) => erase.includes(id))
    if (doomed.length > 0) {
      const where = { id: { in: doomed } }
      await payload.delete({ collection: 'enquiries', where, trash: true, depth: 0, req })
      await eraseDeleted(payload.db)
      log('info', 'a person was erased', { count: doomed.length })
    }
    const isKept = ({ id }: FoundEnquiry) => !doomed.includes(id)
    const answer: Found = {
      found: found.filter(isKept),
      namesakes: namesakes.filter(isKept),
      erased: doomed.length,
    }
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  }),
  { may: (user) => reach(user, 'erasure') === 'all' },
)

async function enquiriesOf(payload: Payload, contact: string) {
  const found: FoundEnquiry[] = []
  const others: FoundEnquiry[] = []
  for (let page: number | null | undefined = 1; page; ) {
    const { docs, nextPage }: PaginatedDocs<Enquiry> = await payload.find({
      collection: 'enquiries',
      sort: ['-receivedAt', 'id'],
      limit: PAGE,
      page,
      trash: true,
      depth: 0,
    })
    for (const { id, receivedAt, name, subject, email, phone } of docs) {
      const own = isOf(contact, { email, phone }) ? found : others
      own.push({ id, receivedAt, name, email, subject })
    }
    page = nextPage
  }
  const names = new Set(found.map(({ name }) => plainName(name)).filter((name) => name !== ''))
  return { found, namesakes: others.filter(({ name }) => names.has(plainName(name))) }
}
