import { isObject } from '@noren/contract/json'
import type { Payload, Where } from 'payload'
import * as v from 'valibot'
import { isTag } from '../../../base/locales.ts'
import { type DraftOf, isListSlug, isSingleSlug } from '../../model/source.ts'
import { type Failure, failureSchema, PLANNER_GONE, type Plan, WHY_UNKNOWN } from './plan.ts'

/** A plan with its document. */
export type PlacedPlan = { place: DraftOf; plan: Plan }

/** An earlier version of the desk may have kept some. */
const NOT_DONE: Where = { completedAt: { exists: false } }

/** How many plans are read of a document, and of all together. */
const MOST = 20
const MOST_OF_ALL = 200

/** The plans of a document, the next one first, with those that failed. */
export async function plansFor(payload: Payload, place: DraftOf): Promise<Plan[]> {
  return (await read(payload, ofPlace(place), MOST)).map(({ plan }) => plan)
}

/** The plans of all documents that are still to come, the next one first. */
export async function comingPlans(payload: Payload): Promise<PlacedPlan[]> {
  return (await read(payload, [], MOST_OF_ALL)).filter(({ plan }) => plan.failure === null)
}

/** Those that were due and failed, or will since their planner is gone; the oldest first. */
export async function failedPlans(payload: Payload): Promise<PlacedPlan[]> {
  return (await read(payload, [], MOST_OF_ALL)).filter(({ plan }) => plan.failure !== null)
}

/** Those whose time has come, with those that failed. */
export function duePlans(payload: Payload, now: Date): Promise<PlacedPlan[]> {
  return read(payload, [{ waitUntil: { less_than_equal: now.toISOString() } }], MOST_OF_ALL)
}

/** What is to be published at a time to come. */
export async function plannedPlaces(payload: Payload): Promise<DraftOf[]> {
  const plans = await comingPlans(payload)
  return plans.filter(({ plan }) => plan.type === 'publish').map(({ place }) => place)
}

async function read(payload: Payload, where: Where[], limit: number): Promise<PlacedPlan[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, NOT_DONE, ...where] },
    sort: 'waitUntil',
    limit,
    depth: 0,
  })
  const isThere = await accountsAmong(payload, docs.map(plannerIn))
  return docs.flatMap(({ id, input, waitUntil, hasError, error }) => {
    const place = isObject(input) ? placeIn(payload, input) : null
    if (!isObject(input) || !place || typeof waitUntil !== 'string') return []
    const { type, locale } = input
    const planner = plannerIn({ input })
    const plan: Plan = {
      id,
      at: new Date(waitUntil),
      type: type === 'unpublish' ? 'unpublish' : 'publish',
      locale: isTag(locale) ? locale : null,
      failure: hasError
        ? v.parse(v.fallback(failureSchema, UNKNOWN), error)
        : isThere(planner)
          ? null
          : { words: PLANNER_GONE, tried: '', isTold: false },
      planner,
    }
    return [{ place, plan }]
  })
}

/** Which of these accounts there still are. */
async function accountsAmong(
  payload: Payload,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => boolean> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids.filter((id) => id !== null) } },
    select: {},
    pagination: false,
    depth: 0,
  })
  return (id) => docs.some((user) => user.id === id)
}

function plannerIn({ input }: { input?: unknown }): number | null {
  const user = isObject(input) ? input.user : null
  return isObject(user) && typeof user.value === 'number' ? user.value : null
}

function ofPlace(place: DraftOf): Where[] {
  if ('global' in place) return [{ 'input.global': { equals: place.global } }]
  return [
    { 'input.doc.relationTo': { equals: place.collection } },
    { 'input.doc.value': { equals: String(place.id) } },
  ]
}

function placeIn(
  { config }: Payload,
  { global, doc }: Readonly<Record<string, unknown>>,
): DraftOf | null {
  const slug = config.globals.find((each) => each.slug === global)?.slug
  if (slug) return isSingleSlug(slug) ? { global: slug } : null
  if (!isObject(doc) || !isListSlug(doc.relationTo)) return null
  return { collection: doc.relationTo, id: Number(doc.value) }
}

/** Of a plan that an earlier version of the desk has kept. */
const UNKNOWN: Failure = { words: WHY_UNKNOWN, tried: '1970-01-01T00:00:00.000Z', isTold: true }
