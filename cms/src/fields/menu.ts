import { UNTIL_TOLD } from '@noren/contract/resources/sold-out'
import type { Field } from 'payload'
import { dishFacts } from './allergens.ts'
import { day } from './day.ts'
import { list } from './lists.ts'
import { yen } from './numbers.ts'
import { picture } from './pictures.ts'
import { line, paragraphs } from './text.ts'

/** Dishes a restaurant may have. */
export const DISHES = 200

type SoldOut = { soldOut?: boolean | null; soldOutOn?: string | null }

/** That a dish is sold out, as it goes out; `null` where it is to be had. */
export function soldOutFromDesk({ soldOut, soldOutOn }: SoldOut): string | null {
  if (!soldOut) return null
  // The desk keeps a day as noon UTC of it.
  return soldOutOn?.slice(0, 10) ?? UNTIL_TOLD
}

const soldOut: Field[] = [
  {
    name: 'soldOut',
    type: 'checkbox',
    label: { en: 'Sold out', ja: '売り切れ' },
  },
  day('soldOutOn', {
    label: { en: 'Sold out on this day only', ja: '売り切れの日（この日の営業だけ）' },
    admin: {
      condition: (_, { soldOut }) => Boolean(soldOut),
      description: {
        en: 'It ends by itself at 5:00 the next morning. Left empty, the dish is sold out until the tick is taken off.',
        ja: '翌朝5時に自動で解除されます。空欄の場合は、チェックを外すまで売り切れのままです。',
      },
    },
  }),
]

/** The dishes of a restaurant, in the order pages show them. */
export const menu = list(
  'menu',
  { label: { en: 'Menu', ja: 'お品書き' }, row: { en: 'Dish', ja: '品' }, maxRows: DISHES },
  [
    line('name', { label: { en: 'Name', ja: '品名' }, required: true }),
    paragraphs('description', { label: { en: 'Description', ja: '説明' } }),
    yen('price', {
      label: { en: 'Price in yen, tax included', ja: '価格（税込・円）' },
      help: { en: 'Digits only, for example 1800.', ja: '数字のみ（例：1800）' },
    }),
    line('category', {
      label: { en: 'Category', ja: '分類' },
      help: {
        en: 'Dishes of the same category stand together, for example "From the charcoal".',
        ja: '同じ分類の品はまとめて表示されます（例：「炭火焼き」）。',
      },
    }),
    picture('photo', { label: { en: 'Photo', ja: '写真' }, place: 'portrait' }),
    ...soldOut,
    ...dishFacts,
  ],
)
