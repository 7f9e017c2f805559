import { BANNER_DAYS, hoursBanners } from '@noren/contract/hours/banners'
import { type Day, readDay } from '@noren/contract/hours/calendar'
import { ANNOUNCED_DAYS, hoursNotices } from '@noren/contract/hours/notices'
import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import { SPOKEN } from '@noren/contract/hours/words/spoken'
import { type HtmlLang, LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import { LOCALES } from '../../base/locales.ts'
import type { Choice, Closure } from './closure.ts'

/** What visitors read of a closure in one language, and its banner if it has one. */
export type Reading = { tag: HtmlLang; text: string; reason: string; banner: string | null }

/** The first days on which pages tell of it, in every language; `null` where they cannot read it. */
export type Preview = { readings: Reading[]; since: Day; bannerSince: Day }

type Around = { choices: readonly Choice[]; total: number; today: Day }

/** What visitors will read: today, or on the first day they are told. */
export function previewOf(closure: Closure, { choices, total, today }: Around): Preview | null {
  const { from, to, times, reason, banner } = closure
  const days = { from, to, reason, ...(banner && { banner }) }
  const hours = readOpeningHours({
    closures: times.length === 0 ? [days] : [],
    specialHours: times.map((each) => ({ ...days, ...each })),
  })
  const first = readDay(from)
  const last = readDay(to)
  if (!hours || first === null || last === null || last < today) return null
  const since = Math.max(today, first - ANNOUNCED_DAYS)
  const bannerSince = Math.max(today, first - BANNER_DAYS)
  const restaurants = choices
    .filter(({ id }) => closure.restaurants.includes(id))
    .map(({ id, names }) => ({ slug: `${id}`, name: names, hours }))
  const [above] = hoursBanners(restaurants, total, () => bannerSince)
  const readings = LANGUAGES.flatMap((language) => {
    const [notice] = hoursNotices(hours, since, language, SPOKEN[language])
    if (!notice) return []
    return [
      {
        tag: LANGUAGE[language].htmlLang,
        text: notice.text,
        reason: notice.reason?.value ?? '',
        banner: above ? textIn(above.text, language) : null,
      },
    ]
  })
  const order = LOCALES.map(({ htmlLang }) => htmlLang)
  readings.sort((a, b) => order.indexOf(a.tag) - order.indexOf(b.tag))
  return readings.length > 0 ? { readings, since, bannerSince } : null
}
