import { eachOf } from '../fields.ts'
import { LANGUAGES, type Language } from '../language.ts'
import { type LocalizedText, ownTextIn, textIn } from '../localized.ts'
import type { Day } from './calendar.ts'
import { HOURS_WORDS } from './hours-text.ts'
import { type DatedHours, type DatedSpan, reasonOf, spansNear, spanText } from './notices.ts'
import { BANNER_PLACES, type BannerPlace, type OpeningHours } from './opening-hours.ts'
import { SPOKEN } from './words/spoken.ts'

/** A banner is shown from this many days before the closure or the special hours to their last day. */
export const BANNER_DAYS = 7

/** A restaurant whose days a banner may announce. */
export type BanneredRestaurant = { slug: string; name: LocalizedText; hours: OpeningHours }

/** A banner about some days of the restaurants with these slugs, in every language. */
export type HoursBanner = { text: LocalizedText; slugs: string[]; place: BannerPlace }

/** Whether any of a restaurant's days asks for a banner. */
export function hasBanner({ closures, specialHours = [] }: DatedHours): boolean {
  return [...closures, ...specialHours].some(({ banner }) => banner)
}

/**
 * The banners of each restaurant's day, in the order their days begin. Restaurants with the same notice
 * share one. Above every page it begins with their names, or with "all" where there are `total`.
 */
export function hoursBanners(
  restaurants: readonly BanneredRestaurant[],
  total: number,
  dayOf: (hours: OpeningHours) => Day,
): HoursBanner[] {
  type Shared = HoursBanner & { from: Day; names: LocalizedText[] }
  const banners = new Map<string, Shared>()
  for (const { slug, name, hours } of restaurants) {
    const today = dayOf(hours)
    for (const { span, place } of spansAsking(hours, today)) {
      const text = eachOf(LANGUAGES, (language) => messageText(span, today, language))
      const key = `${place} ${span.from} ${JSON.stringify(text)}`
      const banner: Shared = banners.get(key) ?? {
        text,
        place,
        from: span.from,
        slugs: [],
        names: [],
      }
      banner.slugs.push(slug)
      banner.names.push(name)
      banners.set(key, banner)
    }
  }
  return [...banners.values()]
    .sort((a, b) => a.from - b.from)
    .map(({ text, names, slugs, place }) => ({
      text: place === 'everywhere' ? withNames(text, names, total) : text,
      slugs,
      place,
    }))
}

/**
 * What a banner says of such days in one language: the days, and the reason where staff wrote it in that
 * language.
 */
export function messageText(span: DatedSpan, today: Day, language: Language): string {
  const said = spanText(span, today, SPOKEN[language])
  const reason = ownTextIn(reasonOf(span, language), language)
  return reason ? HOURS_WORDS[language].because(said, reason) : said
}

type AskingSpan = { span: DatedSpan; place: BannerPlace }

function spansAsking({ closures, specialHours = [] }: DatedHours, today: Day): AskingSpan[] {
  return [closures, specialHours].flatMap((rows) =>
    BANNER_PLACES.flatMap((place) => {
      const asking = rows.filter(({ banner }) => banner === place)
      return spansNear(asking, today, BANNER_DAYS).map((span) => ({ span, place }))
    }),
  )
}

function withNames(
  text: LocalizedText,
  names: readonly LocalizedText[],
  total: number,
): LocalizedText {
  return eachOf(LANGUAGES, (language) => {
    const { of, everyRestaurant } = HOURS_WORDS[language]
    const own = names.map((name) => textIn(name, language))
    const isAll = names.length > 1 && names.length === total
    return of(isAll ? [everyRestaurant] : own, textIn(text, language))
  })
}
