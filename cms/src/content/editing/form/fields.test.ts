import { expect, test } from 'vitest'
import { addNews, formOf } from '../../../../test/forms.ts'
import { openSignedInDesk, taken } from '../../../../test/signed-in-desk.ts'

const { payload, as, ...mio } = await openSignedInDesk({ role: 'editor', name: 'Mio' })

async function addBusiness(title: string, english: string, part?: string) {
  const body = { title, title__en: english, part, _status: 'draft' }
  await taken(mio.send('/api/solutions?locale=ja&draft=true', body))
}

test('the form of a piece of news has the fields of its configuration, each with its box', async () => {
  const { fields, values, ...form } = await formOf(mio, `news/${await addNews(mio)}`).open()
  expect(fields.map(({ name, box }) => [name, box])).toEqual([
    ['title', 'line'],
    ['text', 'lines'],
    ['image', 'picture'],
    ['date', 'day'],
    ['business', 'choice'],
    ['slug', 'slug'],
  ])
  const named = (name: string) => fields.find((field) => field.name === name)
  expect(named('title')).toMatchObject({
    label: { ja: '件名', en: 'Title' },
    isRequired: true,
    isTranslated: true,
    isAside: false,
    isReadOnly: false,
    maxLength: 300,
  })
  expect(named('image')).toMatchObject({ pixels: { width: 1200, height: 800 }, isMany: false })
  expect(named('date')).toMatchObject({ isAside: true, isRequired: true, isTranslated: false })
  expect(Object.keys(values)).toEqual([
    'title.ja',
    'title.en',
    'text.ja',
    'text.en',
    'image',
    'date',
    'business',
    'slug',
  ])
  expect(form).toMatchObject({
    kind: { ja: 'お知らせ', en: 'Piece of news' },
    titleField: 'title',
    may: { save: true, publish: true, remove: true },
    createdAt: expect.stringMatching(/^2\d{3}-/),
    updatedAt: expect.stringMatching(/^2\d{3}-/),
  })
})

test('news is about one of the businesses that have a short name, named in both languages', async () => {
  await addBusiness('清掃', 'Cleaning', 'cleaning')
  await addBusiness('飲食', '', 'restaurants')
  await addBusiness('短い名前のない事業', 'Without')
  const { fields } = await formOf(mio, `news/${await addNews(mio)}`).open()
  expect(fields.find(({ name }) => name === 'business')?.options).toEqual([
    { value: 'cleaning', label: { ja: '清掃', en: 'Cleaning' } },
    { value: 'restaurants', label: { ja: '飲食', en: '飲食' } },
  ])
})

test('every content has a form: a page that nobody has written yet too', async () => {
  const { fields, values, isShown } = await formOf(mio, 'globals/hero').open()
  expect(fields.length).toBeGreaterThan(0)
  expect(values['title.ja']).toBe(null)
  expect(isShown).toBe(false)
  const saved = await formOf(mio, 'globals/hero').saved([
    { path: 'title.ja', from: null, to: '海辺へ' },
  ])
  expect(saved.values['title.ja']).toBe('海辺へ')
  const hero = await payload.findGlobal({ slug: 'hero', draft: true, locale: 'all' })
  expect(hero).toMatchObject({ title: { ja: '海辺へ' }, _status: 'draft' })
})
