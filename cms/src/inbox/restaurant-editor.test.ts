import { expect, test } from 'vitest'
import { ENQUIRY, isRefused, OTHERS_ENQUIRY, openDeskOfRoles } from '../../test/desk-of-roles.ts'
import { aRestaurant } from '../../test/restaurants.ts'
import { dayInTokyo } from '../base/ui/in-tokyo.ts'

const { payload, as, shops, files, roles } = await openDeskOfRoles()
const { restaurantEditor, inbox } = roles

/** Closes a restaurant today. */
function close(role: 'restaurantEditor' | 'inbox', restaurant: number): Promise<Response> {
  const day = dayInTokyo(new Date())
  const reason = { ja: '', en: '' }
  const closure = { restaurants: [restaurant], from: day, to: day, times: [], reason, banner: null }
  return roles[role]('/api/closures', { replaces: [], closure })
}

test('a restaurant editor writes their own restaurant, drafts and versions', async () => {
  const path = `/api/restaurants/${shops.own}?locale=ja`
  const saved = await restaurantEditor(path, { area: '逗子', _status: 'published' }, 'PATCH')
  expect(saved.status).toBe(200)
  const change = { name: '潮火 新', _status: 'draft' }
  const draft = await restaurantEditor(`${path}&draft=true`, change, 'PATCH')
  expect(draft.status).toBe(200)
  const versions = await (await restaurantEditor('/api/restaurants/versions')).json()
  expect(new Set(versions.docs.map(({ parent }: { parent: number }) => parent))).toEqual(
    new Set([shops.own]),
  )
  const list = await (await restaurantEditor('/api/restaurants?draft=true')).json()
  expect(list.docs.map(({ id }: { id: number }) => id)).toEqual([shops.own])
  const translations = await restaurantEditor(
    `/api/restaurants/${shops.own}/translations?locale=ja`,
  )
  expect(translations.status).toBe(200)
  const restored = `/api/restaurants/versions/${versions.docs.at(-1).id}`
  expect((await restaurantEditor(restored, {})).status).toBe(200)
  const doc = await payload.findByID({ collection: 'restaurants', id: shops.own, draft: true })
  expect(doc.slug).toBe('shiobi')
})

test('a restaurant editor may state a pause, and neither a move nor a closing', async () => {
  const path = `/api/restaurants/${shops.own}?locale=ja`
  const day = '2027-04-01T12:00:00.000Z'
  const state = (standing: object) => restaurantEditor(path, { standing }, 'PATCH')
  expect((await state({ kind: 'pauses', from: day })).status).toBe(200)
  expect((await state({ kind: 'closes', lastDay: day })).status).toBe(403)
  expect((await state({ kind: 'moves', from: day, address: '逗子' })).status).toBe(403)
  expect((await state({ kind: null, from: null })).status).toBe(200)

  await payload.update({
    collection: 'restaurants',
    id: shops.own,
    locale: 'ja',
    data: { standing: { kind: 'closes', lastDay: day, note: '感謝を込めて' } },
  })
  const { standing } = await (await restaurantEditor(path)).json()
  const whole = { area: '葉山', standing, _status: 'published' }
  expect((await restaurantEditor(path, whole, 'PATCH')).status).toBe(200)
  expect((await state({ ...standing, kind: null })).status).toBe(403)
  await payload.update({
    collection: 'restaurants',
    id: shops.own,
    data: { standing: { kind: null, lastDay: null, note: null } },
  })
})

