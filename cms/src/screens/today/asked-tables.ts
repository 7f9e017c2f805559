import { writeDay } from '@noren/contract/hours/calendar'
import { type Condition, listLink, whereOf } from '../../base/list-link.ts'
import { namesIn } from '../../base/locales.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { LIST_VIEWS } from '../../inbox/list-parts.tsx'
import type { Asking, Task } from './task.ts'

const LINES = 4

/** Unanswered requests for tables of today and tomorrow. */
export async function askedTables({ payload, user, now, language }: Asking): Promise<Task> {
  const today = todayIn(now)
  const conditions: Condition[] = [
    ['tableDate', 'greater_than_equal', startOf(today)],
    ['tableDate', 'less_than', startOf(today + 2)],
    ['tableState', 'equals', 'asked'],
    ['status', 'not_equals', 'spam'],
  ]
  const { docs, totalDocs } = await payload.find({
    collection: 'enquiries',
    where: whereOf(conditions),
    sort: ['tableDate', 'tableTime'],
    limit: LINES,
    depth: 0,
    overrideAccess: false,
    user,
    select: {
      name: true,
      tableDate: true,
      tableTime: true,
      tablePeople: true,
      tableRestaurant: true,
    },
  })
  const names = await restaurantNames({ payload, language }, docs)
  const isToday = (date: string | null | undefined) => date?.slice(0, 10) === writeDay(today)
  return {
    id: 'tables',
    title: {
      en: 'Tables asked for today and tomorrow',
      ja: '今日・明日の予約（未返答）',
    },
    nothing: {
      en: 'No request for a table today or tomorrow is waiting.',
      ja: '今日・明日の予約に、返答待ちはありません。',
    },
    count: totalDocs,
    link: listLink(payload, 'enquiries', conditions, LIST_VIEWS.tables),
    isPressing: docs.some(({ tableDate }) => isToday(tableDate)),
    lines: docs.map(({ id, name, tableTime, tablePeople, tableRestaurant, tableDate }) => {
      const restaurant = names.get(tableRestaurant ?? '') ?? tableRestaurant
      const [en, ja] = isToday(tableDate) ? ['Today', '今日'] : ['Tomorrow', '明日']
      return {
        words: {
          en: `${en} ${tableTime}, ${restaurant}, for ${tablePeople}: ${name}`,
          ja: `${ja} ${tableTime}　${restaurant}　${tablePeople}名　${name} 様`,
        },
        link: `${payload.config.routes.admin}/collections/enquiries/${id}`,
      }
    }),
  }
}

/** The names of restaurants by their slugs. */
async function restaurantNames(
  { payload, language }: Pick<Asking, 'payload' | 'language'>,
  tables: readonly { tableRestaurant?: string | null }[],
): Promise<Map<string, string>> {
  const slugs = tables.flatMap(({ tableRestaurant }) => tableRestaurant ?? [])
  if (slugs.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { slug: { in: slugs } },
    ...namesIn(language),
    pagination: false,
    select: { slug: true, name: true },
  })
  return new Map(docs.flatMap(({ slug, name }) => (name ? [[slug, name]] : [])))
}

/** The desk stores a day as its noon in UTC. */
function startOf(day: number): string {
  return `${writeDay(day)}T00:00:00.000Z`
}
