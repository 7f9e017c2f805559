import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type DeskOfRoles,
  ENQUIRY,
  isRefused,
  OTHERS_ENQUIRY,
  openDeskOfRoles,
  RESTAURANT,
  STAFF_PASSWORD,
} from '../../test/desk-of-roles.ts'
import { dayInTokyo } from '../ui/in-tokyo.ts'

let desk: DeskOfRoles['desk']
let shops: DeskOfRoles['shops']
let files: DeskOfRoles['files']
let ask: DeskOfRoles['ask']

beforeAll(async () => {
  ;({ desk, shops, files, ask } = await openDeskOfRoles())
})
afterAll(() => desk.close())

test('a restaurant editor writes their own restaurant and its menu, drafts and versions', async () => {
  const menu = [{ name: '炭火焼き' }]
  const path = `/api/restaurants/${shops.own}?locale=ja`
  const saved = await ask('restaurantEditor', path, 'PATCH', { menu, _status: 'published' })
  expect(saved.status).toBe(200)
  const draft = await ask('restaurantEditor', `${path}&draft=true`, 'PATCH', {
    name: '潮火 新',
    _status: 'draft',
  })
  expect(draft.status).toBe(200)
  const versions = await (await ask('restaurantEditor', '/api/restaurants/versions')).json()
  expect(new Set(versions.docs.map(({ parent }: { parent: number }) => parent))).toEqual(
    new Set([shops.own]),
  )
  const list = await (await ask('restaurantEditor', '/api/restaurants?draft=true')).json()
  expect(list.docs.map(({ id }: { id: number }) => id)).toEqual([shops.own])
  const translations = await ask(
    'restaurantEditor',
    `/api/restaurants/${shops.own}/translations?locale=ja`,
  )
  expect(translations.status).toBe(200)
  const restored = `/api/restaurants/versions/${versions.docs.at(-1).id}`
  expect((await ask('restaurantEditor', restored, 'POST')).status).toBe(200)
  const doc = await desk.payload.findByID({ collection: 'restaurants', id: shops.own, draft: true })
  expect(doc.slug).toBe('shiobi')
})

test('a restaurant editor is refused another’s menu, in every way to it', async () => {
  const menu = [{ name: '偽物' }]
  const { other } = shops
  const where = `where[id][equals]=${other}`
  const asked = [
    ask('restaurantEditor', `/api/restaurants/${other}`),
    ask('restaurantEditor', `/api/restaurants/${other}?draft=true`),
    ask('restaurantEditor', `/api/restaurants/${other}`, 'PATCH', { menu }),
    ask('restaurantEditor', `/api/restaurants/${other}?draft=true`, 'PATCH', { menu }),
    ask('restaurantEditor', `/api/restaurants/${other}?trash=true`, 'PATCH', { deletedAt: null }),
    ask('restaurantEditor', `/api/restaurants/${other}`, 'DELETE'),
    ask('restaurantEditor', `/api/restaurants/${other}/duplicate`, 'POST', {}),
  ]
  expect((await Promise.all(asked)).map(({ status }) => [403, 404].includes(status))).toEqual(
    asked.map(() => true),
  )
  const bulk = await (
    await ask('restaurantEditor', `/api/restaurants?${where}`, 'PATCH', { menu })
  ).json()
  expect(bulk.docs).toEqual([])
  const { docs } = await desk.payload.find({
    collection: 'restaurants',
    where: { id: { equals: other } },
    locale: 'ja',
  })
  expect(docs[0]?.menu?.map(({ name }) => name)).toEqual(['刺身'])
})

