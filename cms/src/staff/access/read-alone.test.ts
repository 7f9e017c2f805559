import type { Access } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import { OTHERS_ENQUIRY, openDeskOfRoles } from '../../../test/desk-of-roles.ts'
import { dayInTokyo } from '../../base/ui/in-tokyo.ts'

const { payload, shops, roles } = await openDeskOfRoles()
const { restaurantEditor } = roles

/** Everyone may read the documents of these kinds, until the test ends. */
function letEveryoneRead(...kinds: { access: { read: Access } }[]): void {
  for (const { access } of kinds) {
    const { read } = access
    onTestFinished(() => {
      access.read = read
    })
    access.read = () => true
  }
}

const NOT_YOURS = {
  errors: [{ message: 'この操作の権限がありません。管理者に頼んでください。' }],
}

test('those who may read a restaurant and not change it save neither its menu nor its closures', async () => {
  letEveryoneRead(payload.collections.restaurants.config)
  const sent = { added: [], changed: [], removed: [], moved: [] }
  const answer = await restaurantEditor(`/api/restaurants/${shops.other}/menu?locale=ja`, sent)
  expect([answer.status, await answer.json()]).toEqual([403, NOT_YOURS])
  const day = dayInTokyo(new Date())
  const reason = { ja: '', en: '' }
  const closure = {
    restaurants: [shops.other],
    from: day,
    to: day,
    times: [],
    reason,
    banner: null,
  }
  expect((await restaurantEditor('/api/closures', { replaces: [], closure })).status).toBe(400)
  const { docs } = await payload.find({ collection: 'closures' })
  expect(docs.filter(({ restaurant }) => restaurant === shops.other)).toEqual([])
})

test('those who may read an enquiry and not change it neither mark it as read nor answer for the table', async () => {
  letEveryoneRead(payload.collections.enquiries.config)
  const way = `/api/enquiries/${OTHERS_ENQUIRY}`
  for (const [path, body] of [
    ['read', {}],
    ['table', { state: 'confirmed' }],
  ] as const) {
    const answer = await restaurantEditor(`${way}/${path}?locale=ja`, body)
    expect([path, answer.status, await answer.json()]).toEqual([path, 403, NOT_YOURS])
  }
  const enquiry = await payload.findByID({ collection: 'enquiries', id: OTHERS_ENQUIRY })
  expect(enquiry).toMatchObject({ readBy: null, tableState: 'asked', tableAnsweredBy: null })
})

test('those who may read a text and not change it do not confirm its translation', async () => {
  const { collections, globals } = payload
  const { docs } = await payload.find({
    collection: 'dishes',
    where: { restaurant: { equals: shops.other } },
  })
  const hero = globals.config.filter(({ slug }) => slug === 'hero')
  letEveryoneRead(collections.restaurants.config, collections.dishes.config, ...hero)
  for (const [path, key] of [
    [`restaurants/${shops.other}`, 'name'],
    [`dishes/${docs[0]?.id}`, 'name'],
    ['globals/hero', 'title'],
  ]) {
    const answer = await restaurantEditor(`/api/${path}/translations?locale=ja`, { key })
    expect([path, answer.status, await answer.json()]).toEqual([path, 403, NOT_YOURS])
  }
})

test('those who may read an earlier text of a page and not change it do not restore it', async () => {
  const hero = payload.globals.config.find(({ slug }) => slug === 'hero')
  if (!hero) throw new Error('There is no hero.')
  letEveryoneRead(hero)
  await roles.editor('/api/globals/hero?locale=ja', { title: '波を織る' })
  const { docs } = await payload.findGlobalVersions({ slug: 'hero' })
  const answer = await restaurantEditor(`/api/globals/hero/versions/${docs[0]?.id}?locale=ja`, {})
  expect([answer.status, await answer.json()]).toEqual([403, NOT_YOURS])
  expect((await payload.findGlobalVersions({ slug: 'hero' })).totalDocs).toBe(docs.length)
})
