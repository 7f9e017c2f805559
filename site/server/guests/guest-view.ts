import type { Accent } from '@noren/contract/accent'
import { referenceOf } from '@noren/contract/enquiry/reference'
import { businessDayOf } from '@noren/contract/hours/business-day'
import type { Day } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { sittingsOn } from '@noren/contract/hours/sittings'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { type HtmlLang, LANGUAGE, type Language } from '@noren/contract/language'
import { askedAt, type GuestTable, lastDayOf } from '@noren/contract/reservation/guest-link'
import { readCompany } from '@noren/contract/resources/company'
import { type Restaurant, readRestaurant } from '@noren/contract/resources/restaurant'
import { type MarkedText, markedText } from '#src/language/marked-text.ts'
import { TABLE_WORDS } from '#src/pages/contact/table-request.ts'
import type { PublishedContent } from '../content/published-content.ts'
import { canonicalPath } from '../pages/locate.ts'
import type { GuestKind } from './guest-kinds.ts'
import { GUEST_WORDS } from './guest-words.ts'

/** The page of a link, in one language. */
export type GuestView = {
  kind: GuestKind
  language: Language
  /** `null` where the link is not ours, or has ended. */
  table: GuestTable | null
  /** The restaurant, else the company. */
  house: { name: MarkedText; phone: string; path: string | null; accent: Accent; cloth: string }
  /** Whether guests of such tables are reminded of them, unless they decline. */
  reminds: boolean
  /** Of the restaurant; `null` where they are not known. */
  hours: OpeningHours | null
  /** Empty without a table. */
  facts: [label: string, value: MarkedText][]
}

/** Whether a guest can still cancel, and tell the restaurant something. */
export function isOpen({ kind }: GuestView): boolean {
  return kind === 'asked' || kind === 'unanswered' || kind === 'confirmed' || kind === 'changed'
}

/** Whether the guest was told that they have the table. */
export function isConfirmed({ state }: Pick<GuestTable, 'state'>): boolean {
  return state === 'confirmed' || state === 'changed'
}

/** Whether there is a file for the guest's calendar: of a table that may still be, and of one that they cancelled. */
export function hasCalendar(view: GuestView): boolean {
  return isOpen(view) || view.kind === 'cancelled'
}

/** @param isCancelled by its guest */
export function guestView(
  table: GuestTable | null,
  {
    language,
    isCancelled,
    reminds,
    now,
  }: { language: Language; isCancelled: boolean; reminds: boolean; now: number },
  published: PublishedContent,
): GuestView {
  const restaurant = table && restaurantOf(table, published)
  const minute = tokyoMinute(new Date(now))
  const hours = restaurant?.openingHours ?? null
  const kind = kindOf(table, { isCancelled, minute, hours })
  const isKnown = table !== null && kind !== 'ended'
  const house = houseOf(isKnown ? restaurant : null, language, published)
  return {
    kind,
    language,
    reminds,
    table: isKnown ? table : null,
    house,
    hours,
    facts: isKnown ? factsOf(table, restaurant ? house.name : null, language) : [],
  }
}

function kindOf(
  table: GuestTable | null,
  {
    isCancelled,
    minute,
    hours,
  }: { isCancelled: boolean; minute: number; hours: OpeningHours | null },
): GuestKind {
  if (!table) return 'unknown'
  const today = businessDayOf(minute)
  if (today > lastDayOf(table)) return 'ended'
  if (isCancelled) return 'cancelled'
  if (table.state === 'declined') return 'declined'
  if (minute > table.day * DAY_MINUTES + table.minutes + LATE_MINUTES) return 'past'
  const isDue = today > answerDay(table, hours) || today >= table.day
  const isLate = isDue && minute >= tokyoMinute(new Date(askedAt(table))) + AT_LEAST_MINUTES
  return table.state === 'asked' && isLate ? 'unanswered' : table.state
}

/** For how long after its time guests of a table can say that they are late. */
const LATE_MINUTES = 60

/** No restaurant answers faster, not even about a table of the same day. */
const AT_LEAST_MINUTES = 30

/** Days after which a restaurant that always rests counts as one that answers. */
const MOST_REST = 14

/** By the end of which day a restaurant answers: the next on which it is open. */
function answerDay(table: GuestTable, hours: OpeningHours | null): Day {
  const asked = businessDayOf(tokyoMinute(new Date(askedAt(table))))
  let day = asked + 1
  while (hours && sittingsOn(hours, day).length === 0 && day < asked + MOST_REST) day++
  return day
}

/** The restaurant of a link, also under a former slug; `null` for one that is gone. */
function restaurantOf(
  { restaurant: slug }: GuestTable,
  { restaurants, redirects }: PublishedContent,
): Restaurant | null {
  const detail = restaurants?.detail(slug) ?? restaurants?.detail(redirects.get(slug) ?? slug)
  return readRestaurant(detail)
}

function houseOf(
  restaurant: Restaurant | null,
  language: Language,
  { snapshot }: PublishedContent,
): GuestView['house'] {
  const company = readCompany(snapshot.content.company)
  const name = markedText(restaurant?.name ?? company?.name, language)
  return {
    name,
    phone: restaurant?.phone || (company?.phone ?? ''),
    path: restaurant
      ? canonicalPath({ route: 'restaurant', language, restaurantName: restaurant.slug })
      : null,
    accent: restaurant?.accent ?? 'indigo',
    cloth: restaurant ? (restaurant.name.jp ?? restaurant.name.ja ?? name.text) : '',
  }
}

function factsOf(
  { id, restaurant, day, minutes, people }: GuestTable,
  name: MarkedText | null,
  language: Language,
): GuestView['facts'] {
  const words = GUEST_WORDS[language]
  const { labels } = words
  const table = TABLE_WORDS[language]
  const plain = (text: string): MarkedText => ({ text, lang: undefined })
  return [
    [labels.restaurant, name ?? plain(restaurant)],
    [labels.when, plain(words.when(table.day(day), table.time(minutes)))],
    [labels.people, plain(table.people(people))],
    [labels.reference, plain(referenceOf(id))],
  ]
}

/** The tag of a page's language. */
export function tagOf(language: Language): HtmlLang {
  return LANGUAGE[language].htmlLang
}