test('a restaurant editor makes, deletes and moves no restaurant, and gives themselves none', async () => {
  const { own, other } = shops
  const create = { ...RESTAURANT, name: '新', slug: 'shin' }
  expect((await ask('restaurantEditor', '/api/restaurants', 'POST', create)).status).toBe(403)
  expect((await ask('restaurantEditor', `/api/restaurants/${own}`, 'DELETE')).status).toBe(403)
  const bin = { deletedAt: '2026-11-20T09:00:00.000Z' }
  expect((await ask('restaurantEditor', `/api/restaurants/${own}`, 'PATCH', bin)).status).toBe(403)
  await ask('restaurantEditor', `/api/restaurants/${own}?locale=ja`, 'PATCH', {
    slug: 'gone',
    formerSlugs: ['umi-old'],
  })
  const doc = await desk.payload.findByID({ collection: 'restaurants', id: own, draft: true })
  expect([doc.slug, doc.formerSlugs ?? []]).toEqual(['shiobi', []])
  const me = await (await ask('restaurantEditor', '/api/users/me')).json()
  const wish = { role: 'owner', restaurants: [own, other] }
  await ask('restaurantEditor', `/api/users/${me.user.id}`, 'PATCH', wish)
  const account = await desk.payload.findByID({ collection: 'users', id: me.user.id, depth: 0 })
  expect([account.role, account.restaurants]).toEqual(['restaurantEditor', [own]])
})

test('a restaurant editor sees the enquiries for their restaurant only, in lists, searches and the table', async () => {
  const list = await (await ask('restaurantEditor', '/api/enquiries')).json()
  expect(list.docs.map(({ id }: { id: string }) => id)).toEqual([ENQUIRY])
  const search = await (
    await ask('restaurantEditor', '/api/enquiries?where[or][0][message][like]=umi')
  ).json()
  expect(search.totalDocs).toBe(0)
  const csv = await (await ask('restaurantEditor', '/api/enquiries/export.csv')).text()
  expect([csv.includes('shiobiのお客様'), csv.includes('umiのお客様')]).toEqual([true, false])
  const theirs = await ask('restaurantEditor', `/api/enquiries/${OTHERS_ENQUIRY}`, 'PATCH', {
    notes: 'x',
  })
  expect([403, 404]).toContain(theirs.status)
  const answered = { state: 'confirmed' }
  const way = `/api/enquiries/${ENQUIRY}/table`
  expect((await ask('restaurantEditor', way, 'POST', answered)).status).toBe(200)
})

test('whoever answers enquiries sees all of them and no content', async () => {
  expect((await (await ask('inbox', '/api/enquiries')).json()).totalDocs).toBe(2)
  expect(
    (await ask('inbox', `/api/enquiries/${ENQUIRY}`, 'PATCH', { status: 'done' })).status,
  ).toBe(200)
  expect(await isRefused(ask('inbox', `/api/restaurants/${shops.own}/preview`))).toBe(true)
  expect(await isRefused(ask('inbox', `/api/restaurants/${shops.own}/translations`))).toBe(true)
})

test('a restaurant editor changes the pictures they uploaded, unless others use them', async () => {
  const change = { altJa: '大きな波' }
  const own = `/api/media/${files.own}`
  expect((await ask('restaurantEditor', own, 'PATCH', change)).status).toBe(200)
  const other = `/api/media/${files.other}`
  expect((await ask('restaurantEditor', other)).status).toBe(200)
  expect(await isRefused(ask('restaurantEditor', other, 'PATCH', change))).toBe(true)
  expect(await isRefused(ask('restaurantEditor', other, 'DELETE'))).toBe(true)
  await desk.payload.update({
    collection: 'restaurants',
    id: shops.other,
    locale: 'ja',
    data: { mainPhoto: files.own },
  })
  const answer = await ask('restaurantEditor', own, 'PATCH', change)
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining('ほかのページでも使われている'),
  ])
})

test('what somebody uploaded is nobody’s once their account is deleted', async () => {
  const { payload } = desk
  const data = { email: 'new@example.jp', password: STAFF_PASSWORD, role: 'editor' as const }
  const { id } = await payload.create({ collection: 'users', data })
  await payload.db.updateOne({ collection: 'media', id: files.other, data: { uploadedBy: id } })
  await payload.delete({ collection: 'users', id })
  const file = await payload.findByID({ collection: 'media', id: files.other })
  expect(file.uploadedBy).toBeNull()
})

