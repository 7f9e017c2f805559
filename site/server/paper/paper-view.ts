import type { Accent } from '@noren/contract/accent'
import { type Day, readDay } from '@noren/contract/hours/calendar'
import { type HoursNotice, reasonOf, spansNear, spanText } from '@noren/contract/hours/notices'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { dateWords } from '@noren/contract/hours/words/shape'
import { SPOKEN } from '@noren/contract/hours/words/spoken'
import type { Language } from '@noren/contract/language'
import { inLanguage, type LocalizedText } from '@noren/contract/localized'
import { menuSheets } from '@noren/contract/menus/menu-sheets'
import type { Paper } from '@noren/contract/paper/paper-path'
import {
  closureKey,
  type PaperRecord,
  type RestaurantSince,
  readRestaurantSince,
} from '@noren/contract/paper/paper-record'
import type { Menu } from '@noren/contract/resources/menus'
import {
  type MenuItem,
  type Restaurant,
  readRestaurant,
} from '@noren/contract/resources/restaurant'
import type { PublishedContent } from '../content/published-content.ts'
import { hasClosed, hasMoved, isAway, isGone, type Standpoint } from '../content/stated.ts'
import type { PaperState } from './paper-state.ts'

/** The page of a printed sheet, in one language. */
export type PaperView = {
  state: PaperState
  language: Language
  paper: Paper
  /** The day on which its number was published; `null` where it is not known. */
  day: string | null
  /** `null` where the sheet is not ours, or the restaurant is gone. */
  house: House | null
  /** What else its guests must know before they come. */
  away: 'moved' | 'paused' | null
  changes: Changes
}

type House = {
  slug: string
  name: LocalizedText
  accent: Accent
  hours: OpeningHours | undefined
  /** Whether its menu says of dishes what they contain. */
  statesAllergens: boolean
}

/** What of a sheet is no longer as printed, as it is today. */
type Changes = {
  dishes: MenuItem[]
  /** What is said of the menus themselves. */
  menus: Menu[]
  /** Where it has changed: in yen, `0` where none is stated any more. */
  charge: [yen: number] | []
  left: LocalizedText[]
  closures: HoursNotice[]
  /** The notes on changes that the page cannot show. */
  notes: 'hours'[]
  /** First and last days. */
  takenBack: [first: string, last: string][]
}

const NOTHING: Changes = {
  dishes: [],
  menus: [],
  charge: [],
  left: [],
  closures: [],
  notes: [],
  takenBack: [],
}

/** How far ahead a notice may speak, in days. */
const AHEAD = 366

/** @param now ms since 1970 */
export function paperView(
  paper: Paper,
  record: PaperRecord,
  { language, now }: { language: Language; now: number },
  published: PublishedContent,
): PaperView {
  const today = dayOfMinute(tokyoMinute(new Date(now)))
  const { restaurants, snapshot } = published
  const restaurant = readRestaurant(restaurants?.detail(paper.restaurant))
  const standpoint = restaurants?.standpoints.get(paper.restaurant)
  const isOurs = paper.installation === record.installation
  const isHere = isOurs && restaurant !== null && !isGone(standpoint)
  const isKnown = isOurs && !isLost(paper.seq, record, snapshot.seq)
  const view = {
    language,
    paper,
    day: isKnown ? dayOf(paper.seq, record, language) : null,
    house: isHere ? houseOf(restaurant) : null,
    away: isHere && standpoint ? awayOf(standpoint) : null,
    changes: NOTHING,
  }
  if (!isOurs) return { ...view, state: 'unknown' }
  if (!isHere) return { ...view, state: 'gone' }
  if (standpoint && hasClosed(standpoint)) return { ...view, state: 'closed' }
  const since = readRestaurantSince(record, paper.restaurant)
  if (!since || !isKnown || !isComparable(restaurant, since, paper.seq))
    return { ...view, state: 'untold' }
  const changes =
    paper.kind === 'notice'
      ? noticeChanges(restaurant, since, { seq: paper.seq, today, language })
      : menuChanges(restaurant, since, paper)
  const isSame = Object.values(changes).every(({ length }) => length === 0)
  return { ...view, state: isSame ? 'same' : 'changed', changes }
}

function awayOf(standpoint: Standpoint): PaperView['away'] {
  if (hasMoved(standpoint)) return 'moved'
  return isAway(standpoint) && !hasClosed(standpoint) ? 'paused' : null
}

function houseOf(restaurant: Restaurant): House {
  const { slug, name, accent = 'indigo', openingHours, menuItems } = restaurant
  const statesAllergens = menuItems.some(({ allergens }) => allergens)
  return { slug, name, accent, hours: openingHours, statesAllergens }
}

/** Whether nothing is known of a number: it was lost, or has not been published yet. */
function isLost(seq: number, { lost }: PaperRecord, newest: number): boolean {
  return seq > newest || lost.some(([first, last]) => first <= seq && seq <= last)
}

function dayOf(seq: number, { days }: PaperRecord, language: Language): string | null {
  const day = readDay(days.findLast((each) => each.seq <= seq)?.day)
  return day === null ? null : SPOKEN[language].date(day, true)
}

/** The numbers are of the dishes by their places, which are not these where one cannot be read. */
function isComparable({ menuItems }: Restaurant, { from, dishes }: RestaurantSince, seq: number) {
  return seq >= from && dishes.length === menuItems.length
}

function menuChanges(
  restaurant: Restaurant,
  { dishes, left, menus, charge }: RestaurantSince,
  { seq, kind }: Paper,
): Changes {
  const { menuItems, facts } = restaurant
  // A chart says nothing of them.
  const hasTerms = kind !== 'allergens'
  return {
    ...NOTHING,
    dishes: menuItems.filter((_, place) => (dishes[place] ?? Infinity) > seq),
    menus: hasTerms && menus > seq ? menuSheets(restaurant).map(({ menu }) => menu) : [],
    charge: hasTerms && charge > seq ? [facts?.tableCharge ?? 0] : [],
    left: left.filter((each) => each.seq > seq).map(({ name }) => name),
  }
}

function noticeChanges(
  { openingHours }: Restaurant,
  since: RestaurantSince,
  { seq, today, language }: { seq: number; today: Day; language: Language },
): Changes {
  const spoken = SPOKEN[language]
  const { closures = [], specialHours = [] } = openingHours ?? {}
  const spans = [closures, specialHours].flatMap((rows) => spansNear(rows, today, AHEAD))
  const changed = spans.filter(({ rows }) =>
    rows.some((row) => (since.closures[closureKey(row)] ?? Infinity) > seq),
  )
  const takenBack = since.takenBack.flatMap((row): [string, string][] => {
    const [first, last] = [readDay(row.from), readDay(row.to)]
    if (row.seq <= seq || first === null || last === null || last < today) return []
    return [[dateWords(first, today, spoken), dateWords(last, today, spoken)]]
  })
  return {
    ...NOTHING,
    closures: changed
      .toSorted((one, other) => one.from - other.from)
      .map((span) => ({
        text: spanText(span, today, spoken),
        reason: inLanguage(reasonOf(span, language), language),
      })),
    notes: since.hours > seq ? ['hours'] : [],
    takenBack,
  }
}
