import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf, receive } from '../../../test/received.ts'
import { openTestDesk, type TestDesk } from '../../../test/test-desk.ts'

const PASSWORD = 'three waves in a row'

let desk: TestDesk
const tokens = { owner: '', editor: '' }

beforeAll(async () => {
  desk = await openTestDesk()
  const { payload } = desk
  for (const [role, name] of [
    ['owner', '須磨 蓮'],
    ['editor', '田中 澪'],
  ] as const) {
    const account = { email: `${role}@example.jp`, password: PASSWORD }
    await payload.create({ collection: 'users', data: { ...account, role, name } })
    tokens[role] = (await payload.login({ collection: 'users', data: account })).token ?? ''
  }
  await receive(desk, 1, { marks: ['sent-too-fast'] })
  await receive(desk, 2, {
    name: 'サトウ ハナコ',
    email: 'Sato@Example.jp',
    phone: '090-1234-5678',
    subject: '忘れ物について',
    message: '先週、ＡＢＣの傘を店に忘れました。',
  })
})
afterAll(() => desk.close())

const stored = (number: number) =>
  desk.payload.findByID({ collection: 'enquiries', id: idOf(number), depth: 0 })

const read = (number: number, token?: string) =>
  desk.request(`/api/enquiries/${idOf(number)}/read`, { method: 'POST', ...(token && { token }) })

test('an enquiry is unread until somebody opens it, and says who did first and when', async () => {
  const before = await stored(1)
  expect([before.readAt, before.readBy]).toEqual([null, null])
  expect((await read(1)).status).toBe(401)
  const began = Date.now()
  expect((await read(1, tokens.editor)).status).toBe(204)
  const first = await stored(1)
  expect(first.readBy).toBe('田中 澪')
  expect(Date.parse(first.readAt ?? '')).toBeGreaterThanOrEqual(began)
  await read(1, tokens.owner)
  expect(await stored(1)).toEqual(first)
  expect((await read(99, tokens.owner)).status).toBe(404)
})

test('to whoever is editing an enquiry, reading it changes nothing', async () => {
  const before = await receive(desk, 3, { marks: ['sent-too-fast'] })
  await read(3, tokens.editor)
  const after = await stored(3)
  expect([after.updatedAt, after.marks]).toEqual([before.updatedAt, ['sent-too-fast']])
})

test('an enquiry is assigned to somebody of the staff, and to nobody else', async () => {
  const assign = (assignee: string) =>
    desk.request(`/api/enquiries/${idOf(1)}`, {
      method: 'PATCH',
      token: tokens.editor,
      headers: { 'Accept-Language': 'ja' },
      body: JSON.stringify({ assignee }),
    })
  expect((await assign('須磨 蓮')).status).toBe(200)
  const query = new URLSearchParams({ 'where[assignee][equals]': '須磨 蓮' })
  const list = await desk.request(`/api/enquiries?${query}`, { token: tokens.editor })
  const { docs }: { docs: { id: string }[] } = await list.json()
  expect(docs.map(({ id }) => id)).toEqual([idOf(1)])
  const stranger = await assign('誰か')
  expect([stranger.status, await stranger.text()]).toEqual([
    400,
    expect.stringContaining('「誰か」というスタッフはこのお問い合わせを担当できません。'),
  ])
})

test.each([
  ['さとう', 'the other kana'],
  ['abcの傘', 'another width and case'],
  ['サトウ　忘れ物', 'two words with a Japanese space'],
  ['sato@example', 'small letters'],
  ['09012345678', 'a telephone without hyphens'],
  ['０９０−１２３４−５６７８', 'a telephone in full width'],
  ['1234-5678', 'the end of a telephone'],
  ['+81 90-1234-5678', 'a telephone as dialled from abroad'],
])('the search finds 「%s」, written in %s', async (typed) => {
  const fields = ['name', 'subject', 'email', 'phone', 'message', 'id']
  const query = new URLSearchParams(
    fields.map((field, index) => [`where[or][${index}][${field}][like]`, typed]),
  )
  const list = await desk.request(`/api/enquiries?${query}`, { token: tokens.editor })
  const { docs }: { docs: { id: string }[] } = await list.json()
  expect(docs.map(({ id }) => id)).toEqual([idOf(2)])
})

test('an enquiry from before the search folded texts is found as well, and nothing else about it changes', async () => {
  const { payload } = desk
  const ago = await receive(desk, 4, { name: 'カワカミ', updatedAt: '2026-11-21T00:00:00.000Z' })
  await payload.db.updateOne({
    collection: 'enquiries',
    where: { id: { equals: idOf(4) } },
    data: { searchText: null, updatedAt: null },
  })
  const search = async () => {
    const query = new URLSearchParams({ 'where[or][0][message][like]': 'かわかみ' })
    const list = await desk.request(`/api/enquiries?${query}`, { token: tokens.editor })
    const { docs }: { docs: { id: string }[] } = await list.json()
    return docs.map(({ id }) => id)
  }
  expect(await search()).toEqual([])
  const { fillSearchText } = await import('./fill-search-text.ts')
  await fillSearchText(payload)
  expect(await search()).toEqual([idOf(4)])
  expect(await stored(4)).toEqual(ago)
})

test('two of the staff with one name are told apart by their addresses', async () => {
  const { payload } = desk
  const { namesWithin, staffName } = await import('./staff-names.ts')
  const other = { email: 'mio@example.jp', password: PASSWORD, role: 'editor' as const }
  await payload.create({ collection: 'users', data: { ...other, name: '田中 澪' } })
  const names = ['田中 澪 (editor@example.jp)', '田中 澪 (mio@example.jp)']
  expect(await namesWithin(payload)).toEqual([...names, '須磨 蓮'])
  expect(await staffName(payload, { name: '田中 澪', email: 'mio@example.jp' })).toBe(names[1])
  const assigned = await desk.request(`/api/enquiries/${idOf(1)}`, {
    method: 'PATCH',
    token: tokens.editor,
    body: JSON.stringify({ assignee: names[1] }),
  })
  expect(assigned.status).toBe(200)
})
