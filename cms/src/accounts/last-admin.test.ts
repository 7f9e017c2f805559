import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
const password = 'three waves in a row'

type Account = { id: number; token: string }
let first: Account

beforeAll(async () => {
  desk = await openTestDesk()
  first = await admin('first')
})
afterAll(() => desk.close())
beforeEach(() =>
  desk.payload.delete({ collection: 'users', where: { id: { not_equals: first.id } } }),
)

async function admin(name: string): Promise<Account> {
  const data = { email: `${name}@example.jp`, password, role: 'admin' as const }
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

const admins = async (): Promise<number> =>
  (await desk.payload.count({ collection: 'users', where: { role: { equals: 'admin' } } }))
    .totalDocs

test('the last admin cannot be deleted or made an editor, and is told what to do', async () => {
  const answer = await demote(`/${first.id}`, first)
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringContaining('先に、ほかのスタッフ'),
  ])
  expect((await remove(`/${first.id}`, first)).status).toBe(409)
  expect((await remove('?where[role][equals]=admin', first)).status).toBe(409)
  expect((await demote('?where[role][equals]=admin', first)).status).toBe(409)
  expect(await admins()).toBe(1)
})

test('all admins at once are neither deleted nor made editors', async () => {
  await admin('second')
  expect((await remove('?where[id][exists]=true', first)).status).toBe(409)
  expect((await demote('?where[id][exists]=true', first)).status).toBe(409)
  expect(await admins()).toBe(2)
})

test('the command line cannot take the last admin either', async () => {
  const { payload } = desk
  const everyone = { collection: 'users' as const, where: { id: { exists: true } } }
  await expect(payload.delete(everyone)).rejects.toThrow()
  await expect(payload.update({ ...everyone, data: { role: 'editor' } })).rejects.toThrow()
  expect(await admins()).toBe(1)
})

test('two admins who remove each other at the same moment leave one', {
  timeout: 120_000,
}, async () => {
  const ways = [remove, demote]
  for (let round = 0; round < 8; round++) {
    const second = await admin(`round-${round}`)
    const [one, other] = [ways[round % 2] ?? remove, ways[(round >> 1) % 2] ?? remove]
    const answers = await Promise.all([one(`/${second.id}`, first), other(`/${first.id}`, second)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await admins()).toBe(1)
    if (!answers[0]?.ok) {
      await desk.payload.update({ collection: 'users', id: second.id, data: { role: 'admin' } })
      first = second
    }
    await desk.payload.delete({ collection: 'users', where: { id: { not_equals: first.id } } })
  }
})
