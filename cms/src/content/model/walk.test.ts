import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { LISTS } from '../kinds/collections/all.ts'
import { media, videos } from '../kinds/collections/files.ts'
import { restaurants } from '../kinds/collections/restaurants.ts'
import { closures } from '../kinds/facts/closures.ts'
import { dishes } from '../kinds/facts/dishes.ts'
import { GLOBALS } from '../kinds/globals/all.ts'
import { contact } from '../kinds/globals/contact.ts'
import { fieldWords } from './walk.ts'

test('staff read the labels of the desk, never the name of a field', () => {
  expect(fieldWords(restaurants.fields, ['accent'])).toEqual({ en: 'Colour', ja: '色' })
  expect(fieldWords(dishes.fields, ['name', 'jp'])).toEqual({
    en: 'Name → Japanese',
    ja: '品名 → 日本語',
  })
  expect(fieldWords(dishes.fields, ['photo']).ja).toBe('写真')
  expect(fieldWords(restaurants.fields, ['photo']).ja).toBe('メイン写真')
  expect(fieldWords(restaurants.fields, ['openingHours', 'sessions', '0', 'lastOrder'])).toEqual({
    en: 'Opening hours → Times of service → 1 → Last order',
    ja: '営業時間 → 営業時間帯 → 1 → ラストオーダー',
  })
  expect(
    fieldWords(contact.fields, ['jp', 'contactSection', 'contactDetails', 'phone', 'value']).ja,
  ).toBe('連絡先 → 電話 → このページだけの表記 → 日本語')
  expect(fieldWords(contact.fields, ['en', 'contactSection', 'getInTouch']).en).toBe(
    'Small heading → English',
  )
})

test('no content has fields in tabs or blocks, which the walk along a document would pass by', () => {
  const collections = [...Object.values(LISTS), media, videos, dishes, closures]
  const kinds = [...collections, ...Object.values(GLOBALS)].flatMap(({ fields }) => kindsOf(fields))
  expect(kinds.filter((kind) => kind === 'tabs' || kind === 'blocks')).toEqual([])
  expect(kinds).toContain('array')
})

function kindsOf(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => [
    field.type,
    ...('fields' in field ? kindsOf(field.fields) : []),
  ])
}
