import { choice } from '../../model/fields/choice.ts'
import { line, paragraphs } from '../../model/fields/text.ts'
import { factCollection } from './fact-collection.ts'

/** How many menus a restaurant may have. */
export const MOST_MENUS = 12

export const SESSION_WORDS = {
  lunch: { en: 'Lunch', ja: '昼' },
  dinner: { en: 'Dinner', ja: '夜' },
} as const

export const DAY_KIND_WORDS = {
  weekday: { en: 'Weekdays', ja: '平日' },
  weekend: { en: 'Weekends', ja: '土日' },
  holiday: { en: 'Public holidays', ja: '祝日' },
} as const

/** The menus of restaurants that have more than one: lunch, dinner, drinks. The dishes name theirs. */
export const menus = factCollection({
  slug: 'menus',
  singular: { en: 'Menu', ja: 'メニュー' },
  plural: { en: 'Menus', ja: 'メニュー' },
  order: ['place', 'id'],
  title: 'name',
  fields: [
    // Its place among the restaurant's menus, as that of a dish.
    { name: 'place', type: 'text', required: true, index: true },
    // What its dishes call it; the menu without a key has those that name none.
    { name: 'key', type: 'text', label: { en: 'Key', ja: '記号' } },
    line('name', { label: { en: 'Name of the menu', ja: 'メニューの名前' } }),
    choice('sessions', { en: 'At', ja: '時間帯' }, SESSION_WORDS, { hasMany: true }),
    choice('days', { en: 'On', ja: '曜日' }, DAY_KIND_WORDS, { hasMany: true }),
    paragraphs('note', { label: { en: 'Note', ja: '注記' } }),
  ],
})