test('a publish is planned, and a plan taken back, by those who may write the document', async () => {
  const { payload } = desk
  const { planPublish } = await import('../schedule/guarded.ts')
  const { createLocalReq } = await import('payload')
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'restaurantEditor' } },
    depth: 0,
  })
  if (!docs[0]) throw new Error('Nobody edits restaurants')
  const user = { ...docs[0], collection: 'users' as const }
  const req = await createLocalReq({ user }, payload)
  const doc = (value: number) => ({ relationTo: 'restaurants' as const, value: String(value) })
  const plan = (args: object) => planPublish({ ...args, req } as Parameters<typeof planPublish>[0])
  const date = new Date(Date.now() + 3_600_000)
  await plan({ type: 'publish', date, doc: doc(shops.own) })
  await expect(plan({ type: 'publish', date, doc: doc(shops.other) })).rejects.toThrow()
  await expect(plan({ type: 'publish', date, global: 'hero' })).rejects.toThrow()
  const theirs = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: doc(shops.other) } as never,
    waitUntil: date,
  })
  await expect(plan({ deleteID: theirs.id })).rejects.toThrow()
  const kept = async () => (await payload.find({ collection: 'payload-jobs' })).docs
  const planned = await kept()
  expect(planned).toHaveLength(2)
  const own = planned.find(({ id }) => id !== theirs.id)
  await plan({ deleteID: own?.id })
  expect((await kept()).map(({ id }) => id)).toEqual([theirs.id])
})

test('a restaurant editor closes their own restaurant, and no other; who only answers enquiries closes none', async () => {
  const day = dayInTokyo(new Date())
  const closure = (restaurant: number) => ({
    replaces: [],
    closure: {
      restaurants: [restaurant],
      from: day,
      to: day,
      times: [],
      reason: { ja: '', en: '' },
      banner: null,
    },
  })
  const close = (role: 'restaurantEditor' | 'inbox', restaurant: number) =>
    ask(role, '/api/closures', 'POST', closure(restaurant))
  expect((await close('restaurantEditor', shops.own)).status).toBe(200)
  expect((await close('restaurantEditor', shops.other)).status).toBe(400)
  expect((await close('inbox', shops.own)).status).toBeGreaterThanOrEqual(400)
  const { openingHours } = await desk.payload.findByID({
    collection: 'restaurants',
    id: shops.other,
  })
  expect(openingHours?.closures ?? []).toEqual([])
})

test('a restaurant editor puts their own menu out, and is told nothing of another’s', async () => {
  const sent = { base: [], mine: [] }
  const path = (id: number) => `/api/restaurants/${id}/menu`
  expect((await ask('restaurantEditor', path(shops.own), 'POST', sent)).status).toBe(200)
  expect((await ask('restaurantEditor', path(shops.other), 'POST', sent)).status).toBe(404)
  expect(await isRefused(ask('inbox', path(shops.own), 'POST', sent))).toBe(true)
})

test('an enquiry is given only to those who may open it', async () => {
  const own = await desk.payload.findByID({ collection: 'enquiries', id: ENQUIRY })
  const { namesWithin } = await import('../inbox/handling/staff-names.ts')
  const editor = 'restauranteditor@example.jp'
  expect(await namesWithin(desk.payload, own.tableRestaurant)).toContain(editor)
  expect(await namesWithin(desk.payload, 'another')).not.toContain(editor)
  expect(await namesWithin(desk.payload)).not.toContain(editor)

  const assign = (id: string) =>
    ask('editor', `/api/enquiries/${id}`, 'PATCH', { assignee: editor })
  expect((await assign(ENQUIRY)).status).toBe(200)
  expect((await assign(OTHERS_ENQUIRY)).status).toBe(400)
})
