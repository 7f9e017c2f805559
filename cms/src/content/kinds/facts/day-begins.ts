import { businessDay } from '@noren/contract/hours/business-day'
import type { JsonObject, Payload } from 'payload'
import { type Job, startJob } from '../../../base/jobs.ts'
import { DEFAULT_LOCALE as locale } from '../../../base/locales.ts'
import { textsByTag } from '../../languages/translations/gaps.ts'
import type { Texts } from '../../languages/translations/ledger.ts'
import { dayKept, dayOf } from '../../model/fields/day.ts'
import { inOneSave } from '../../model/other-name.ts'

/** How late the menus may notice a new day of business, in ms. */
const PAUSE_MS = 15_000

/**
 * Makes planned prices and texts current when their day of business begins, and requests a publish then, since dishes
 * may appear on the menu or leave it that day. At the desk's start it does what became due while the desk
 * was stopped.
 */
export function startDays(
  payload: Payload,
  isLeader: () => boolean,
  askForPublish: () => void,
): Job {
  let known = ''
  return startJob({
    isLeader,
    work: async (now) => {
      const day = businessDay(new Date(now))
      await takePlans(payload, day)
      if (day !== known) askForPublish()
      known = day
    },
    pause: PAUSE_MS,
    retry: PAUSE_MS,
    complaint: 'planned dishes not looked at, tried again',
  })
}

/** @param day of business, `YYYY-MM-DD` */
export async function takePlans(payload: Payload, day: string): Promise<void> {
  const { docs } = await payload.find({
    collection: 'dishes',
    where: { plannedFrom: { less_than_equal: dayKept(day) } },
    locale: 'all',
    depth: 0,
    pagination: false,
  })
  const saved = await Promise.allSettled(
    docs.map((dish) => {
      const { name, description, ...taken } = takenPlan(dish, day)
      const data = {
        ...taken,
        ...inOneSave('name', name),
        ...inOneSave('description', description),
        ...NO_PLAN,
      }
      return payload.update({ collection: 'dishes', id: dish.id, data, locale, depth: 0 })
    }),
  )
  const failed = saved.filter((each) => each.status === 'rejected')
  if (failed.length > 0) throw new AggregateError(failed.map(({ reason }) => reason))
}

/** A dish with its plan, read in all languages. */
type Planned = {
  name?: unknown
  description?: unknown
  plannedFrom?: string | null
  plannedPrice?: number | null
  plannedName?: unknown
  plannedDescription?: unknown
}

/** The fields that a dish has by its plan on a day of business; none before the plan's. */
export function takenPlan(dish: Planned, day: string): JsonObject {
  const { plannedFrom, plannedPrice } = dish
  if (!plannedFrom || dayOf(plannedFrom) > day) return {}
  return {
    ...(typeof plannedPrice === 'number' && { price: plannedPrice }),
    name: replacedBy(dish.name, dish.plannedName),
    description: replacedBy(dish.description, dish.plannedDescription),
  }
}

const NO_PLAN = {
  plannedPrice: null,
  plannedFrom: null,
  ...inOneSave('plannedName', {}),
  ...inOneSave('plannedDescription', {}),
}

/** A text in all languages, with what is planned in those that have a plan. */
function replacedBy(text: unknown, planned: unknown): Texts {
  const written = Object.entries(textsByTag(planned)).filter(([, each]) => each !== '')
  return { ...textsByTag(text), ...Object.fromEntries(written) }
}
