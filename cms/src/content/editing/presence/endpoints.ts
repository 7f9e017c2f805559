import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import {
  documentPath,
  type Kind,
  ofDocument,
  onPost,
  toBody,
} from '../../../staff/access/endpoint.ts'
import { SHUT } from '../../../staff/access/roles.ts'
import { authorOf } from '../../model/saved-by.ts'
import { type Others, type Present, presentSchema } from './presence.ts'

/** After this long without a sign, a screen is closed or its computer is asleep. */
const FORGOTTEN_MS = 15_000

/** Answers who else has a document of this kind open. */
export function presence(kind: Kind): Endpoint {
  return onPost(
    documentPath(kind, 'presence'),
    ofDocument(
      kind,
      toBody(presentSchema, async (req, { user, body, opened }) => {
        const place =
          'global' in opened ? `globals/${opened.global}` : `${opened.collection}/${opened.id}`
        const answer = await othersAt(req, place, user.id, body)
        return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
      }),
    ),
  )
}

async function othersAt(
  req: PayloadRequest,
  place: string,
  person: number,
  { screen, isLeaving }: Present,
): Promise<Others> {
  const { db } = req.payload
  const own = { screen: { equals: screen } }
  const now = Date.now()
  if (isLeaving) {
    await db.deleteMany({ collection: PRESENCE, where: own })
    return { others: [] }
  }
  const data = { place, screen, person, name: authorOf(req), seenAt: new Date(now).toISOString() }
  await db.upsert({ collection: PRESENCE, where: own, data })
  const { docs } = await db.find<{ id: number; person: number; name: string; seenAt: string }>({
    collection: PRESENCE,
    where: { place: { equals: place } },
    sort: 'name',
    pagination: false,
    limit: 0,
  })
  const forgotten = new Date(now - FORGOTTEN_MS).toISOString()
  if (docs.some(({ seenAt }) => seenAt < forgotten)) {
    await db.deleteMany({ collection: PRESENCE, where: { seenAt: { less_than: forgotten } } })
  }
  const others = docs.filter((each) => each.person !== person && each.seenAt >= forgotten)
  return { others: [...new Set(others.map(({ name }) => name))] }
}

/** The collection of open screens, for all desks on the database. */
const PRESENCE = 'presence'

/** One row for each screen that has a document open. */
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
    { name: 'screen', type: 'text', required: true, unique: true },
    { name: 'person', type: 'number', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'seenAt', type: 'date', required: true, index: true },
  ],
}
