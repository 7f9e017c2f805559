import { randomUUID } from 'node:crypto'
import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import { documentPath, type Kind, ofDocument, onPost } from '../../../staff/access/endpoint.ts'
import { SHUT } from '../../../staff/access/roles.ts'
import { authorOf } from '../../model/saved-by.ts'
import { NAMED_MS, type Others } from './presence.ts'

/** Notes that someone has opened or saved a document of this kind, and answers who else has. */
export function presence(kind: Kind): Endpoint {
  return onPost(
    documentPath(kind, 'presence'),
    ofDocument(kind, async (req, { user, opened }) => {
      const place =
        'global' in opened ? `globals/${opened.global}` : `${opened.collection}/${opened.id}`
      return Response.json(await othersAt(req, place, user.id))
    }),
  )
}

async function othersAt(req: PayloadRequest, place: string, person: number): Promise<Others> {
  const { db } = req.payload
  const now = Date.now()
  const here = { place: { equals: place } }
  const earlier = { and: [here, { person: { equals: person } }] }
  const over = { seenAt: { less_than: new Date(now - NAMED_MS).toISOString() } }
  await db.deleteMany({ collection: PRESENCE, where: { or: [over, earlier] } })
  const data = { place, person, name: authorOf(req), seenAt: new Date(now).toISOString() }
  await db.create({ collection: PRESENCE, data: { ...data, screen: randomUUID() } })
  const { docs } = await db.find<{ id: number; name: string }>({
    collection: PRESENCE,
    where: { and: [here, { person: { not_equals: person } }] },
    sort: 'name',
    pagination: false,
    limit: 0,
  })
  return { others: [...new Set(docs.map(({ name }) => name))] }
}

/** The collection of those who opened or saved something lately, for all desks on the database. */
const PRESENCE = 'presence'

/** One row for each person and document. */
export const presenceRows: CollectionConfig = {
  slug: PRESENCE,
  labels: {
    singular: { en: 'Open screen', ja: '開いている画面' },
    plural: { en: 'Open screens', ja: '開いている画面' },
  },
  access: SHUT,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'place', type: 'text', required: true, index: true },
    // Another for each row: two requests of one person may cross.
    { name: 'screen', type: 'text', required: true, unique: true },
    { name: 'person', type: 'number', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'seenAt', type: 'date', required: true, index: true },
  ],
}
