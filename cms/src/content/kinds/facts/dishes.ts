import { isBlank } from '@noren/contract/invisible'
import { TAGS } from '../../../base/locales.ts'
import { picture } from '../../library/media/picture-fields.ts'
import { dishFacts } from '../../model/fields/allergens.ts'
import { day } from '../../model/fields/day.ts'
import { line, paragraphs } from '../../model/fields/text.ts'
import { otherName } from '../../model/other-name.ts'
import { dishPrices, dishTerms, plannedPrice } from './dish-prices.ts'
import { factCollection } from './fact-collection.ts'

/** How many dishes a restaurant may have. */
export const MOST_DISHES = 200

/** The dishes of restaurants; staff edit them on the menu screen. */
export const dishes = factCollection({
  slug: 'dishes',
  singular: { en: 'Dish', ja: '品' },
  plural: { en: 'Menu', ja: 'お品書き' },
  order: ['place', 'id'],
  title: 'name',
  fields: [
    // Its place among the restaurant's dishes: a key that sorts, with room for another key between any two.
    { name: 'place', type: 'text', required: true, index: true },
    line('name', {
      label: { en: 'Name', ja: '品名' },
      validate: (value, { req, siblingData }) => {
        const names = [
          value,
          ...TAGS.map((tag) => Reflect.get(siblingData, otherName('name', tag))),
        ]
        return (
          names.some((name) => typeof name === 'string' && !isBlank(name)) ||
          req.t('validation:required')
        )
      },
    }),
    paragraphs('description', { label: { en: 'Description', ja: '説明' } }),
    ...dishPrices,
    ...dishTerms,
    // The key of its menu; without one it is on the menu that has none, or on the first.
    { name: 'menu', type: 'text', label: { en: 'Menu', ja: 'メニュー' } },
    line('category', { label: { en: 'Category', ja: '分類' } }),
    picture('photo', { label: { en: 'Photo', ja: '写真' }, place: 'portrait' }),
    { name: 'soldOut', type: 'checkbox', label: { en: 'Sold out', ja: '売り切れ' } },
    day('soldOutOn', {
      label: { en: 'Sold out on this day only', ja: '売り切れの日（この日の営業だけ）' },
    }),
    day('shownFrom', { label: { en: 'On the menu from', ja: '掲載開始日' } }),
    day('shownUntil', { label: { en: 'On the menu until', ja: '掲載終了日' } }),
    // What is next: a price, a name, a description, each if it changes; and the day of business it begins on.
    plannedPrice,
    line('plannedName', { label: { en: 'Name to come', ja: '予定の品名' } }),
    paragraphs('plannedDescription', { label: { en: 'Description to come', ja: '予定の説明' } }),
    day('plannedFrom', { label: { en: 'From that day on', ja: '予定の開始日' } }),
    ...dishFacts,
  ],
})
