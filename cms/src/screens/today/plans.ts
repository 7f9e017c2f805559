import { type Day, readDay, writeDay } from '@noren/contract/hours/calendar'
import { type TokyoMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { minuteOfBegin, minuteWords, todayIn } from '../../base/ui/in-tokyo.ts'
import type { Words } from '../../base/words.ts'
import { comingPlans } from '../../content/editing/schedule/plans.ts'
import { documentWords } from '../../content/model/document-words.ts'
import { dayKept } from '../../content/model/fields/day.ts'
import { menuAddress, screenOf } from '../../content/model/screen-addresses.ts'
import { type Dish, namesOf, readDishes } from '../menu/dish.ts'
import { plannedWords } from '../menu/dish-words.ts'
import {
  type Asking,
  byRestaurant,
  opensPlace,
  type Task,
  type TaskLine,
  withRest,
} from './task.ts'

const LINES = 8

/** A line about a plan, and when it is due. */
type Planned = TaskLine & { at: TokyoMinute }

/** What is published, or changes on a menu, at a time to come by itself; `null` where nothing is. */
export async function planned(asking: Asking): Promise<Task | null> {
  const all = [...(await plannedDocuments(asking)), ...(await plannedDishes(asking))].sort(
    (one, other) => one.at - other.at,
  )
  if (all.length === 0) return null
  return {
    id: 'plans',
    title: { en: 'Planned', ja: '公開の予定' },
    count: all.length,
    isPressing: false,
    lines: withRest(all.slice(0, LINES), all.length, menuAddress()),
  }
}

async function plannedDocuments(asking: Asking): Promise<Planned[]> {
  const { payload, user, language } = asking
  const plans = (await comingPlans(payload)).filter(({ place }) => opensPlace(user, place))
  return Promise.all(
    plans.map(async ({ place, plan }) => {
      const at = tokyoMinute(plan.at)
      const [what, when] = [await documentWords(payload, place, language), minuteWords(at)]
      const isPublish = plan.type === 'publish'
      return {
        at,
        words: {
          en: `${when.en}: ${what.en} ${isPublish ? 'is published' : 'is taken off the site'}`,
          ja: `${when.ja}　${what.ja}${isPublish ? 'を公開' : 'の公開を終了'}`,
        },
        link: screenOf(place),
      }
    }),
  )
}

async function plannedDishes(asking: Asking): Promise<Planned[]> {
  const { payload, user, now } = asking
  const today = todayIn(now)
  const isOn = { greater_than_equal: dayKept(writeDay(today)) }
  const { docs } = await payload.find({
    collection: 'dishes',
    where: { or: ['plannedFrom', 'shownFrom', 'shownUntil'].map((field) => ({ [field]: isOn })) },
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return (await byRestaurant(asking, docs)).flatMap(({ id, name, own }) =>
    readDishes(own).flatMap((dish) =>
      plansOf(dish)
        .filter(({ day }) => day > today)
        .map(({ day, words }) => {
          const at = minuteOfBegin(day)
          const [of, when] = [namesOf(dish), minuteWords(at)]
          return {
            at,
            words: {
              en: `${when.en}: ${name}, “${of.en}”: ${words.en}`,
              ja: `${when.ja}　${name}「${of.ja}」${words.ja}`,
            },
            link: menuAddress(id),
          }
        }),
    ),
  )
}

/** What changes about a dish, each with the day of business on which it does. */
function plansOf(dish: Dish): { day: Day; words: Words }[] {
  const change = plannedWords(dish)
  const last = readDay(dish.shownUntil)
  return [
    { day: readDay(dish.plannedFrom), words: { en: change.en, ja: `${change.ja}に変更` } },
    { day: readDay(dish.shownFrom), words: { en: 'on the menu', ja: '掲載開始' } },
    { day: last === null ? null : last + 1, words: { en: 'off the menu', ja: '掲載終了' } },
  ].flatMap(({ day, words }) => (day === null ? [] : [{ day, words }]))
}
