import { MOST_FOR_OWNERS } from '@noren/contract/enquiry/recipients'
import type { Payload } from 'payload'

/** The ids of the tables that owners alone may see, those marked last first: also in the trash, a guest has its link. */
export async function tablesForOwners(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { harassmentAt: { exists: true } },
        { tableDate: { exists: true } },
        // SITE knows nothing of what staff took themselves, and refuses ids of theirs.
        { source: { exists: false } },
      ],
    },
    sort: ['-harassmentAt', 'id'],
    limit: MOST_FOR_OWNERS,
    trash: true,
    depth: 0,
    select: { harassmentAt: true },
  })
  return docs.map(({ id }) => id)
}
