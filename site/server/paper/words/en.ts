import type { PaperKind } from '@noren/contract/paper/paper-path'
import { allergens } from '#src/language/bundle/en/allergens.ts'
import type { PaperState } from '../paper-state.ts'

const sheets: { readonly [K in PaperKind]: string } = {
  menu: 'menu',
  card: 'table card',
  allergens: 'allergen chart',
  notice: 'notice',
}

const titles: { readonly [S in PaperState]: string } = {
  same: 'Still as printed',
  changed: 'Changed since it was printed',
  untold: 'We cannot compare this sheet',
  unknown: 'We do not know this sheet',
  closed: 'This restaurant has closed',
  gone: 'This restaurant is not here any more',
}

export const paperWords = {
  titles,
  number: (seq: number) => `No. ${seq}`,
  /** Which sheet it is; the day is `null` where it is not known. */
  sheet: (kind: PaperKind, seq: number, day: string | null) =>
    day === null
      ? `Your ${sheets[kind]} is number ${seq}.`
      : `Your ${sheets[kind]} is number ${seq}, published on ${day}.`,
  texts: {
    same: 'Nothing on it has changed since.',
    untold: 'Nothing is known here of this number. What the restaurant’s page says counts.',
    unknown:
      'This sheet was not printed from this site. Perhaps the address was not typed in full.',
    closed: 'What the sheet says holds no longer.',
    gone: 'What the sheet says holds no longer.',
  },
  away: {
    moved: 'The restaurant has moved. Its page has the new address.',
    paused: 'The restaurant is closed for a time. Its page says for how long.',
  },
  dishes: (count: number) =>
    count === 1
      ? 'One dish has changed. As it is today:'
      : `${count} dishes have changed. As they are today:`,
  /** Over what is said of the menus themselves, and of the table charge. */
  terms: 'Menus and charges as they are now',
  noCharge: 'No table charge is stated now.',
  left: 'No longer on the menu',
  closures: 'Closures and special hours as they are now',
  notes: {
    hours: 'The regular opening hours have changed since.',
  },
  takenBack: 'Taken back',
  days: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
  /** With several prices, each behind its name. */
  priced: (label: string, price: string) => `${label} ${price}`,
  allergens: allergens.dish,
  today: {
    menu: 'The menu of today',
    card: 'The menu of today',
    allergens: 'The menu of today, with allergens',
    notice: 'Hours and address today',
  } satisfies { readonly [K in PaperKind]: string },
  restaurant: 'About the restaurant',
  restaurants: 'All restaurants',
  home: 'Home',
}
