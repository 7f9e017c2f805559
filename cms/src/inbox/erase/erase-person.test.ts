import { afterAll, beforeAll, expect, test } from 'vitest'
import { logLines } from '../../../test/log-lines.ts'
import { openTestDesk, type TestDesk } from '../../../test/test-desk.ts'

const PASSWORD = 'three waves in a row'
const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`

let desk: TestDesk
const tokens = { owner: '', editor: '' }

beforeAll(async () => {
  desk = await openTestDesk()
  for (const role of ['owner', 'editor'] as const) {
    const account = { email: `${role}@example.jp`, password: PASSWORD }
    await desk.payload.create({ collection: 'users', data: { ...account, role } })
    tokens[role] = (await desk.payload.login({ collection: 'users', data: account })).token ?? ''
  }
  await receive(1, 'hanako@example.jp', '090-1234-5678', 'whispered under the noren')
  await receive(2, 'other@example.jp', '090-1234-5678', 'the same telephone')
  await receive(3, 'hanako@example.jp.evil', '0460001234', 'somebody else')
})
afterAll(() => desk.close())

function receive(number: number, email: string, phone: string, message: string) {
  return desk.payload.create({
    collection: 'enquiries',
    data: {
      id: idOf(number),
      receivedAt: `2026-11-20T09:0${number}:00.000Z`,
      language: 'jp',
      name: '山田 花子',
      phone,
      email,
      subject: '予約',
      message,
      notes: 'rang her back at noon',
      status: 'done',
    },
  })
}

const ask = (body: object, token = tokens.owner) =>
  desk.request('/api/enquiries/person', { method: 'POST', body: JSON.stringify(body), token })

async function found(contact: string): Promise<string[]> {
  const { found }: { found: { id: string }[] } = await (await ask({ contact })).json()
  return found.map(({ id }) => id)
}

test('an owner sees what one person sent, by email or telephone however it is typed', async () => {
  expect(await found(' Hanako@Example.jp ')).toEqual([idOf(1)])
  expect(await found('０９０１２３４５６７８')).toEqual([idOf(2), idOf(1)])
  expect(await found('+81 90-1234-5678')).toEqual([idOf(2), idOf(1)])
  expect(await found('046-000-1234')).toEqual([idOf(3)])
  expect(await found('nobody@example.jp')).toEqual([])
})

test('what is no address and no telephone number finds nobody', async () => {
  for (const contact of ['', '090', '山田']) expect((await ask({ contact })).status).toBe(400)
})

test('an editor erases nobody', async () => {
  expect((await ask({ contact: 'hanako@example.jp' }, tokens.editor)).status).toBe(403)
})

test('who is erased is gone from the inbox and from the files of its database', async () => {
  using _logged = logLines()
  const erase = [idOf(1), idOf(3)]
  const answer = await ask({ contact: 'hanako@example.jp', erase })
  expect(await answer.json()).toEqual({ found: [], erased: 1 })
  const { docs } = await desk.payload.find({ collection: 'enquiries', sort: 'id' })
  expect(docs.map(({ id }) => id)).toEqual([idOf(2), idOf(3)])
  const bytes = await desk.storedEnquiries()
  expect(bytes).toContain('somebody else')
  expect(bytes).not.toContain('whispered under the noren')
})
