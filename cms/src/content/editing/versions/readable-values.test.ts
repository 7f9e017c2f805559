import { initI18n } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { ja } from '@payloadcms/translations/languages/ja'
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { readableValues } from './readable-values.ts'

const supportedLanguages = { en, ja }

/** The value in a comparison, in both languages of the desk. */
async function shown(field: Field, value: unknown): Promise<string[][]> {
  const inLanguage = async (language: 'en' | 'ja') => {
    const config = { supportedLanguages, fallbackLanguage: language }
    const i18n = await initI18n({ config, context: 'client', language })
    return readableValues(field, value, i18n).map(({ text }) => text)
  }
  return [await inLanguage('en'), await inLanguage('ja')]
}

const DAYS: Field = {
  name: 'days',
  type: 'select',
  hasMany: true,
  options: [
    { value: 'mon', label: { en: 'Monday', ja: '月' } },
    { value: 'tue', label: { en: 'Tuesday', ja: '火' } },
  ],
}

test('chosen days are shown by name, in the order of choice', async () => {
  expect(await shown(DAYS, ['tue', 'mon'])).toEqual([
    ['Tuesday', 'Monday'],
    ['火', '月'],
  ])
})

test('an option that no longer exists is shown as it is stored', async () => {
  expect(await shown(DAYS, ['sun'])).toEqual([['sun'], ['sun']])
})

test('an empty choice is shown as nothing', async () => {
  for (const nothing of [null, undefined, []]) expect(await shown(DAYS, nothing)).toEqual([[], []])
})

test('a ticked checkbox is shown as yes, another as no', async () => {
  const field: Field = { name: 'isOpen', type: 'checkbox' }
  expect(await shown(field, true)).toEqual([['Yes'], ['はい']])
  expect(await shown(field, false)).toEqual([['No'], ['いいえ']])
})

test('a day is Japan’s, even while it is the day before elsewhere', async () => {
  const field: Field = { name: 'from', type: 'date' }
  const day = '2026-12-28'
  expect(await shown(field, '2026-12-27T15:00:00.000Z')).toEqual([[day], [day]])
})

test('a picture is shown by its upload’s name; a deleted one says so', async () => {
  const field: Field = { name: 'photo', type: 'upload', relationTo: 'media' }
  const file = { id: 3, filename: '9af1.webp', originalName: 'counter.jpg', mimeType: 'image/webp' }
  expect(await shown(field, [file, 4])).toEqual([
    ['counter.jpg', 'Deleted file'],
    ['counter.jpg', '削除されたファイル'],
  ])
})
