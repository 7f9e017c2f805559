import { expect, test } from 'vitest'
import { logLines } from '../../../test/log-lines.ts'
import { idOf, receive } from '../../../test/received.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const { payload, storedEnquiries, send, as } = await openSignedInDesk({ role: 'owner' })
const phone = '090-1234-5678'
const notes = 'rang her back at noon'
for (const [index, said] of [
  { phone, notes, message: 'whispered under the noren' },
  { phone, notes, email: 'other@example.jp', message: 'the same telephone' },
  { notes, email: 'hanako@example.jp.evil', message: 'somebody else' },
].entries()) {
  await receive({ payload }, index + 1, { receivedAt: `2026-11-20T09:0${index}:00.000Z`, ...said })
}

const ask = (body: object) => send('/api/enquiries/person', body)

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
  const editor = await as('editor')
  const person = { contact: 'hanako@example.jp' }
  expect((await editor.send('/api/enquiries/person', person)).status).toBe(403)
})

test('who is erased is gone from the inbox and from the files of its database', async () => {
  using _logged = logLines()
  const erase = [idOf(1), idOf(3)]
  const answer = await ask({ contact: 'hanako@example.jp', erase })
  expect(await answer.json()).toEqual({ found: [], erased: 1 })
  const { docs } = await payload.find({ collection: 'enquiries', sort: 'id' })
  expect(docs.map(({ id }) => id)).toEqual([idOf(2), idOf(3)])
  const bytes = await storedEnquiries()
  expect(bytes).toContain('somebody else')
  expect(bytes).not.toContain('whispered under the noren')
})
