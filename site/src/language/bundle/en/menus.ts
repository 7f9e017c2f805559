import type { MenuDay } from '@noren/contract/resources/menus'

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
  course: 'Course',
  /** Opens a menu that is folded. */
  show: (dishes: number) => (dishes === 1 ? 'Show the dish' : `Show all ${dishes} dishes`),
  /** The days a menu is served on. */
  days: (days: readonly MenuDay[]) => days.map((day) => DAYS[day]).join(' and '),
  /** In place of times that are not known. */
  sessions: { lunch: 'At lunch', dinner: 'At dinner' },
  /** Days and times of a menu, each of which may be missing. */
  when: (days: string, times: readonly string[]) => [days, ...times].filter(Boolean).join(', '),
  tableCharge: (price: string) =>
    `A table charge of ${price} for each guest, usual in Japan, is added to the bill.`,
}

const DAYS = {
  weekday: 'Weekdays except public holidays',
  weekend: 'Weekends',
  holiday: 'public holidays',
}
