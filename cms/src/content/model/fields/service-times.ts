import { type BannerPlace, readOpeningHours } from '@noren/contract/hours/opening-hours'
import type { DateField, DateFieldValidation, TextField, TextFieldSingleValidation } from 'payload'
import { say, type Words } from '../../../base/words.ts'
import { day } from './day.ts'

type Times = Partial<Record<'opens' | 'closes' | 'lastOrder', string | null | undefined>>

/** Whether a time of service is one that pages can read, together with the others of its row. */
export const FITS: { [N in keyof Required<Times>]: (times: Times) => boolean } = {
  opens: ({ opens }) => Boolean(opens && read({ opens, closes: '24:00' })),
  closes: ({ opens, closes }) => Boolean(opens && closes && read({ opens, closes })),
  lastOrder: (times) => read(times)?.lastOrder !== undefined,
}

export const TIME_WORDS: { [N in keyof Required<Times>]: Words } = {
  opens: { en: 'Opens', ja: '開店' },
  closes: { en: 'Closes', ja: '閉店' },
  lastOrder: { en: 'Last order', ja: 'ラストオーダー' },
}

/** A time of day, checked together with the other times of its row. */
function time(name: keyof Times, required: boolean): TextField {
  const label = TIME_WORDS[name]
  const validate: TextFieldSingleValidation = (value, { req, siblingData }) => {
    if (!value?.trim()) return required ? req.t('validation:required') : true
    const { opens, closes, lastOrder }: Times = siblingData
    return (
      FITS[name]({ opens, closes, lastOrder, [name]: value }) ||
      say(req, {
        en: 'Please write a time such as 17:30; after midnight 26:00 means 2 a.m. Closing comes after opening, the last order before closing.',
        ja: '17:30 のように入力してください。深夜2時は 26:00 とも書けます。閉店は開店より後、ラストオーダーは閉店より前にしてください。',
      })
    )
  }
  return { name, type: 'text', label, required, validate, admin: { width: '25%' } }
}

/** The sitting as pages would read it; `undefined` when they would leave it out. */
function read(times: Times) {
  return readOpeningHours({ sessions: [{ days: ['mon'], ...times }] })?.sessions[0]
}

/** The times of opening, closing and the last order. */
export const times: TextField[] = [
  time('opens', true),
  time('closes', true),
  time('lastOrder', false),
]

/** Refuses a last day before the first: one of the two is wrong. */
const notBeforeFirst: DateFieldValidation = (value, { req, siblingData }) => {
  const { from }: { from?: string | Date } = siblingData
  return (
    !from ||
    !value ||
    new Date(from) <= new Date(value) ||
    say(req, {
      en: 'The last day is before the first. Please correct one of them; for a single day choose the same day twice.',
      ja: '最終日が初日より前になっています。どちらかを直してください。1日だけの場合は、同じ日を選んでください。',
    })
  )
}

const OF_SEVERAL = { required: true, admin: { width: '50%' } } as const

/** The first and the last day of a period. */
export const firstAndLastDay: DateField[] = [
  day('from', { label: { en: 'First day', ja: '初日' }, ...OF_SEVERAL }),
  day('to', {
    label: { en: 'Last day', ja: '最終日' },
    ...OF_SEVERAL,
    validate: notBeforeFirst,
  }),
]

/** How many sittings a day with special hours may have. */
export const MOST_TIMES = 4

/** The labels of a banner's places. */
export const BANNER_WORDS: { [P in BannerPlace]: Words } = {
  everywhere: { en: 'On every page', ja: '全ページに表示' },
  restaurant: { en: 'On the restaurant’s page', ja: 'その店のページに表示' },
}
