import type { Words } from '../../../../base/words.ts'
import { FITS, TIME_WORDS } from '../service-times.ts'
import { readTypedTime } from './typed-time.ts'
import { inClockTimes, isBlank, type Span, type TimeName } from './week.ts'

/** What is wrong with a time as typed, and how to put it right; `null` when nothing is. */
export function problemOf(span: Span, name: TimeName): Words | null {
  const typed = span[name].trim()
  const label = TIME_WORDS[name]
  if (typed === '') {
    if (name === 'lastOrder' || isBlank(span)) return null
    return {
      en: `${label.en}: please write a time, for example 17:30.`,
      ja: `${label.ja}の時刻を入力してください（例：17:30）。`,
    }
  }
  if (readTypedTime(typed) === null) {
    return {
      en: `“${typed}” is no time. Please write 11:30, 1130 or 11.30.`,
      ja: `「${typed}」は時刻として読み取れません。11:30、1130、11時半のように入力してください。`,
    }
  }
  const { opens, closes, lastOrder } = inClockTimes(span)
  // A time that is missing or wrong already says so itself.
  if (name !== 'opens' && !FITS.opens({ opens })) return null
  if (name === 'lastOrder' && !FITS.closes({ opens, closes })) return null
  return FITS[name]({ opens, closes, lastOrder }) ? null : UNFIT[name]
}

const UNFIT: { [N in TimeName]: Words } = {
  opens: {
    en: 'A day begins before 24:00. Please write the opening time between 0:00 and 23:59.',
    ja: '開店は 0:00〜23:59 の時刻で入力してください。',
  },
  closes: {
    en: 'Closing comes after opening, at most 24 hours later. After midnight write 26:00 for 2 a.m.',
    ja: '閉店は開店より後、24時間以内の時刻にしてください。深夜2時は 26:00 と書けます。',
  },
  lastOrder: {
    en: 'The last order comes after opening and before closing.',
    ja: 'ラストオーダーは開店から閉店までの時刻にしてください。',
  },
}
