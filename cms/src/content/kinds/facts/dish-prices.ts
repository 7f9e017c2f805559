import type { Field, NumberFieldSingleValidation, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'
import { say, type Words } from '../../../base/words.ts'
import { choice } from '../../model/fields/choice.ts'
import { count, isYen, yen } from '../../model/fields/numbers.ts'
import { pricedRows, readPricedRows } from '../../model/fields/priced-rows.ts'
import { paragraphs } from '../../model/fields/text.ts'

/** How a price is meant that is not simply what the dish costs. */
export const PRICING_WORDS = {
  from: { en: 'From this price (〜)', ja: '〜（この価格から）' },
  market: { en: 'Market price', ja: '時価' },
} as const satisfies Record<string, Words>

/** The fewest and the most named prices of a dish, and its most extras. */
export const FEWEST_PRICES = 2
export const MOST_PRICES = 6
export const MOST_EXTRAS = 4

/** The largest numbers of a dish: people, days ahead, minutes. */
export const MOST_PEOPLE = 99
export const MOST_NOTICE = 60
export const MOST_MINUTES = 600

type Siblings = { price?: unknown; prices?: unknown }

function hasPrices({ prices }: Siblings): boolean {
  return readPricedRows(prices).length > 0
}

/** One price, or several with names: never both. */
const aloneOrNone =
  (words: Words): NumberFieldSingleValidation =>
  (value, options) => {
    const isBoth = typeof value === 'number' && hasPrices(options.siblingData)
    return isBoth ? say(options.req, words) : isYen(value, options)
  }

const ofItsPrice: SelectFieldSingleValidation = (value, options) => {
  const siblings: Siblings = options.siblingData
  if (value === 'market' && hasPrices(siblings)) return say(options.req, MARKET_OF_MANY)
  if (value === 'from' && !hasPrices(siblings) && typeof siblings.price !== 'number')
    return say(options.req, FROM_NOTHING)
  return select(value, options)
}

/** What a dish costs: one price, or several with names. */
export const dishPrices: Field[] = [
  yen('price', {
    label: { en: 'Price in yen, tax included', ja: '価格（税込・円）' },
    validate: aloneOrNone({
      en: 'A dish has either one price or several with names. Please clear one of them.',
      ja: '1つの価格か、呼び名のついた複数の価格か、どちらか一方だけを入力してください。',
    }),
  }),
  pricedRows('prices', {
    label: { en: 'Several prices', ja: '複数の価格' },
    least: FEWEST_PRICES,
    most: MOST_PRICES,
  }),
  choice('pricing', { en: 'Kind of price', ja: '価格の書き方' }, PRICING_WORDS, {
    validate: ofItsPrice,
  }),
]

/** The price to come of a dish with one price. */
export const plannedPrice: Field = yen('plannedPrice', {
  label: { en: 'Price to come', ja: '予定の価格' },
  validate: aloneOrNone({
    en: 'A price to come is for a dish with one price.',
    ja: '予定の価格は、価格が1つの品にだけ入力できます。',
  }),
})

/** What else a printed menu says of a dish. */
export const dishTerms: Field[] = [
  count('people', {
    label: { en: 'From how many people', ja: '何名様から' },
    min: 1,
    max: MOST_PEOPLE,
  }),
  count('notice', {
    label: { en: 'To be ordered days ahead', ja: '要予約（何日前まで）' },
    min: 1,
    max: MOST_NOTICE,
  }),
  count('minutes', { label: { en: 'Minutes', ja: '時間制（分）' }, min: 1, max: MOST_MINUTES }),
  paragraphs('course', {
    label: { en: 'Course, one line each', ja: 'コースの内容（1行に1品）' },
  }),
  pricedRows('extras', {
    label: { en: 'Extras', ja: '追加・変更（大盛など）' },
    least: 1,
    most: MOST_EXTRAS,
  }),
]

const MARKET_OF_MANY: Words = {
  en: 'A dish of several prices has no market price.',
  ja: '複数の価格がある品は、時価にできません。',
}
const FROM_NOTHING: Words = {
  en: '“From” needs a price.',
  ja: '「〜」には、価格が必要です。',
}
