import { expect, test } from 'vitest'
import { type FormField, type Json, refusedIn } from '../../content/editing/form/form.ts'
import { formPath } from '../../content/editing/form/form-path.ts'
import { finishedBeside, labelAt, partsOf } from './refusals.ts'

const aField = (name: string, ja: string, more: Partial<FormField> = {}): FormField => ({
  name,
  box: 'line',
  label: { en: name, ja },
  help: null,
  isRequired: true,
  isTranslated: false,
  isAside: false,
  isReadOnly: false,
  maxLength: null,
  isMany: false,
  options: [],
  pixels: null,
  fields: [],
  ...more,
})

const station = aField('name', '駅名', { isTranslated: true })
const fields = [
  aField('title', '件名', { isTranslated: true }),
  aField('stations', '最寄り駅', { box: 'rows', fields: [station] }),
  aField('date', '日付', { box: 'day' }),
]
const values: { [Path in string]?: Json } = {
  'title.ja': null,
  'title.en': 'Autumn',
  stations: ['64f0', '64f1'],
  date: '2026-11-20',
}
const get = (path: string): Json => values[path] ?? null
const typed = { fields, get }

test('a field that Payload names leads to the box of its language', () => {
  expect(formPath(typed, 'title', 'ja')).toBe('title.ja')
  expect(formPath(typed, 'title__en', 'ja')).toBe('title.en')
  expect(formPath(typed, 'date', 'en')).toBe('date')
})

test('the number of a row leads to the row itself', () => {
  expect(formPath(typed, 'stations.1.name', 'en')).toBe('stations.64f1.name.en')
})

test('a refused field is named by the labels that lead to it, and by its language', () => {
  expect(labelAt(fields, 'title.en')).toEqual({ en: 'title (English)', ja: '件名（英語）' })
  expect(labelAt(fields, 'stations.64f1.name.ja').ja).toBe('最寄り駅 › 駅名（日本語）')
  expect(labelAt(fields, 'date').ja).toBe('日付')
})

test('what is missing is said before what is wrong, each in the order of the form', () => {
  const refused = [
    { path: 'date', message: '正しくありません。' },
    { path: 'title.ja', message: '入力してください。' },
  ]
  const words = partsOf(typed, refused, { i18n: { language: 'ja' } })
  const said = words.map((part) => (typeof part === 'string' ? part : part.label))
  expect(said.join('')).toBe('件名（日本語）が未入力です。日付を直してください。')
})

test('the language that has everything is offered alone, and none where a fact is refused', () => {
  const missing = { path: 'title.ja', message: '入力してください。' }
  expect(finishedBeside(get, [missing])).toBe('en')
  expect(finishedBeside(get, [missing, { path: 'date', message: '' }])).toBeUndefined()
  expect(finishedBeside(get, [])).toBeUndefined()
})

test('a refusal that names no fields has none', () => {
  expect(refusedIn({ errors: [{ message: '権限がありません。' }] })).toEqual([])
  expect(refusedIn(undefined)).toEqual([])
})
