import { expect, test } from 'vitest'
import {
  addNews,
  changed,
  formOf,
  lastSaved,
  refusals,
  versionsOf,
} from '../../../../test/forms.ts'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { openSignedInDesk, taken } from '../../../../test/signed-in-desk.ts'
import { idsIn } from './values.ts'

const { payload, as, stranger, ...mio } = await openSignedInDesk({ role: 'editor', name: 'Mio' })

const WRONG = 'ここには、この形式の値を保存できません。'
const UNKNOWN = 'この項目は現在ありません。ページを再読み込みしてください。'

/** The day of the news that a test writes. */
const DAY = '2026-12-01T12:00:00.000Z'

test('an unknown field, a field of the desk and a value of the wrong kind are refused where they are, and nothing is stored', async () => {
  const id = await addNews(mio)
  const before = await versionsOf(payload, 'news', id)
  const answer = formOf(mio, `news/${id}`).save([
    changed('title', '鍋をはじめました', '牡蠣'),
    changed('title.fr', null, 'Huîtres'),
    changed('_status', 'draft', 'published'),
    changed('changedBy', 'Mio', 'Ren'),
    changed('title__en', 'Hot pot is on', 'x'),
    changed('title.ja', '鍋をはじめました', 5),
    changed('text.en', 'The winter menu.', ['x']),
    changed('image', null, 'x'),
    changed('date', DAY, '2026-02-30T12:00:00.000Z'),
    changed('text.ja', '冬の献立です。', '牡蠣'),
  ])
  expect((await refusals(answer)).sort()).toEqual([
    ['_status', UNKNOWN],
    ['changedBy', UNKNOWN],
    ['date', WRONG],
    ['image', WRONG],
    ['text.en', WRONG],
    ['title', UNKNOWN],
    ['title.fr', UNKNOWN],
    ['title.ja', WRONG],
    ['title__en', UNKNOWN],
  ])
  expect(await versionsOf(payload, 'news', id)).toEqual(before)
})

test('a body that is none is refused, and so is a language that nobody writes', async () => {
  const place = `/api/news/${await addNews(mio)}`
  for (const body of [{}, { changes: 'x' }, { changes: [{ path: 'title.ja' }] }, 'x'])
    expect((await mio.send(`${place}/changes`, body)).status).toBe(400)
  expect((await mio.send(`${place}/publish`, { tag: 'fr' })).status).toBe(400)
})

test('the address of news can be written until it is published, and is only read from then on', async () => {
  const id = await addNews(mio, { slug: 'oysters' })
  const form = formOf(mio, `news/${id}`)
  const isReadOnly = async () =>
    (await form.open()).fields.find(({ name }) => name === 'slug')?.isReadOnly
  expect(await isReadOnly()).toBe(false)
  await form.saved([changed('slug', 'oysters', 'raw-oysters')])
  await form.published()
  expect(await isReadOnly()).toBe(true)
  const back = [changed('slug', 'raw-oysters', 'oysters')]
  expect(await refusals(form.save(back))).toEqual([['slug', 'この項目は変更できません。']])
  expect(await refusals(form.save(back, { language: 'en' }))).toEqual([
    ['slug', 'This cannot be changed.'],
  ])
  expect((await lastSaved(payload, 'news', id)).slug).toBe('raw-oysters')
})

const calls = (place: string) =>
  [
    [`${place}/form`],
    [`${place}/changes`, { changes: [] }],
    [`${place}/publish`, { tag: null }],
  ] as const

test('only those who may write news open, save and publish it, and strangers are asked to sign in', async () => {
  const place = `/api/news/${await addNews(mio)}`
  for (const role of ['restaurantEditor', 'inbox'] as const)
    for (const [path, body] of calls(place))
      expect((await (await as(role)).send(path, body)).status).toBe(403)
  for (const [path, body] of calls(place)) expect((await stranger(path, body)).status).toBe(401)
})

test('a restaurant editor opens their own restaurant, and no other one', async () => {
  const [own, other] = [await addRestaurant(payload), await addRestaurant(payload)]
  const aki = await as('restaurantEditor', { email: 'aki@example.jp', restaurants: [own.id] })
  const { may } = await formOf(aki, `restaurants/${own.id}`).open()
  expect(may).toEqual({ save: true, publish: true, remove: false })
  for (const [path, body] of calls(`/api/restaurants/${other.id}`))
    expect((await aki.send(path, body)).status).toBe(404)
})

test('what was deleted meanwhile, or never was, is not found', async () => {
  const id = await addNews(mio)
  await taken(mio.send(`/api/news/${id}`, undefined, 'DELETE'))
  for (const place of [`/api/news/${id}`, '/api/news/999999', '/api/news/x'])
    for (const [path, body] of calls(place))
      expect([path, (await mio.send(path, body)).status]).toEqual([path, 404])
})

test('a publish that is refused in a row says so in that row, also after rows were moved', async () => {
  const stations = [{ name: '逗子駅' }, { name: '新逗子駅' }]
  const { id } = await addRestaurant(payload, { facts: { stations } })
  const form = formOf(mio, `restaurants/${id}`)
  const [first = '', second = ''] = idsIn((await form.open()).values['facts.stations'])
  await form.saved([
    changed('facts.stations', [first, second], [second, first]),
    changed(`facts.stations.${first}.name.ja`, '逗子駅', ''),
  ])
  expect(await refusals(form.publish())).toEqual([
    [`facts.stations.${first}.name.ja`, '入力してください。'],
  ])
})
