import { expect, test } from 'vitest'
import type { DeskLanguage } from '../../base/words.ts'
import { type RefusedField, refusedParts } from './refused-words.ts'

const PHONE = { label: '電話番号', path: 'phone', isMissing: true }
const ADDRESS = { label: 'ページのアドレス', path: 'slug', isMissing: true }
const MAP = { label: '地図', path: 'map', isMissing: false }

/** The sentences, with each link in brackets. */
const read = (fields: readonly RefusedField[], language: DeskLanguage = 'ja') =>
  refusedParts(fields, language)
    .map((part) => (typeof part === 'string' ? part : `[${part.label}]`))
    .join('')
    .trim()

test('a refused publish names everything that is missing, each with a link', () => {
  expect(read([PHONE, ADDRESS])).toBe('[電話番号]、[ページのアドレス]が未入力です。')
  expect(read([{ ...PHONE, label: 'Telephone' }], 'en')).toBe('Still missing: [Telephone].')
})

test('a refused publish names what is wrong beside what is missing', () => {
  expect(read([PHONE, MAP])).toBe('[電話番号]が未入力です。[地図]を直してください。')
  const english = [PHONE, ADDRESS, MAP].map((field) => ({ ...field, label: field.path }))
  expect(read(english, 'en')).toBe('Still missing: [phone], [slug]. Please correct: [map].')
})

test('of the times of a week, a refused publish names the opening hours once', () => {
  const times = { label: '営業時間', path: 'openingHours' }
  const refused = [
    { ...times, isMissing: true },
    { ...times, isMissing: false },
  ]
  expect(read([...refused, PHONE])).toBe('[電話番号]が未入力です。[営業時間]を直してください。')
})

test('a refusal that names no field has no such sentence', () => {
  expect(refusedParts([], 'ja')).toEqual([])
})
