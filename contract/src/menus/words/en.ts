import { serviceDays } from '../../hours/words/service-days/en.ts'
import type { MenuDay } from '../../resources/menus.ts'

/** What a menu prints around its dishes. Prices arrive as text. */
export const menus = {
  from: (price: string) => `from ${price}`,
  market: 'Market price',
  /** Beside a market price. */
  about: (price: string) => `About ${price}`,
  askToday: 'Please ask today’s price',
  people: (people: number) => `For ${people} or more`,
  notice: (days: number) => (days === 1 ? 'Order the day before' : `Order ${days} days ahead`),
  minutes: (minutes: number) => `${minutes} minutes`,
  extra: (price: string) => `+${price}`,
  free: 'free',
  /** Opens a menu that is folded. */
  show: (dishes: number) => (dishes === 1 ? 'Show the dish' : `Show all ${dishes} dishes`),
  /** The days a menu is served on. */
  days: (days: readonly MenuDay[]) => days.map((day) => DAYS[day]).join(' and '),
  serviceDays,
  /** In place of times that are not known. */
  sessions: { lunch: 'at lunch', dinner: 'at dinner' },
  /** Days and times of a menu, each of which may be missing. */
  when: (days: string, times: readonly string[]) =>
    capital([days, ...times].filter(Boolean).join(', ')),
  /** Times that differ by day, each with its days; `limit` is empty or the days a menu is served on. */
  whenByDays: (limit: string, parts: readonly string[]) =>
    [capital(limit), parts.join('; ')].filter(Boolean).join(': '),
  tableCharge: (price: string) =>
    `A table charge of ${price} for each guest, usual in Japan, is added to the bill.`,
}

const DAYS = {
  weekday: 'weekdays except public holidays',
  weekend: 'weekends',
  holiday: 'public holidays',
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
