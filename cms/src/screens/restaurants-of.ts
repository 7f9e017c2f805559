import type { PayloadRequest, Where } from 'payload'
import { namesIn } from '../base/locales.ts'
import { say } from '../base/words.ts'
import { reach } from '../staff/access/roles.ts'
import { NAMELESS } from './nameless.ts'

/** A restaurant whose menu the signed-in user may read. */
export type Named = { id: number; name: string }

/** More are too many to choose from; the list of restaurants has the rest. */
const MOST = 100

/** The restaurants whose menus the user may edit, in the order of the site: the first hundred. */
export function restaurantsOf(req: PayloadRequest): Promise<Named[]> {
  return find(req, {})
}

/** Any of them, by the id in an address. */
export async function restaurantOf(req: PayloadRequest, id: string): Promise<Named | undefined> {
  if (!/^\d+$/.test(id)) return undefined
  const [found] = await find(req, { id: { equals: Number(id) } })
  return found
}

async function find(req: PayloadRequest, where: Where): Promise<Named[]> {
  if (reach(req.user, 'restaurants') === 'none') return []
  const { docs } = await req.payload.find({
    collection: 'restaurants',
    draft: true,
    where,
    ...namesIn(req.i18n.language),
    select: { name: true },
    sort: 'listedSince',
    limit: MOST,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, name }) => ({ id, name: name || say(req, NAMELESS) }))
}
