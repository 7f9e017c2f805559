import type { Payload } from 'payload'
import { DAY_MS, MINUTE_MS, type Rounds, startRounds } from '../../base/jobs.ts'
import { searchTextOf } from './search-text.ts'

/** Enquiries read with one query. */
const PAGE = 200

/** Lets the search find every enquiry: those that came before it folded texts, or from elsewhere. */
export function startFillingSearchText(payload: Payload, isLeader: () => boolean): Rounds {
  return startRounds({
    isLeader,
    work: () => fillSearchText(payload),
    pause: DAY_MS,
    retry: MINUTE_MS,
    complaint: 'old enquiries not made ready for the search, it will be tried again',
  })
}

/** Exported for the tests of one round. */
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
        // Past the time of the last change: nothing that staff see has changed.
        data: { searchText: searchTextOf(doc), updatedAt: null },
        options: { atomic: true },
        returning: false,
      })
    }
    found = docs.length
  }
}
