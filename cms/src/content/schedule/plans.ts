import { isObject } from '@noren/contract/json'
import type { Payload, Where } from 'payload'

/** A document of a collection, or a global. */
export type Place = { collection: string; id: number | string } | { global: string }

/** A planned publish or unpublish; `failed`: it was due and did not succeed. */
export type Plan = {
  at: Date
  type: 'publish' | 'unpublish'
  /** Tag of the one language to publish; `null` for all. */
  locale: string | null
  failed: boolean
}

/** How many plans are read of a document, and of all together. */
const MOST = 20
const MOST_OF_ALL = 200

/** The plans of a document, the next one first, with those that failed. */
export async function plansFor(payload: Payload, place: Place): Promise<Plan[]> {
  return (await read(payload, ofPlace(place), MOST)).map(({ plan }) => plan)
}

/** The plans of all documents that are still to come, the next one first. */
export async function comingPlans(payload: Payload): Promise<{ place: Place; plan: Plan }[]> {
  const found = await read(payload, [{ hasError: { not_equals: true } }], MOST_OF_ALL)
  return found.flatMap(({ place, plan }) => (place ? [{ place, plan }] : []))
}

/** What is to be published at a time to come. */
export async function plannedPlaces(payload: Payload): Promise<Place[]> {
  const plans = await comingPlans(payload)
  return plans.filter(({ plan }) => plan.type === 'publish').map(({ place }) => place)
}

async function read(payload: Payload, where: Where[], limit: number) {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, ...where] },
    sort: 'waitUntil',
    limit,
    depth: 0,
  })
  return docs.flatMap(({ input, waitUntil, hasError }) => {
    if (!isObject(input) || typeof waitUntil !== 'string') return []
    const plan: Plan = {
      at: new Date(waitUntil),
      type: input.type === 'unpublish' ? 'unpublish' : 'publish',
      locale: typeof input.locale === 'string' ? input.locale : null,
      failed: hasError === true,
    }
    return [{ place: placeIn(input), plan }]
  })
}

function ofPlace(place: Place): Where[] {
  if ('global' in place) return [{ 'input.global': { equals: place.global } }]
  return [
    { 'input.doc.relationTo': { equals: place.collection } },
    { 'input.doc.value': { equals: String(place.id) } },
  ]
}

function placeIn({ global, doc }: Record<string, unknown>): Place | null {
  if (typeof global === 'string') return { global }
  if (!isObject(doc)) return null
  return { collection: String(doc.relationTo), id: Number(doc.value) }
}
