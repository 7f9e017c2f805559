import { isObject } from '@noren/contract/json'
import type { CollectionBeforeDeleteHook, Payload, Where } from 'payload'
import * as v from 'valibot'
import { isTag } from '../../../base/locales.ts'
import { type DraftOf, isListSlug, isSingleSlug } from '../../model/source.ts'
import { type Failure, failureSchema, PLANNER_GONE, type Plan, WHY_UNKNOWN } from './plan.ts'

/** A plan with its document. */
export type PlacedPlan = { place: DraftOf; plan: Plan }

/** An earlier version of the desk may have kept some. */
const NOT_DONE: Where = { completedAt: { exists: false } }

/** The plans of a document, the next one first, with those that failed. */
export async function plansFor(payload: Payload, place: DraftOf): Promise<Plan[]> {
  return (await read(payload, ofPlace(place))).map(({ plan }) => plan)
}

/** The plans of all documents that are still to come, the next one first. */
export async function comingPlans(payload: Payload): Promise<PlacedPlan[]> {
  return (await read(payload, [])).filter(({ plan }) => plan.failure === null)
}

/** Those that were due and failed, or will since their planner is gone; the oldest first. */
export async function failedPlans(payload: Payload): Promise<PlacedPlan[]> {
  return (await read(payload, [])).filter(({ plan }) => plan.failure !== null)
}

/** Those whose time has come, with those that failed. */
export function duePlans(payload: Payload, now: Date): Promise<PlacedPlan[]> {
  return read(payload, [{ waitUntil: { less_than_equal: now.toISOString() } }])
}

/** What is to be published at a time to come. */
export async function plannedPlaces(payload: Payload): Promise<DraftOf[]> {
  const plans = await comingPlans(payload)
  return plans.filter(({ plan }) => plan.type === 'publish').map(({ place }) => place)
}

/** Takes its plans from an account that is deleted: SQLite may give its id to another, in whose name they would run. */
export const forgetPlanner: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, NOT_DONE] },
    pagination: false,
    depth: 0,
    req,
  })
  for (const job of docs) {
    if (!isObject(job.input) || plannerIn(job) !== Number(id)) continue
    const data = { input: { ...job.input, user: null } }
    await req.payload.update({ collection: 'payload-jobs', id: job.id, data, depth: 0, req })
  }
}

async function read(payload: Payload, where: Where[]): Promise<PlacedPlan[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, NOT_DONE, ...where] },
    sort: 'waitUntil',
    // All: those that wait for staff must not stand in front of what is due.
    pagination: false,
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
