import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestDesk, type TestDesk } from '../../../test/test-desk.ts'

const NINE_O_CLOCK = Date.parse('2026-11-20T09:00:00.000Z')
const STEP_MS = 30_000
const password = 'three waves in a row'

let desk: TestDesk
let count = 0

beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.close())

// Only the clock: the database and its waiting go on as they are.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NINE_O_CLOCK }))
afterEach(() => void vi.useRealTimers())

const after = (steps: number): void => void vi.setSystemTime(NINE_O_CLOCK + steps * STEP_MS)

const post = (path: string, body: object, token?: string): Promise<Response> =>
  desk.request(`/api/users${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Accept-Language': 'ja' },
    ...(token && { token }),
  })

const codeFor = (secret: string): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() })

const signIn = (email: string, code?: string, secret = password): Promise<Response> =>
  post('/login', { email, password: secret, ...(code !== undefined && { code }) })

type Member = { id: number; email: string; token: string }

async function member(role: 'owner' | 'editor' = 'editor'): Promise<Member> {
  count += 1
  const email = `member-${count}@example.jp`
  const { id } = await desk.payload.create({ collection: 'users', data: { email, password, role } })
  return { id, email, token: (await (await signIn(email)).json()).token }
}

/** Somebody whose second factor was set up now. */
async function enrolled(): Promise<Member & { secret: string; recoveryCodes: string[] }> {
  const one = await member()
  const { secret } = await (await post('/second-factor/begin', {}, one.token)).json()
  const confirmed = await post('/second-factor/confirm', { code: codeFor(secret) }, one.token)
  expect(confirmed.status).toBe(200)
  return { ...one, secret, recoveryCodes: (await confirmed.json()).recoveryCodes }
}

test('a second factor counts once the app has shown a right code, and the sign-in asks for it then', async () => {
  const { email, token } = await member()
  const { secret, address } = await (await post('/second-factor/begin', {}, token)).json()
  expect(address).toMatch(/^otpauth:\/\/totp\/Noren:member-1%40example\.jp\?/)
  expect((await signIn(email)).status).toBe(200)
  expect((await post('/second-factor/confirm', { code: '000000' }, token)).status).toBe(400)
  const confirmed = await post('/second-factor/confirm', { code: codeFor(secret) }, token)
  expect((await confirmed.json()).recoveryCodes).toHaveLength(10)

  const asked = await signIn(email)
  const message = '認証アプリに表示されている確認コードを入力してください。'
  expect([asked.status, await asked.json()]).toEqual([
    401,
    { errors: [{ message, data: { errors: [{ path: 'code', message }] } }] },
  ])
  after(1)
  const answer = await signIn(email, codeFor(secret))
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([
    200,
    expect.stringContaining('noren-token='),
  ])
})

test('whoever lacks the password is not told that there is a second factor', async () => {
  const { email, secret } = await enrolled()
  after(1)
  const wrong = await signIn(email, codeFor(secret), 'not the password')
  const nobody = await signIn('nobody@example.jp', '123456', 'not the password')
  expect([wrong.status, await wrong.text()]).toEqual([401, await nobody.text()])
})

test('a code opens the account once, and a clock may be off by one step', async () => {
  const { email, secret } = await enrolled()
  after(2)
  const code = codeFor(secret)
  expect((await signIn(email, code)).status).toBe(200)
  expect((await signIn(email, code)).status).toBe(401)
  after(4)
  const late = codeFor(secret)
  after(5)
  expect((await signIn(email, `${late.slice(0, 3)} ${late.slice(3)}`)).status).toBe(200)
  after(6)
  const tooLate = codeFor(secret)
  after(8)
  expect((await signIn(email, tooLate)).status).toBe(401)
})

test('of two sign-ins at once with the same code one is refused', async () => {
  const { email, secret } = await enrolled()
  after(1)
  const code = codeFor(secret)
  const answers = await Promise.all([signIn(email, code), signIn(email, code)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

test('a recovery code opens the account once, however it is typed', async () => {
  const { email, recoveryCodes } = await enrolled()
  const [first = '', second = ''] = recoveryCodes
  expect((await signIn(email, ` ${first.toUpperCase().replace('-', '')} `)).status).toBe(200)
  expect((await signIn(email, first)).status).toBe(401)
  expect((await signIn(email, second)).status).toBe(200)
})

test('L01 five wrong codes lock the account, as wrong passwords do', async () => {
  const { email, secret } = await enrolled()
  for (let guess = 0; guess < 5; guess++) {
    expect((await signIn(email, '000000')).status).toBe(401)
  }
  after(1)
  const locked = await signIn(email, codeFor(secret))
  const nobody = await signIn('nobody@example.jp', '123456')
  expect([locked.status, await locked.text()]).toEqual([401, await nobody.text()])
  after(21)
  expect((await signIn(email, codeFor(secret))).status).toBe(200)
})

test('nothing of a second factor is read over the network, nor lies open in the database', async () => {
  const { id, secret } = await enrolled()
  const owner = await member('owner')
  expect((await desk.request('/api/second-factors', { token: owner.token })).status).toBe(403)
  const account = await (await desk.request(`/api/users/${id}`, { token: owner.token })).text()
  expect(account).not.toContain(secret)
  const { docs } = await desk.payload.find({ collection: 'second-factors', pagination: false })
  expect(JSON.stringify(docs)).not.toContain(secret)
})

test('a second factor is removed with one’s own password, by its owner or by an owner of the desk', async () => {
  const lost = await enrolled()
  const stranger = await member()
  const owner = await member('owner')
  const path = `/${lost.id}/second-factor/remove`
  const own = { currentPassword: password }
  expect((await post(path, own)).status).toBe(401)
  expect((await post(path, own, stranger.token)).status).toBe(403)
  expect((await post(path, { currentPassword: 'not it' }, owner.token)).status).toBe(403)
  expect((await post(path, { currentPassword: 7 }, owner.token)).status).toBe(403)
  expect((await signIn(lost.email)).status).toBe(401)
  expect((await post(path, own, owner.token)).status).toBe(204)
  expect((await signIn(lost.email)).status).toBe(200)
})

test('who must have a second factor can do nothing else before, and everything after', async () => {
  const { payload } = desk
  const one = await member()
  const list = () => desk.request('/api/restaurants', { token: one.token })
  await payload.updateGlobal({ slug: 'sign-in-rules', data: { secondFactorFor: ['editor'] } })
  expect((await list()).status).toBe(403)
  const me = await (await desk.request('/api/users/me', { token: one.token })).json()
  expect(me.user.owesFactor).toBe(true)
  const { secret } = await (await post('/second-factor/begin', {}, one.token)).json()
  await post('/second-factor/confirm', { code: codeFor(secret) }, one.token)
  expect((await list()).status).toBe(200)
  await payload.updateGlobal({ slug: 'sign-in-rules', data: { secondFactorFor: [] } })
})

test('only owners say who must have a second factor', async () => {
  const editor = await member()
  const owner = await member('owner')
  const rule = (token: string) =>
    desk.request('/api/globals/sign-in-rules', {
      method: 'POST',
      body: JSON.stringify({ secondFactorFor: ['inbox'] }),
      token,
    })
  expect([(await rule(editor.token)).status, (await rule(owner.token)).status]).toEqual([403, 200])
})

test('a second factor goes with its account', async () => {
  const { id } = await enrolled()
  await desk.payload.delete({ collection: 'users', id })
  const where = { account: { equals: id } }
  expect((await desk.payload.count({ collection: 'second-factors', where })).totalDocs).toBe(0)
})
