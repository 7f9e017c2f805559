import { UNTIL_TOLD } from '@noren/contract/resources/sold-out'
import type { ArrayField } from 'payload'
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

/**
 * The dishes of a restaurant, in the order pages show them. They are written on a screen of their own
 * (`src/menu`): 200 of them in a form are more than a browser can draw at a key.
 */
export const menu: ArrayField = {
  ...list(
    'menu',
    { label: { en: 'Menu', ja: 'お品書き' }, row: { en: 'Dish', ja: '品' }, maxRows: DISHES },
    [
      line('name', { label: { en: 'Name', ja: '品名' }, required: true }),
      paragraphs('description', { label: { en: 'Description', ja: '説明' } }),
      yen('price', { label: { en: 'Price in yen, tax included', ja: '価格（税込・円）' } }),
      line('category', { label: { en: 'Category', ja: '分類' } }),
      picture('photo', { label: { en: 'Photo', ja: '写真' }, place: 'portrait' }),
      { name: 'soldOut', type: 'checkbox', label: { en: 'Sold out', ja: '売り切れ' } },
      day('soldOutOn', {
        label: { en: 'Sold out on this day only', ja: '売り切れの日（この日の営業だけ）' },
      }),
      ...dishFacts,
    ],
  ),
  admin: { disabled: true },
}
