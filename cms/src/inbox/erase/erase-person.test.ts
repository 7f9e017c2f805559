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
  { name: '山田 太郎', notes, email: 'hanako@example.jp.evil', message: 'somebody else' },
  { name: '髙橋 澪', email: 'mio@example.jp', phone: '03-0000-0001' },
  { name: '高橋　澪', email: 'mio.t@example.jp', phone: '03-0000-0002' },
  { name: '高橋 澪子', email: 'mioko@example.jp', phone: '03-0000-0003' },
].entries()) {
  await receive({ payload }, index + 1, { receivedAt: `2026-11-20T09:0${index}:00.000Z`, ...said })
}

const ask = (body: object) => send('/api/enquiries/person', body)

async function found(contact: string): Promise<string[]> {
  const { found }: { found: { id: string }[] } = await (await ask({ contact })).json()
  return found.map(({ id }) => id)
}

test('an owner finds what one person sent, by email or phone in any spelling', async () => {
  expect(await found(' Hanako@Example.jp ')).toEqual([idOf(1)])
  expect(await found('０９０１２３４５６７８')).toEqual([idOf(2), idOf(1)])
  expect(await found('+81 90-1234-5678')).toEqual([idOf(2), idOf(1)])
  expect(await found('046-000-1234')).toEqual([idOf(3)])
  expect(await found('nobody@example.jp')).toEqual([])
})

test('a text that is no address and no phone number finds no one', async () => {
  for (const contact of ['', '090', '山田']) expect((await ask({ contact })).status).toBe(400)
})

test('an enquiry of the same name from another address is offered, in any spelling, and erased if chosen', async () => {
  using _logged = logLines()
  const contact = 'mio@example.jp'
  const offered = await (await ask({ contact })).json()
  expect(offered.found.map(({ id }: { id: string }) => id)).toEqual([idOf(4)])
  expect(offered.namesakes).toEqual([
    expect.objectContaining({ id: idOf(5), name: '高橋　澪', email: 'mio.t@example.jp' }),
  ])
  const erased = await ask({ contact, erase: [idOf(4), idOf(5), idOf(6)] })
  expect(await erased.json()).toEqual({ found: [], namesakes: [], erased: 2 })
  expect((await payload.count({ collection: 'enquiries' })).totalDocs).toBe(4)
})

test('an editor cannot erase a person', async () => {
  const editor = await as('editor')
  const person = { contact: 'hanako@example.jp' }
  expect((await editor.send('/api/enquiries/person', person)).status).toBe(403)
})

test('enquiries in the trash are found and erased as well', async () => {
  using _logged = logLines()
  const id = idOf(4)
  const email = 'ren@example.jp'
  await receive({ payload }, 4, { email, phone, deletedAt: '2026-11-21T09:00:00.000Z' })
  expect(await found(email)).toEqual([id])
  expect(await (await ask({ contact: email, erase: [id] })).json()).toMatchObject({ erased: 1 })
  expect(await found(email)).toEqual([])
})

test('an erased person is gone from the inbox and from the files of its database', async () => {
  using _logged = logLines()
  const erase = [idOf(1), idOf(3)]
  const answer = await ask({ contact: 'hanako@example.jp', erase })
  expect(await answer.json()).toEqual({
    found: [],
    namesakes: [expect.objectContaining({ id: idOf(2) })],
    erased: 1,
  })
  const { docs } = await payload.find({ collection: 'enquiries', sort: 'id' })
  expect(docs.map(({ id }) => id)).toEqual([idOf(2), idOf(3), idOf(6)])
  const bytes = await storedEnquiries()
  expect(bytes).toContain('somebody else')
  expect(bytes).not.toContain('whispered under the noren')
})