test('a restaurant editor cannot reach another’s restaurant in any way', async () => {
  const change = { area: '偽物' }
  const { other } = shops
  const where = `where[id][equals]=${other}`
  const asked = [
    restaurantEditor(`/api/restaurants/${other}`),
    restaurantEditor(`/api/restaurants/${other}?draft=true`),
    restaurantEditor(`/api/restaurants/${other}`, change, 'PATCH'),
    restaurantEditor(`/api/restaurants/${other}?draft=true`, change, 'PATCH'),
    restaurantEditor(`/api/restaurants/${other}?trash=true`, { deletedAt: null }, 'PATCH'),
    restaurantEditor(`/api/restaurants/${other}`, undefined, 'DELETE'),
    restaurantEditor(`/api/restaurants/${other}/duplicate`, {}),
  ]
  expect((await Promise.all(asked)).map(({ status }) => [403, 404].includes(status))).toEqual(
    asked.map(() => true),
  )
  const bulk = await (await restaurantEditor(`/api/restaurants?${where}`, change, 'PATCH')).json()
  expect(bulk.docs).toEqual([])
  expect(await payload.findByID({ collection: 'restaurants', id: other })).toMatchObject({
    area: null,
  })
})

test('a restaurant editor cannot create, delete or move a restaurant, or give themselves one', async () => {
  const { own, other } = shops
  const create = aRestaurant({ name: '新', slug: 'shin' })
  expect((await restaurantEditor('/api/restaurants', create)).status).toBe(403)
  expect((await restaurantEditor(`/api/restaurants/${own}`, undefined, 'DELETE')).status).toBe(403)
  const trash = { deletedAt: '2026-11-20T09:00:00.000Z' }
  expect((await restaurantEditor(`/api/restaurants/${own}`, trash, 'PATCH')).status).toBe(403)
  await restaurantEditor(
    `/api/restaurants/${own}?locale=ja`,
    {
      slug: 'gone',
      formerSlugs: ['umi-old'],
    },
    'PATCH',
  )
  const doc = await payload.findByID({ collection: 'restaurants', id: own, draft: true })
  expect([doc.slug, doc.formerSlugs ?? []]).toEqual(['shiobi', []])
  const me = await (await restaurantEditor('/api/users/me')).json()
  const wish = { role: 'owner', restaurants: [own, other] }
  await restaurantEditor(`/api/users/${me.user.id}`, wish, 'PATCH')
  const account = await payload.findByID({ collection: 'users', id: me.user.id, depth: 0 })
  expect([account.role, account.restaurants]).toEqual(['restaurantEditor', [own]])
})

test('a restaurant editor sees only the enquiries for their restaurant, in lists, searches and the export', async () => {
  const list = await (await restaurantEditor('/api/enquiries')).json()
  expect(list.docs.map(({ id }: { id: string }) => id)).toEqual([ENQUIRY])
  const search = await (
    await restaurantEditor('/api/enquiries?where[or][0][message][like]=umi')
  ).json()
  expect(search.totalDocs).toBe(0)
  const csv = await (await restaurantEditor('/api/enquiries/export.csv')).text()
  expect([csv.includes('shiobiのお客様'), csv.includes('umiのお客様')]).toEqual([true, false])
  const theirs = await restaurantEditor(
    `/api/enquiries/${OTHERS_ENQUIRY}`,
    {
      notes: 'x',
    },
    'PATCH',
  )
  expect([403, 404]).toContain(theirs.status)
  const answered = { state: 'confirmed', shown: 'asked' }
  const way = `/api/enquiries/${ENQUIRY}/table`
  expect((await restaurantEditor(way, answered)).status).toBe(200)
})

test('staff who answer enquiries see all of them and no content', async () => {
  expect((await (await inbox('/api/enquiries')).json()).totalDocs).toBe(2)
  expect((await inbox(`/api/enquiries/${ENQUIRY}`, { status: 'done' }, 'PATCH')).status).toBe(200)
  expect(await isRefused(inbox(`/api/restaurants/${shops.own}/preview`))).toBe(true)
  expect(await isRefused(inbox(`/api/restaurants/${shops.own}/translations`))).toBe(true)
})

test('a restaurant editor changes the pictures they uploaded, unless others use them', async () => {
  const change = { altJa: '大きな波' }
  const own = `/api/media/${files.own}`
  expect((await restaurantEditor(own, change, 'PATCH')).status).toBe(200)
  const other = `/api/media/${files.other}`
  expect((await restaurantEditor(other)).status).toBe(200)
  expect(await isRefused(restaurantEditor(other, change, 'PATCH'))).toBe(true)
  expect(await isRefused(restaurantEditor(other, undefined, 'DELETE'))).toBe(true)
  await payload.update({
    collection: 'restaurants',
    id: shops.other,
    locale: 'ja',
    data: { mainPhoto: files.own },
  })
  const answer = await restaurantEditor(own, change, 'PATCH')
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining('ほかのページでも使われている'),
  ])
})

