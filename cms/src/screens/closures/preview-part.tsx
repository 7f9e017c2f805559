import { hoursBanners } from '@noren/contract/hours/banners'
import { type Day, readDay } from '@noren/contract/hours/calendar'
import { hoursNotices } from '@noren/contract/hours/notices'
import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import { SPOKEN } from '@noren/contract/hours/words/spoken'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { type HtmlLang, LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import { useTranslation } from '@payloadcms/ui'
import { TAGS } from '../../base/locales.ts'
import { say, type Words } from '../../base/words.ts'
import type { Choice, Closure } from './closure.ts'
import type { Known } from './known.ts'
import { shownSince } from './shown-since.ts'

type Props = {
  /** `null` until it is known whether they close. */
  closure: Closure | null
  known: Known
}

/** What visitors will read, in every language, and from which day on. */
export function PreviewPart({ closure, known }: Props) {
  const { i18n } = useTranslation()
  const preview = closure && previewOf(closure, known)
  return (
    <section aria-labelledby="desk-closure-preview" className="desk-closure__preview">
      <h3 id="desk-closure-preview">
        {say({ i18n }, { en: 'What visitors will read', ja: 'お客様に見える文' })}
      </h3>
      {preview ? (
        <>
          {preview.readings.map(({ tag, text, reason, banner }) => (
            <div key={tag} lang={tag}>
              <p>
                <strong>{text}</strong> {reason}
              </p>
              {banner && <p className="desk-closure__banner">{banner}</p>}
            </div>
          ))}
          <p className="desk-closure__help">
            {say({ i18n }, sinceWords(preview, known.today, (closure?.banner ?? null) !== null))}
          </p>
        </>
      ) : (
        <p className="desk-closure__help">{say({ i18n }, NOTHING)}</p>
      )}
    </section>
  )
}

function sinceWords({ since, bannerSince }: Preview, today: Day, hasBanner: boolean): Words {
  if (since === today && (!hasBanner || bannerSince === today)) return AT_ONCE
  const en = (day: Day) =>
    day === today ? 'as soon as you publish it' : `from ${TIME_WORDS.en.date(day, false)}`
  const ja = (day: Day) =>
    day === today ? '公開するとすぐに' : `${TIME_WORDS.jp.date(day, false)}から`
  return {
    en: `On the pages ${en(since)}${hasBanner ? `, as a banner ${en(bannerSince)}` : ''}, to the last day.`,
    ja: `ページには${ja(since)}${hasBanner ? `、バナーは${ja(bannerSince)}` : ''}、最終日まで表示されます。`,
  }
}

const AT_ONCE: Words = {
  en: 'Shown as soon as you publish it, to the last day.',
  ja: '公開するとすぐに、最終日まで表示されます。',
}

const NOTHING: Words = {
  en: 'The sentence appears here once the days and times can be read.',
  ja: '日付と時間を入力すると、ここに文が表示されます。',
}

/** What visitors read of a closure in one language, and its banner if it has one. */
type Reading = { tag: HtmlLang; text: string; reason: string; banner: string | null }

/** The first days on which pages announce it, in every language; `null` where pages cannot read it. */
type Preview = { readings: Reading[]; since: Day; bannerSince: Day }

type Around = { choices: readonly Choice[]; total: number; today: Day }

/** What visitors will read: today, or on the first day that pages announce it. */
function previewOf(closure: Closure, { choices, total, today }: Around): Preview | null {
  const { from, to, times, reason, banner } = closure
  const days = { from, to, reason, ...(banner && { banner }) }
  const hours = readOpeningHours({
    closures: times.length === 0 ? [days] : [],
    specialHours: times.map((each) => ({ ...days, ...each })),
  })
  const first = readDay(from)
  const last = readDay(to)
  if (!hours || first === null || last === null || last < today) return null
  const { pages: since, banner: bannerSince } = shownSince(closure, today)
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
  readings.sort((a, b) => TAGS.indexOf(a.tag) - TAGS.indexOf(b.tag))
  return readings.length > 0 ? { readings, since, bannerSince } : null
}
