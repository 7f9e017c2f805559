import { DISH_NUMBERS, EXTRAS, PRICES } from '@noren/contract/resources/menu-prices'
import type { Field, NumberFieldSingleValidation, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'
import { say, type Words } from '../../../base/words.ts'
import { choice } from '../../model/fields/choice.ts'
import { count, isYen, yen } from '../../model/fields/numbers.ts'
import { pricedRows, readPricedRows } from '../../model/fields/priced-rows.ts'
import { PRICING_WORDS } from '../../model/fields/pricing-words.ts'
import { paragraphs } from '../../model/fields/text.ts'

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
    least: PRICES.least,
    most: PRICES.most,
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
  number('people', { en: 'From how many people', ja: '何名様から' }),
  number('notice', { en: 'To be ordered days ahead', ja: '要予約（何日前まで）' }),
  number('minutes', { en: 'Minutes', ja: '時間制（分）' }),
  paragraphs('course', {
    label: { en: 'Course, a line for each dish', ja: 'コースの内容（1行に1品）' },
  }),
  pricedRows('extras', {
    label: { en: 'Extras', ja: '追加・変更（大盛など）' },
    least: 1,
    most: EXTRAS,
  }),
]

function number(name: keyof typeof DISH_NUMBERS, label: Words): Field {
  const { least, most } = DISH_NUMBERS[name]
  return count(name, { label, min: least, max: most })
}

const MARKET_OF_MANY: Words = {
  en: 'A dish of several prices has no market price.',
  ja: '複数の価格がある品は、時価にできません。',
}
const FROM_NOTHING: Words = {
  en: '“From” needs a price.',
  ja: '「〜」には、価格が必要です。',
}
