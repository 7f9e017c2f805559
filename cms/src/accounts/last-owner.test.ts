import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
const password = 'three waves in a row'

type Account = { id: number; token: string }
let first: Account

beforeAll(async () => {
  desk = await openTestDesk()
  first = await owner('first')
})
afterAll(() => desk.close())
beforeEach(() =>
  desk.payload.delete({ collection: 'users', where: { id: { not_equals: first.id } } }),
)

async function owner(name: string): Promise<Account> {
  const data = { email: `${name}@example.jp`, password, role: 'owner' as const }
  const { id } = await desk.payload.create({ collection: 'users', data })
  const { token = '' } = await desk.payload.login({ collection: 'users', data })
  return { id, token }
}

const remove = (path: string, by: Account) =>
  desk.request(`/api/users${path}`, { method: 'DELETE', token: by.token })

const demote = (path: string, by: Account) =>
  desk.request(`/api/users${path}`, {
    method: 'PATCH',
    body: JSON.stringify({ role: 'editor' }),
    token: by.token,
    headers: { 'Accept-Language': 'ja' },
  })

const owners = async (): Promise<number> =>
  (await desk.payload.count({ collection: 'users', where: { role: { equals: 'owner' } } }))
    .totalDocs

test('the last owner cannot be deleted or made an editor, and is told what to do', async () => {
  const answer = await demote(`/${first.id}`, first)
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringContaining('先に、ほかのスタッフ'),
  ])
  expect((await remove(`/${first.id}`, first)).status).toBe(409)
  expect((await remove('?where[role][equals]=owner', first)).status).toBe(409)
  expect((await demote('?where[role][equals]=owner', first)).status).toBe(409)
  expect(await owners()).toBe(1)
})

test('all owners at once are neither deleted nor made editors', async () => {
  await owner('second')
  expect((await remove('?where[id][exists]=true', first)).status).toBe(409)
  expect((await demote('?where[id][exists]=true', first)).status).toBe(409)
  expect(await owners()).toBe(2)
})

test('the command line cannot take the last owner either', async () => {
  const { payload } = desk
  const everyone = { collection: 'users' as const, where: { id: { exists: true } } }
  await expect(payload.delete(everyone)).rejects.toThrow()
  await expect(payload.update({ ...everyone, data: { role: 'editor' } })).rejects.toThrow()
  expect(await owners()).toBe(1)
})

test('two owners who remove each other at the same moment leave one', {
  timeout: 120_000,
}, async () => {
  const ways = [remove, demote]
  for (let round = 0; round < 8; round++) {
    const second = await owner(`round-${round}`)
    const [one, other] = [ways[round % 2] ?? remove, ways[(round >> 1) % 2] ?? remove]
    const answers = await Promise.all([one(`/${second.id}`, first), other(`/${first.id}`, second)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await owners()).toBe(1)
    if (!answers[0]?.ok) {
      await desk.payload.update({ collection: 'users', id: second.id, data: { role: 'owner' } })
      first = second
    }
    await desk.payload.delete({ collection: 'users', where: { id: { not_equals: first.id } } })
  }
})
