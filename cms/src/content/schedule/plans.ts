import { isObject } from '@noren/contract/json'
import type { Payload, Where } from 'payload'

/** A document of a collection, or a part of the site there is one of. */
export type Place = { collection: string; id: number | string } | { global: string }

/** That a document goes out, or is taken back, at a time; `failed`: that time came in vain. */
export type Plan = {
  at: Date
  type: 'publish' | 'unpublish'
  /** Tag of the one language that goes out; `null`: all do. */
  locale: string | null
  failed: boolean
}

/** What is planned for a document, the next first, and what failed since. */
export async function plansFor(payload: Payload, place: Place): Promise<Plan[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, ...ofPlace(place)] },
    sort: 'waitUntil',
    limit: 20,
    depth: 0,
  })
  return docs.flatMap(({ input, waitUntil, hasError }) => {
    if (!isObject(input) || typeof waitUntil !== 'string') return []
    return [
      {
        at: new Date(waitUntil),
        type: input.type === 'unpublish' ? 'unpublish' : 'publish',
        locale: typeof input.locale === 'string' ? input.locale : null,
        failed: hasError === true,
      },
    ]
  })
}

function ofPlace(place: Place): Where[] {
  if ('global' in place) return [{ 'input.global': { equals: place.global } }]
  return [
    { 'input.doc.relationTo': { equals: place.collection } },
    { 'input.doc.value': { equals: String(place.id) } },
  ]
}
