import { choice } from '../../model/fields/choice.ts'
import { MEAL_WORDS } from '../../model/fields/hours/hours-words.ts'
import { MENU_DAY_WORDS } from '../../model/fields/menu-days.ts'
import { line, paragraphs } from '../../model/fields/text.ts'
import { factCollection } from './fact-collection.ts'

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
    choice('sessions', { en: 'At', ja: '時間帯' }, MEAL_WORDS, { hasMany: true }),
    choice('days', { en: 'On', ja: '曜日' }, MENU_DAY_WORDS, { hasMany: true }),
    paragraphs('note', { label: { en: 'Note', ja: '注記' } }),
  ],
})
