import { expect, test } from 'vitest'
import { idOf, receive } from '../../../test/received.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const { payload, as, stranger, ...owner } = await openSignedInDesk({
  role: 'owner',
  name: '須磨 蓮',
})
const editor = await as('editor', { name: '田中 澪' })
await receive({ payload }, 1, { marks: ['sent-too-fast'] })
await receive({ payload }, 2, {
  name: 'サトウ ハナコ',
  email: 'Sato@Example.jp',
  phone: '090-1234-5678',
  subject: '忘れ物について',
  message: '先週、ＡＢＣの傘（渡邉の傘）を店にわすれ物しました。',
})

const stored = (number: number) =>
  payload.findByID({ collection: 'enquiries', id: idOf(number), depth: 0 })

const read = (number: number, send = editor.send) => send(`/api/enquiries/${idOf(number)}/read`, {})

test('an enquiry is unread until someone opens it, and says who did first and when', async () => {
  const before = await stored(1)
  expect([before.readAt, before.readBy]).toEqual([null, null])
  expect((await read(1, stranger)).status).toBe(401)
  const began = Date.now()
  expect((await read(1)).status).toBe(204)
  const first = await stored(1)
  expect(first.readBy).toBe('田中 澪')
  expect(Date.parse(first.readAt ?? '')).toBeGreaterThanOrEqual(began)
  await read(1, owner.send)
  expect(await stored(1)).toEqual(first)
  expect((await read(99, owner.send)).status).toBe(404)
})

test('opening an enquiry changes nothing for someone who edits it', async () => {
  const before = await receive({ payload }, 3, { marks: ['sent-too-fast'] })
  await read(3)
  const after = await stored(3)
  expect([after.updatedAt, after.marks]).toEqual([before.updatedAt, ['sent-too-fast']])
})

test('an enquiry can be assigned only to staff who may open it', async () => {
  const assign = (assignee: string) =>
    editor.send(`/api/enquiries/${idOf(1)}`, { assignee }, 'PATCH')
  expect((await assign('須磨 蓮')).status).toBe(200)
  const query = new URLSearchParams({ 'where[assignee][equals]': '須磨 蓮' })
  const list = await editor.send(`/api/enquiries?${query}`)
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
  ['渡辺の傘', 'the newer letter of a name'],
  ['サトウ　渡邊', 'two words, one in an older letter'],
  ['わすれ\u200B物', 'an invisible character within'],
])('the search finds 「%s」, written in %s', async (typed) => {
  const fields = ['name', 'subject', 'email', 'phone', 'message', 'id']
  const query = new URLSearchParams(
    fields.map((field, index) => [`where[or][${index}][${field}][like]`, typed]),
  )
  const list = await editor.send(`/api/enquiries?${query}`)
  const { docs }: { docs: { id: string }[] } = await list.json()
  expect(docs.map(({ id }) => id)).toEqual([idOf(2)])
})

test('an enquiry older than the folded search is found as well, and nothing else about it changes', async () => {
  const ago = await receive({ payload }, 4, {
    name: 'カワカミ',
    updatedAt: '2026-11-21T00:00:00.000Z',
  })
  await payload.db.updateOne({
    collection: 'enquiries',
    where: { id: { equals: idOf(4) } },
    data: { searchText: null, updatedAt: null },
  })
  const search = async () => {
    const query = new URLSearchParams({ 'where[or][0][message][like]': 'かわかみ' })
    const list = await editor.send(`/api/enquiries?${query}`)
    const { docs }: { docs: { id: string }[] } = await list.json()
    return docs.map(({ id }) => id)
  }
  expect(await search()).toEqual([])
  const { fillSearchText } = await import('../search.ts')
  await fillSearchText(payload)
  expect(await search()).toEqual([idOf(4)])
  expect(await stored(4)).toEqual(ago)
})

test('two members of staff with the same name are distinguished by their addresses', async () => {
  const { namesWithin, staffName } = await import('./staff-names.ts')
  await as('editor', { name: '田中 澪', email: 'mio@example.jp' })
  const names = ['田中 澪 (editor@example.jp)', '田中 澪 (mio@example.jp)']
  expect(await namesWithin(payload)).toEqual([...names, '須磨 蓮'])
  expect(await staffName(payload, { name: '田中 澪', email: 'mio@example.jp' })).toBe(names[1])
  const body = { assignee: names[1] }
  const assigned = await editor.send(`/api/enquiries/${idOf(1)}`, body, 'PATCH')
  expect(assigned.status).toBe(200)
})
