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

/** A user's own ask for a table at their restaurants, under the slug at that time. */
const enquiriesOfOwn = within('enquiries', async ({ payload }, user) => ({
  tableRestaurant: { in: await slugsOf(payload, ownRestaurants(user)) },
}))

/** Enquiries; those that harass the staff for owners alone. */
export const enquiriesInReach: Access = async (asking) => {
  const own = await enquiriesOfOwn(asking)
  if (own === false || reach(asking.req.user, 'harassment') === 'all') return own
  const isNone = { harassmentAt: { exists: false } }
  return own === true ? isNone : { and: [own, isNone] }
}

/** What decides who may open an enquiry; one without a restaurant asks for no table. */
export type OfEnquiry = { tableRestaurant?: string | null; harassmentAt?: string | null }

/** Whether a member of staff may open an enquiry. */
export async function reachesEnquiry(
  payload: Payload,
  member: Pick<TypedUser, 'role' | 'restaurants'>,
  { tableRestaurant, harassmentAt }: OfEnquiry,
): Promise<boolean> {
  if (harassmentAt && (!member.role || RIGHTS.harassment[member.role] !== 'all')) return false
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
