import { writeDay } from '@noren/contract/hours/calendar'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { screenOf } from '../../content/model/screen-addresses.ts'
import { restaurantWords } from '../../inbox/tables/restaurant-names.ts'
import { type Asking, enquiriesOf, type Task } from './task.ts'

const LINES = 4

/** Unanswered requests for tables of today and tomorrow. */
export async function askedTables(asking: Asking): Promise<Task> {
  const today = todayIn(asking.now)
  const { docs, count, link } = await enquiriesOf(asking, 'soon', { limit: LINES })
  const isToday = (date: string | null | undefined) => date?.slice(0, 10) === writeDay(today)
  return {
    id: 'tables',
    title: {
      en: 'Tables asked for today and tomorrow',
      ja: '今日・明日の予約（未返答）',
    },
    nothing: {
      en: 'No request for a table today or tomorrow is waiting.',
      ja: '今日・明日のご予約は、すべて返答済みです。',
    },
    count,
    link,
    isPressing: docs.some(({ tableDate }) => isToday(tableDate)),
    lines: await Promise.all(
      docs.map(async ({ id, name, tableTime, tablePeople, tableRestaurant, tableDate }) => {
        const restaurant = await restaurantWords(asking.payload, tableRestaurant ?? '')
        const [en, ja] = isToday(tableDate) ? ['Today', '今日'] : ['Tomorrow', '明日']
        return {
          words: {
            en: `${en} ${tableTime}, ${restaurant.en}, for ${tablePeople}: ${name}`,
            ja: `${ja} ${tableTime}　${restaurant.ja}　${tablePeople}名　${name} 様`,
          },
          link: screenOf({ collection: 'enquiries', id }),
        }
      }),
    ),
  }
}
