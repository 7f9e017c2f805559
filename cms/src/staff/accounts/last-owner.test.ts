import { beforeEach, expect, test } from 'vitest'
import { type Member, openSignedInDesk } from '../../../test/signed-in-desk.ts'

const { payload, as, ...founder } = await openSignedInDesk({ role: 'owner' })
let first: Member = founder

beforeEach(() =>
  payload.delete({ collection: 'users', where: { id: { not_equals: first.user.id } } }),
)

const another = (name: string) => as('owner', { email: `${name}@example.jp` })

const remove = (path: string, by: Member) => by.send(`/api/users${path}`, undefined, 'DELETE')

const demote = (path: string, by: Member) =>
  by.send(`/api/users${path}`, { role: 'editor' }, 'PATCH')

const owners = async (): Promise<number> =>
  (await payload.count({ collection: 'users', where: { role: { equals: 'owner' } } })).totalDocs

test('the last owner cannot be deleted or made an editor, and reads what to do', async () => {
  const answer = await demote(`/${first.user.id}`, first)
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringContaining('先に、ほかのスタッフ'),
  ])
  expect((await remove(`/${first.user.id}`, first)).status).toBe(409)
  expect((await remove('?where[role][equals]=owner', first)).status).toBe(409)
  expect((await demote('?where[role][equals]=owner', first)).status).toBe(409)
  expect(await owners()).toBe(1)
})

test('all owners together can be neither deleted nor made editors', async () => {
  await another('second')
  expect((await remove('?where[id][exists]=true', first)).status).toBe(409)
  expect((await demote('?where[id][exists]=true', first)).status).toBe(409)
  expect(await owners()).toBe(2)
})

test('the command line cannot remove the last owner either', async () => {
  const everyone = { collection: 'users' as const, where: { id: { exists: true } } }
  await expect(payload.delete(everyone)).rejects.toThrow()
  await expect(payload.update({ ...everyone, data: { role: 'editor' } })).rejects.toThrow()
  expect(await owners()).toBe(1)
})

test('two owners who remove each other at the same time leave one', async () => {
  const ways = [remove, demote]
  for (let round = 0; round < 8; round++) {
    const second = await another(`round-${round}`)
    const [one, other] = [ways[round % 2] ?? remove, ways[(round >> 1) % 2] ?? remove]
    const answers = await Promise.all([
      one(`/${second.user.id}`, first),
      other(`/${first.user.id}`, second),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await owners()).toBe(1)
    if (!answers[0]?.ok) {
      await payload.update({ collection: 'users', id: second.user.id, data: { role: 'owner' } })
      first = second
    }
    await payload.delete({ collection: 'users', where: { id: { not_equals: first.user.id } } })
  }
})
