import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { anEnquiry, receive } from '../../../test/received.ts'
import { openSignedInDesk, STAFF_PASSWORD as password } from '../../../test/signed-in-desk.ts'

const { payload, stranger, bearer, as, ...owner } = await openSignedInDesk({ role: 'owner' })
const editor = await as('editor')

const signIn = (email: unknown, secret: unknown) =>
  stranger('/api/users/login', { email, password: secret })

test(
  'an editor cannot make themselves an owner or touch the locks of their account',
  proves('L14'),
  async () => {
    const wish = { role: 'owner', loginAttempts: 0, lockUntil: null, sessions: [], name: 'Mio' }
    await editor.send(`/api/users/${editor.user.id}`, wish, 'PATCH')
    const user = await payload.findByID({ collection: 'users', id: editor.user.id })
    expect([user.role, user.name]).toEqual(['editor', 'Mio'])
    expect(user.sessions).toHaveLength(1)
  },
)

test('an editor sees no account but their own and changes none', proves('L15'), async () => {
  const { send } = editor
  const list = await (await send('/api/users')).json()
  expect(list.docs.map(({ email }: { email: string }) => email)).toEqual(['editor@example.jp'])
  const other = await send(`/api/users/${owner.user.id}`, { name: 'x' }, 'PATCH')
  expect([403, 404]).toContain(other.status)
  expect((await send('/api/users/unlock', { email: 'owner@example.jp' })).status).toBe(403)
  const create = { email: 'new@example.jp', password, role: 'owner' }
  expect((await send('/api/users', create)).status).toBe(403)
  const secret = await send('/api/users?where[resetPasswordToken][like]=a')
  expect(secret.status).toBeGreaterThanOrEqual(400)
  expect((await send('/api/payload-jobs/run')).status).toBeGreaterThanOrEqual(400)
})

test('an editor cannot invent, rewrite or delete an enquiry', async () => {
  expect((await editor.send('/api/enquiries', anEnquiry(1))).status).toBe(403)
  const { id } = await receive({ payload }, 1, { name: 'A', message: 'M' })
  const change = { name: 'Somebody else', message: 'Changed', status: 'done' }
  await editor.send(`/api/enquiries/${id}`, change, 'PATCH')
  expect(await payload.findByID({ collection: 'enquiries', id })).toMatchObject({
    name: 'A',
    message: 'M',
    status: 'done',
  })
  const removed = await editor.send(`/api/enquiries/${id}`, undefined, 'DELETE')
  expect(removed.status).toBe(403)
})

test('the first account cannot be made a second time', proves('L16'), async () => {
  const body = { email: 'evil@example.jp', password, 'confirm-password': password }
  const answer = await stranger('/api/users/first-register', body)
  expect(answer.status).toBe(403)
})

test(
  'there is no GraphQL, and a request cannot dig deeper than two levels',
  proves('L17'),
  async () => {
    const query = { query: '{ __schema { types { name } } }' }
    expect((await stranger('/api/graphql', query)).status).toBe(404)
    expect((await owner.send('/api/globals/hero?depth=99')).status).toBe(200)
  },
)

test(
  'five wrong passwords lock the account, and no answer shows that it is locked',
  proves('L01'),
  async () => {
    const email = 'locked@example.jp'
    await payload.create({ collection: 'users', data: { email, password, role: 'editor' } })
    const answers = new Set<string>()
    for (let attempt = 1; attempt <= 6; attempt++) {
      const answer = await signIn(email, 'no')
      answers.add(`${answer.status} ${await answer.text()}`)
    }
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toMatch(/^401/)
    expect((await signIn(email, password)).status).toBe(401)
  },
)

test(
  'a body without a valid address and password is refused, and is never a server error',
  proves('L04'),
  async () => {
    for (const [email, secret] of [
      [{ $ne: null }, password],
      [['owner@example.jp'], password],
      ["' OR 1=1--", "' OR 1=1--"],
      ['owner@example.jp', { $ne: null }],
    ]) {
      expect([400, 401]).toContain((await signIn(email, secret)).status)
    }
  },
)

test(
  'a request for a new password does not reveal whether an address is known',
  proves('L06'),
  async () => {
    const ask = async (email: string) => {
      const answer = await stranger('/api/users/forgot-password', { email })
      return `${answer.status} ${await answer.text()}`
    }
    expect(await ask('owner@example.jp')).toBe(await ask('nobody@example.jp'))
  },
)

test(
  'a token signed with another secret, or unsigned, signs no one in',
  proves('L08'),
  async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claim = part({ id: owner.user.id, collection: 'users', email: 'owner@example.jp' })
    const [header, content] = owner.token.split('.')
    for (const token of [
      `${part({ alg: 'none', typ: 'JWT' })}.${claim}.`,
      `${part({ alg: 'HS256', typ: 'JWT' })}.${claim}.AAAA`,
      `${header}.${content}.AAAA`,
    ]) {
      expect((await bearer(token)('/api/users')).status).toBe(403)
    }
  },
)