test('an upload belongs to no one once its account is deleted', async () => {
  const { user } = await as('editor', { email: 'new@example.jp' })
  const { id } = user
  await payload.db.updateOne({ collection: 'media', id: files.other, data: { uploadedBy: id } })
  await payload.delete({ collection: 'users', id })
  const file = await payload.findByID({ collection: 'media', id: files.other })
  expect(file.uploadedBy).toBeNull()
})

test('those who may write a document may plan a publish, and cancel the plan', async () => {
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const plan = { type: 'publish', locale: null, at }
  const own = `/api/restaurants/${shops.own}/plans`
  const made = await (await restaurantEditor(own, plan)).json()
  expect(made.plans).toMatchObject([{ type: 'publish', at, failure: null }])
  expect(await isRefused(restaurantEditor(`/api/restaurants/${shops.other}/plans`, plan))).toBe(
    true,
  )
  expect(await isRefused(restaurantEditor('/api/globals/hero/plans', plan))).toBe(true)
  const theirs = await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'restaurants', value: `${shops.other}` },
    } as never,
    waitUntil: new Date(at),
  })
  expect((await restaurantEditor(own, { cancel: theirs.id })).status).toBe(404)
  expect(await (await restaurantEditor(own, { cancel: made.plans[0].id })).json()).toEqual({
    plans: [],
  })
  const { docs: kept } = await payload.find({ collection: 'payload-jobs' })
  expect(kept.map(({ id }) => id)).toEqual([theirs.id])
})

test('a restaurant editor closes only their own restaurant; staff who only answer enquiries close none', async () => {
  expect((await close('restaurantEditor', shops.own)).status).toBe(200)
  expect((await close('restaurantEditor', shops.other)).status).toBe(400)
  expect((await close('inbox', shops.own)).status).toBeGreaterThanOrEqual(400)
  const { docs } = await payload.find({ collection: 'closures' })
  expect(docs.map(({ restaurant }) => restaurant)).toEqual([shops.own])
  for (const list of ['closures', 'dishes']) {
    const own = await (await restaurantEditor(`/api/${list}`)).json()
    expect(own.docs.map(({ restaurant }: { restaurant: number }) => restaurant)).toEqual([
      shops.own,
    ])
    expect(await isRefused(inbox(`/api/${list}`))).toBe(true)
    expect(await isRefused(restaurantEditor(`/api/${list}/${own.docs[0].id}`, {}, 'PATCH'))).toBe(
      true,
    )
  }
})

test('a restaurant editor publishes their own menu, and learns nothing of another’s', async () => {
  const sent = { added: [], changed: [], removed: [], moved: [] }
  const path = (id: number) => `/api/restaurants/${id}/menu`
  expect((await restaurantEditor(path(shops.own), sent)).status).toBe(200)
  expect((await restaurantEditor(path(shops.other), sent)).status).toBe(404)
  expect(await isRefused(inbox(path(shops.own), sent))).toBe(true)
})

test('an enquiry can be assigned only to those who may open it', async () => {
  const own = await payload.findByID({ collection: 'enquiries', id: ENQUIRY })
  const { namesWithin } = await import('./handling/staff-names.ts')
  const editor = 'restauranteditor@example.jp'
  expect(await namesWithin(payload, own)).toContain(editor)
  expect(await namesWithin(payload, { tableRestaurant: 'another' })).not.toContain(editor)
  expect(await namesWithin(payload)).not.toContain(editor)

  const assign = (id: string) => roles.editor(`/api/enquiries/${id}`, { assignee: editor }, 'PATCH')
  expect((await assign(ENQUIRY)).status).toBe(200)
  expect((await assign(OTHERS_ENQUIRY)).status).toBe(400)
})
