import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
/** Every collection and global of ours; Payload's own are not ours to open. */
let collections: string[]
let globals: string[]
const tokens = { owner: '', editor: '' }
const ids = { owner: 0, editor: 0 }
const password = 'three waves in a row'

beforeAll(async () => {
  desk = await openTestDesk()
  const { payload } = desk
  const { config } = payload
  collections = config.collections.map(({ slug }) => slug).filter(isOurs)
  globals = config.globals.map(({ slug }) => slug)
  for (const role of ['owner', 'editor'] as const) {
    const data = { email: `${role}@example.jp`, password, role }
    ids[role] = (await payload.create({ collection: 'users', data })).id
    tokens[role] = (await payload.login({ collection: 'users', data })).token ?? ''
  }
})
afterAll(() => desk.close())

const json = (method: string, body: unknown, token?: string) => ({
  method,
  body: JSON.stringify(body),
  ...(token && { token }),
})

const isOurs = (slug: string) => !slug.startsWith('payload-')

test('a stranger reads, writes and deletes nothing', async () => {
  expect([collections, globals]).toEqual([
    expect.arrayContaining(['restaurants', 'enquiries', 'users']),
    expect.arrayContaining(['hero', 'solutions-section', 'company']),
  ])
  for (const slug of collections) {
    expect((await desk.request(`/api/${slug}`)).status).toBe(403)
    expect((await desk.request(`/api/${slug}`, json('POST', {}))).status).toBe(403)
    expect((await desk.request(`/api/${slug}/1`, { method: 'DELETE' })).status).toBe(403)
  }
  for (const slug of globals) {
    expect((await desk.request(`/api/globals/${slug}`)).status).toBe(403)
    expect((await desk.request(`/api/globals/${slug}`, json('POST', {}))).status).toBe(403)
  }
})

test('L14 an editor cannot make themselves an owner or touch the locks of their account', async () => {
  const wish = { role: 'owner', loginAttempts: 0, lockUntil: null, sessions: [], name: 'Mio' }
  await desk.request(`/api/users/${ids.editor}`, json('PATCH', wish, tokens.editor))
  const user = await desk.payload.findByID({ collection: 'users', id: ids.editor })
  expect([user.role, user.name]).toEqual(['editor', 'Mio'])
  expect(user.sessions).toHaveLength(1)
})

test('L15 an editor sees no account but their own and changes none', async () => {
  const { token } = { token: tokens.editor }
  const list = await (await desk.request('/api/users', { token })).json()
  expect(list.docs.map(({ email }: { email: string }) => email)).toEqual(['editor@example.jp'])
  const other = await desk.request(`/api/users/${ids.owner}`, json('PATCH', { name: 'x' }, token))
  expect([403, 404]).toContain(other.status)
  const unlock = await desk.request(
    '/api/users/unlock',
    json('POST', { email: 'owner@example.jp' }, token),
  )
  expect(unlock.status).toBe(403)
  const create = { email: 'new@example.jp', password, role: 'owner' }
  expect((await desk.request('/api/users', json('POST', create, token))).status).toBe(403)
  const secret = await desk.request('/api/users?where[resetPasswordToken][like]=a', { token })
  expect(secret.status).toBeGreaterThanOrEqual(400)
  expect((await desk.request('/api/payload-jobs/run', { token })).status).toBeGreaterThanOrEqual(
    400,
  )
})

test('an editor cannot invent, rewrite or delete an enquiry', async () => {
  const id = '01890000-0000-7000-8000-000000000001'
  const data = {
    id,
    receivedAt: '2026-11-20T09:00:00.000Z',
    language: 'en' as const,
    name: 'A',
    phone: '0460001234',
    email: 'a@example.jp',
    subject: 'S',
    message: 'M',
    status: 'new' as const,
  }
  const { editor } = tokens
  expect((await desk.request('/api/enquiries', json('POST', data, editor))).status).toBe(403)
  await desk.payload.create({ collection: 'enquiries', data })
  const change = { name: 'Somebody else', message: 'Changed', status: 'done' }
  await desk.request(`/api/enquiries/${id}`, json('PATCH', change, editor))
  expect(await desk.payload.findByID({ collection: 'enquiries', id })).toMatchObject({
    name: 'A',
    message: 'M',
    status: 'done',
  })
  const removed = await desk.request(`/api/enquiries/${id}`, { method: 'DELETE', token: editor })
  expect(removed.status).toBe(403)
})

test('L16 the first account cannot be made a second time', async () => {
  const body = { email: 'evil@example.jp', password, 'confirm-password': password }
  const answer = await desk.request('/api/users/first-register', json('POST', body))
  expect(answer.status).toBe(403)
})

test('L17 there is no GraphQL, and a request cannot dig deeper than two levels', async () => {
  const query = { query: '{ __schema { types { name } } }' }
  expect((await desk.request('/api/graphql', json('POST', query))).status).toBe(404)
  const answer = await desk.request('/api/globals/hero?depth=99', { token: tokens.owner })
  expect(answer.status).toBe(200)
})

test('L05 a password of eleven characters, or of a thousand, is refused', async () => {
  for (const short of ['elevenchars', 'x'.repeat(129), 'x'.repeat(1_000_000)]) {
    const body = { email: `p${short.length}@example.jp`, password: short, role: 'editor' }
    const answer = await desk.request('/api/users', json('POST', body, tokens.owner))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('12')
  }
})

test('L01 five wrong passwords lock the account, and nothing tells that it is locked', async () => {
  const { payload } = desk
  const email = 'locked@example.jp'
  await payload.create({ collection: 'users', data: { email, password, role: 'editor' } })
  const answers = new Set<string>()
  for (let attempt = 1; attempt <= 6; attempt++) {
    const answer = await desk.request('/api/users/login', json('POST', { email, password: 'no' }))
    answers.add(`${answer.status} ${await answer.text()}`)
  }
  expect([...answers]).toHaveLength(1)
  expect([...answers][0]).toMatch(/^401/)
  const right = await desk.request('/api/users/login', json('POST', { email, password }))
  expect(right.status).toBe(401)
})

test('L04 what is no address and no password is refused, never an error of ours', async () => {
  for (const body of [
    { email: { $ne: null }, password },
    { email: ['owner@example.jp'], password },
    { email: "' OR 1=1--", password: "' OR 1=1--" },
    { email: 'owner@example.jp', password: { $ne: null } },
  ]) {
    const { status } = await desk.request('/api/users/login', json('POST', body))
    expect([400, 401]).toContain(status)
  }
})

test('L06 nobody learns by asking for a new password whether an address is known', async () => {
  const ask = async (email: string) => {
    const answer = await desk.request('/api/users/forgot-password', json('POST', { email }))
    return `${answer.status} ${await answer.text()}`
  }
  expect(await ask('owner@example.jp')).toBe(await ask('nobody@example.jp'))
})

test('L08 a token signed with another secret, or unsigned, is nobody', async () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claim = part({ id: ids.owner, collection: 'users', email: 'owner@example.jp' })
  const [header, payload] = tokens.owner.split('.')
  for (const token of [
    `${part({ alg: 'none', typ: 'JWT' })}.${claim}.`,
    `${part({ alg: 'HS256', typ: 'JWT' })}.${claim}.AAAA`,
    `${header}.${payload}.AAAA`,
  ]) {
    expect((await desk.request('/api/users', { token })).status).toBe(403)
  }
})
