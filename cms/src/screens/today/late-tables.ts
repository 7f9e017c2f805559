import { readDay } from '@noren/contract/hours/calendar'
import { readClock } from '@noren/contract/hours/clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { screenOf } from '../../content/model/screen-addresses.ts'
import { restaurantWords } from '../../inbox/tables/restaurant-names.ts'
import { waitingWords } from '../../inbox/tables/waiting-words.ts'
import { type Asking, enquiriesOf, type Task, withRest } from './task.ts'

const LINES = 4

/** Requests for tables that nobody answered in time, each with its age; `null` when there are none. */
export async function lateTables(asking: Asking): Promise<Task | null> {
  const { docs, count, link } = await enquiriesOf(asking, 'late', { limit: LINES })
  if (count === 0) return null
  const lines = await Promise.all(
    docs.map(async ({ id, name, receivedAt, tableDate, tableTime, tablePeople, ...rest }) => {
      const restaurant = await restaurantWords(asking.payload, rest.tableRestaurant ?? '')
      const age = waitingWords(new Date(receivedAt), asking.now)
      const day = readDay(tableDate?.slice(0, 10)) ?? 0
      const minutes = readClock(tableTime) ?? 0
      const { en, jp } = TIME_WORDS
      return {
        words: {
          en: `Waiting for ${age.en}: ${en.date(day, false)} ${en.clock(minutes)}, ${restaurant.en}, for ${tablePeople}: ${name}`,
          ja: `${age.ja}前から　${jp.date(day, false)}${jp.clock(minutes)}　${restaurant.ja}　${tablePeople}名　${name} 様`,
        },
        link: screenOf({ collection: 'enquiries', id }),
      }
    }),
  )
  return {
    id: 'late',
    title: { en: 'Tables without an answer in time', ja: '返答が遅れている予約' },
    note: {
      en: 'The restaurant’s next opening hours are over, or the table is within the hour, and the guest still waits for an answer.',
      ja: 'お店の営業時間が終わったか、ご来店の1時間前を過ぎましたが、まだ返答していません。お客様がお返事をお待ちです。',
    },
    count,
    link,
    isPressing: true,
    lines: withRest(lines, count, link),
  }
}
