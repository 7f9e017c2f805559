import { joined, type Words } from '../../base/words.ts'
import { type Dish, isSame, nameOf, type Priced } from './dish.ts'

/** A price as text. */
export function yenWords(price: number | null): Words {
  if (price === null) return { en: 'no price', ja: '価格なし' }
  const digits = price.toLocaleString('en')
  return { en: `¥${digits}`, ja: `${digits}円` }
}

/** What a dish costs, in a line: `小600円／大900円`, `1,200円〜`, `時価（約3,000円）`. */
export function priceWords({ price, prices, pricing }: Dish): Words {
  if (prices.length > 0) {
    return joined(
      prices.map((row) => rowWords(row, pricing === 'from')),
      { en: ' / ', ja: '／' },
    )
  }
  if (pricing === 'market') return price === null ? MARKET : guideWords(price)
  return pricing === 'from' ? fromWords(price) : yenWords(price)
}

function rowWords(row: Priced, isFrom: boolean): Words {
  const { en, ja } = isFrom ? fromWords(row.price) : yenWords(row.price)
  const label = (language: string) => nameOf({ name: row.label }, language)
  return { en: `${label('en')} ${en}`.trim(), ja: `${label('ja')}${ja}` }
}

function fromWords(price: number | null): Words {
  const { en, ja } = yenWords(price)
  return { en: `from ${en}`, ja: `${ja}〜` }
}

function guideWords(price: number): Words {
  const { en, ja } = yenWords(price)
  return { en: `market price (about ${en})`, ja: `時価（約${ja}）` }
}

const MARKET: Words = { en: 'market price', ja: '時価' }

/** What changed of a dish beside its price: for how many it is, how far ahead, how long, its course, its extras. */
export function termChanges(before: Dish, after: Dish): Words[] {
  return TERMS.filter(({ field }) => !isSame(before[field], after[field])).map(({ field, words }) =>
    words(after[field]),
  )
}

type Term = {
  field: 'people' | 'notice' | 'minutes' | 'course' | 'extras'
  words: (value: unknown) => Words
}

const TERMS: readonly Term[] = [
  { field: 'people', words: numbered({ en: 'from people: ', ja: '何名様から：' }) },
  { field: 'notice', words: numbered({ en: 'days ahead: ', ja: '要予約（日前まで）：' }) },
  { field: 'minutes', words: numbered({ en: 'minutes: ', ja: '時間（分）：' }) },
  { field: 'course', words: () => ({ en: 'new course', ja: 'コースの内容を変更' }) },
  { field: 'extras', words: () => ({ en: 'new extras', ja: '追加・変更の料金を変更' }) },
]

function numbered({ en, ja }: Words): Term['words'] {
  return (value) => ({ en: `${en}${value ?? '―'}`, ja: `${ja}${value ?? '―'}` })
}
