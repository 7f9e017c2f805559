import type { Access, Payload, PayloadRequest, TypedUser, Where } from 'payload'
import { RIGHTS, type Right, reach } from './roles.ts'

type Asking = Pick<PayloadRequest, 'payload' | 'user'>

/** A right that some have only for their own restaurants: these, as a condition of the query. */
function within(
  right: Right,
  own: (asking: Asking, user: TypedUser) => Promise<Where> | Where,
): Access {
  return ({ req }) => {
    const far = reach(req.user, right)
    return far === 'own' && req.user ? own(req, req.user) : far === 'all'
  }
}

/** The ids of a user's restaurants. */
export function ownRestaurants({ restaurants }: Pick<TypedUser, 'restaurants'>): number[] {
  return (restaurants ?? []).map((each) => (typeof each === 'object' ? each.id : each))
}

/** Whether a user may edit content of a kind at all; with an id, this document of it. */
export function opensContent(
  user: TypedUser | null | undefined,
  slug: string,
  id?: unknown,
): boolean {
  const isRestaurant = slug === 'restaurants'
  const far = reach(user, isRestaurant ? 'restaurants' : 'pages')
  if (!user || far !== 'own') return far === 'all'
  return id === undefined || ownRestaurants(user).includes(Number(id))
}

/** What belongs to restaurants, by the field with their ids. */
const ofRestaurants = (field: string) =>
  within('restaurants', (_asking, user) => ({ [field]: { in: ownRestaurants(user) } }))

export const restaurantsInReach = ofRestaurants('id')

/** Their versions. */
export const restaurantVersionsInReach = ofRestaurants('parent')

/** Other content of restaurants: facts. */
export const factsInReach = ofRestaurants('restaurant')

/** Their versions. */
export const factVersionsInReach = ofRestaurants('version.restaurant')

/** Files: a user's own are those they uploaded. */
export const filesInReach = within('changeFiles', (_asking, user) => ({
  uploadedBy: { equals: user.id },
}))

/** Enquiries: a user's own ask for a table at their restaurants, under the slug at that time. */
export const enquiriesInReach = within('enquiries', async ({ payload }, user) => ({
  tableRestaurant: { in: await slugsOf(payload, ownRestaurants(user)) },
}))

/** Whether a member of staff may open an enquiry for a table at this restaurant, or for none. */
export async function reachesEnquiry(
  payload: Payload,
  member: Pick<TypedUser, 'role' | 'restaurants'>,
  tableRestaurant?: string | null,
): Promise<boolean> {
  const far = member.role ? RIGHTS.enquiries[member.role] : 'none'
  if (far !== 'own') return far === 'all'
  if (!tableRestaurant) return false
  return (await slugsOf(payload, ownRestaurants(member))).includes(tableRestaurant)
}

/** Every slug these restaurants have or had, without those that others have today. */
async function slugsOf(payload: Payload, ids: number[]): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    trash: true,
    select: { slug: true, formerSlugs: true },
  })
  const current = docs.map(({ slug }) => slug)
  const former = docs.flatMap(({ formerSlugs }) => formerSlugs ?? [])
  const { docs: others } = await payload.find({
    collection: 'restaurants',
    where: { slug: { in: former }, id: { not_in: ids } },
    depth: 0,
    pagination: false,
    select: { slug: true },
  })
  const taken = new Set(others.map(({ slug }) => slug))
  return [...current, ...former.filter((slug) => !taken.has(slug))]
}
