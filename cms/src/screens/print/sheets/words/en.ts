import { TIME_WORDS } from '@noren/contract/hours/words/time'

/** What printed sheets say beside a restaurant's own texts. Dates, days and times arrive as text. */
export const sheetWords = {
  /** @param digits with separators between thousands */
  price: (digits: string) => `¥${digits}`,
  taxIncluded: 'Prices include tax.',
  /** What follows a dish's allergens on the menu, where any dish states them. */
  allergens: (listed: number) =>
    `Small type names the allergens in a dish, of the ${listed} on Japan’s list. A dish without any uses none of them.`,
  /** In place of the allergens of a dish that does not state them. */
  ask: 'allergens: please ask',
  /** Of an allergen that was not on the list when the dish was checked. */
  askAbout: (name: string) => `${name}: please ask`,
  chart: {
    title: 'Allergens',
    dish: 'Dish',
    required: 'Must be stated by law',
    recommended: 'Recommended to be stated',
    contains: 'contains it',
    free: 'does not use it',
    unknown: 'not known, please ask',
    kitchen:
      'All dishes are made in one kitchen, so traces of other ingredients are possible. If you have an allergy, please tell us before you order.',
    list: (date: string, listed: number) =>
      `The ${listed} allergens of Japan’s food labelling rules of ${date}.`,
  },
  card: {
    menu: 'Menu',
    lead: 'Dishes, prices and allergens on your phone',
  },
  notice: {
    closed: 'Temporary closure',
    special: 'Special opening hours',
    /** Before the days, in place of a greeting. */
    opening: '',
    day: (day: number) => TIME_WORDS.en.date(day, false),
    until: ' – ',
    time: TIME_WORDS.en.clock,
    times: (opens: string, closes: string) => `${opens}–${closes}`,
    closes: 'We are closed on these days.',
    opens: 'On these days we are open at these hours.',
    reopens: (day: string, time: string) => `We open again on ${day} at ${time}.`,
    apology: 'We apologise for the inconvenience, and look forward to seeing you.',
  },
  date: (day: number) => TIME_WORDS.en.date(day, true),
  /** Of the snapshot a sheet shows, with its day. */
  number: (seq: number, date: string) => `No. ${seq} · ${date}`,
  /** Beside the code that leads to the page of the sheet. */
  isItCurrent: 'What has changed since this was printed',
}
