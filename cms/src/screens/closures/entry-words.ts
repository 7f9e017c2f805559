import { type Day, readDay } from '@noren/contract/hours/calendar'
import { dateWords } from '@noren/contract/hours/words/shape'
import { SPOKEN } from '@noren/contract/hours/words/spoken'
import { LOCALES } from '../../base/locales.ts'
import type { Words } from '../../base/words.ts'
import type { Choice, Entry } from './closure.ts'
import { nameOf } from './names.ts'

/** Why a restaurant is closed, in a language it was written in. */
type Reason = { tag: string; text: string }

/** How the list tells of an entry. */
export function entryWords(
  { from, to, times, restaurants, reason }: Entry,
  choices: readonly Choice[],
  today: Day,
): { days: Words; what: Words; who: Words; reasons: Reason[] } {
  const of = choices.filter(({ id }) => restaurants.includes(id))
  const isAll = of.length > 1 && of.length === choices.length
  return {
    days: { en: daysIn('en', from, to, today), ja: daysIn('jp', from, to, today) },
    what:
      times.length === 0
        ? { en: 'Closed', ja: '休業' }
        : { en: `Open ${timesIn('en', times)}`, ja: `${timesIn('jp', times)}の営業` },
    who: isAll
      ? { en: 'All restaurants', ja: '全店' }
      : {
          en: of.map((choice) => nameOf(choice, 'en')).join(', '),
          ja: of.map((choice) => nameOf(choice, 'ja')).join('・'),
        },
    reasons: LOCALES.flatMap(({ htmlLang: tag }) => {
      const text = reason[tag]?.trim()
      return text ? [{ tag, text }] : []
    }),
  }
}

function daysIn(language: keyof typeof SPOKEN, from: string, to: string, today: Day): string {
  const date = (day: string) => dateWords(readDay(day) ?? 0, today, SPOKEN[language])
  return from === to ? date(from) : `${date(from)}${language === 'jp' ? '〜' : ' – '}${date(to)}`
}

function timesIn(language: keyof typeof SPOKEN, times: Entry['times']): string {
  const words = SPOKEN[language]
  return times
    .map(({ opens, closes, lastOrder }) => words.times(opens, closes, lastOrder || null))
    .join(language === 'jp' ? '、' : ', ')
}
