import { expect, test } from 'vitest'
import { addDish } from '../../../test/facts.ts'
import { addRestaurant } from '../../../test/restaurants.ts'
import { samplePicture } from '../../../test/samples.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const { payload, user, as, send } = await openSignedInDesk({ role: 'owner' })
const { firstSteps } = await import('./first-steps.ts')

const stepsOf = async (who: typeof user) =>
  (await firstSteps({ payload, user: who, now: new Date(), language: 'ja' })).map(
    ({ words, link }) => [words.ja, link],
  )

const FACTOR = ['二段階認証を設定する', '/admin/account#desk-factor']
const COMPANY = ['会社の名前・住所・電話番号を確かめる', '/admin/globals/company']
const HERO = ['トップページの「最初の画面」を書く', '/admin/globals/hero']
const PHOTO = ['自分たちの写真を1枚追加する', '/admin/collections/media/create']
const COLLEAGUE = ['一緒に使うスタッフを追加する', '/admin/collections/users']
const PHONE = ['スマートフォンのホーム画面に、この画面を追加する', '/admin/guide/first-steps']

test('the owner of an empty desk has every first step, each with its place', async () => {
  expect(await stepsOf(user)).toEqual([
    FACTOR,
    COMPANY,
    ['最初のレストランを登録する', '/admin/collections/restaurants/create'],
    HERO,
    PHOTO,
    COLLEAGUE,
    PHONE,
  ])
})

test('restaurants that nobody has saved wait for a look at their hours', async () => {
  const { id } = await addRestaurant(payload, { name: '潮火' })
  const other = await addRestaurant(payload, {
    name: '経糸',
    listedSince: '2022-04-01T00:00:00.000Z',
  })
  const place = (id: number) => `/admin/collections/restaurants/${id}#field-openingHours`
  expect((await stepsOf(user))[2]).toEqual(['潮火ほか1店の営業時間を確かめる', place(id)])
  const save = (id: number) =>
    payload.update({ collection: 'restaurants', id, data: { area: '逗子' }, user })
  await save(id)
  const own = await as('restaurantEditor', { restaurants: [other.id] })
  expect((await stepsOf(own.user))[1]).toEqual(['経糸の営業時間を確かめる', place(other.id)])
  await save(other.id)
  const menu = ['経糸のお品書きを書く', `/admin/menu/${other.id}`]
  expect(await stepsOf(own.user)).toEqual([FACTOR, menu, PHOTO, PHONE])
})

test('what is saved is done, and a colleague ends the last step that is known', async () => {
  for (const slug of ['company', 'hero'] as const) {
    await payload.updateGlobal({ slug, draft: true, data: { _status: 'draft' }, user })
  }
  const data = { altEn: 'A wall', altJa: '壁' }
  await payload.create({ collection: 'media', data, file: await samplePicture('red'), user })
  const [factor, menu, ...rest] = await stepsOf(user)
  expect([factor, menu?.[0], ...rest]).toEqual([FACTOR, '潮火のお品書きを書く', PHONE])
  const [shop] = (await payload.find({ collection: 'restaurants', limit: 1 })).docs
  await addDish(payload, shop?.id ?? 0, { name: '鯵', price: 900 })
  expect(await stepsOf(user)).toEqual([FACTOR, PHONE])
})

test('a member of staff says that the phone is done, or puts the steps away for good', async () => {
  const tell = (key: string) => send(`/api/payload-preferences/${key}`, { value: true })
  expect((await tell('on-home-screen')).status).toBe(200)
  expect(await stepsOf(user)).toEqual([FACTOR])
  await tell('first-steps-put-away')
  expect(await stepsOf(user)).toEqual([])
  const inbox = await as('inbox')
  expect(await stepsOf(inbox.user)).toEqual([FACTOR, PHONE])
})

test('a company whose facts are written is asked for its privacy policy', async () => {
  const { user: editor } = await as('editor')
  const first = async () => (await stepsOf(editor)).map(([words]) => words)
  const save = (data: object) => payload.updateGlobal({ slug: 'company', draft: true, data })
  await save({ name: '山の湯', _status: 'draft' })
  expect(await first()).toContain('個人情報保護方針を書く')
  await save({ privacy: 'お預かりした情報は、お返事のためだけに使います。' })
  expect(await first()).not.toContain('個人情報保護方針を書く')
})
