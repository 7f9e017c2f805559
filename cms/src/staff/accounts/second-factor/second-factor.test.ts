import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { proves } from '../../../../../scripts/testing/proves.ts'
import { logLines } from '../../../../test/log-lines.ts'
import { openSignedInDesk, STAFF_PASSWORD as password } from '../../../../test/signed-in-desk.ts'
import type { Role } from '../../access/roles.ts'

const NINE_O_CLOCK = Date.parse('2026-11-20T09:00:00.000Z')
const STEP_MS = 30_000

const { payload, stranger, as } = await openSignedInDesk({ role: 'owner' })
let count = 0

// Only the clock: the database and its timers run on.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NINE_O_CLOCK }))
afterEach(() => void vi.useRealTimers())

const after = (steps: number): void => void vi.setSystemTime(NINE_O_CLOCK + steps * STEP_MS)

const codeFor = (secret: string): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() })

const signIn = (email: string, code?: string, secret = password): Promise<Response> =>
  stranger('/api/users/login', { email, password: secret, ...(code !== undefined && { code }) })

/** A user who has signed in under the clock of the test. */
async function member(role: Role = 'editor') {
  count += 1
  const email = `member-${count}@example.jp`
  const { user, send } = await as(role, { email })
  const post = (path: string, body: object) => send(`/api/users${path}`, body)
  return { id: user.id, email, send, post }
}

/** A user whose second factor was just set up. */
async function enrolled() {
  const one = await member()
  const { secret }: { secret: string } = await (
    await one.post('/second-factor/begin', { currentPassword: password })
  ).json()
  const confirmed = await one.post('/second-factor/confirm', { code: codeFor(secret) })
  expect(confirmed.status).toBe(200)
  const { recoveryCodes }: { recoveryCodes: string[] } = await confirmed.json()
  return { ...one, secret, recoveryCodes }
}

test('only the user’s own password begins a second factor', async () => {
  const { email, post } = await member()
  for (const body of [{}, { currentPassword: 'somebody at an open desk' }])
    expect((await post('/second-factor/begin', body)).status).toBe(403)
  expect((await signIn(email)).status).toBe(200)
})

test('a second factor counts, and the sign-in asks for it, once the app has shown a right code', async () => {
  const { email, post } = await member()
  const { secret, address } = await (
    await post('/second-factor/begin', { currentPassword: password })
  ).json()
  expect(address).toMatch(/^otpauth:\/\/totp\/Noren:member-2%40example\.jp\?/)
  expect((await signIn(email)).status).toBe(200)
  expect((await post('/second-factor/confirm', { code: '000000' })).status).toBe(400)
  const confirmed = await post('/second-factor/confirm', { code: codeFor(secret) })
  expect((await confirmed.json()).recoveryCodes).toHaveLength(10)

  using logged = logLines()
  const asked = await signIn(email)
  // It is the first half of every sign-in, and no error (staff E).
  expect(logged.lines).toEqual([])
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

test('without the password, the sign-in does not reveal a second factor', async () => {
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

test('of two simultaneous sign-ins with the same code one is refused', async () => {
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

test('five wrong codes lock the account, as wrong passwords do', proves('L01'), async () => {
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

test('no part of a second factor is readable over the network, or unencrypted in the database', async () => {
  const { id, secret } = await enrolled()
  const owner = await member('owner')
  expect((await owner.send('/api/second-factors')).status).toBe(403)
  const account = await (await owner.send(`/api/users/${id}`)).text()
  expect(account).not.toContain(secret)
  const { docs } = await payload.find({ collection: 'second-factors', pagination: false })
  expect(JSON.stringify(docs)).not.toContain(secret)
})

test('a second factor is removed with the user’s own password, by its user or by an owner of the desk', async () => {
  const lost = await enrolled()
  const other = await member()
  const owner = await member('owner')
  const path = `/${lost.id}/second-factor/remove`
  const own = { currentPassword: password }
  expect((await stranger(`/api/users${path}`, own)).status).toBe(401)
  expect((await other.post(path, own)).status).toBe(403)
  expect((await owner.post(path, { currentPassword: 'not it' })).status).toBe(403)
  expect((await owner.post(path, { currentPassword: 7 })).status).toBe(403)
  expect((await signIn(lost.email)).status).toBe(401)
  expect((await owner.post(path, own)).status).toBe(204)
  expect((await signIn(lost.email)).status).toBe(200)
})

test('a user who needs a second factor can do nothing else before, and everything after', async () => {
  const one = await member()
  const list = () => one.send('/api/restaurants')
  await payload.updateGlobal({ slug: 'sign-in-rules', data: { secondFactorFor: ['editor'] } })
  expect((await list()).status).toBe(403)
  const exported = await one.send('/api/enquiries/export.csv')
  expect([exported.status, await exported.text()]).toEqual([
    403,
    expect.stringContaining('お問い合わせを閲覧する権限がないため、書き出せません。'),
  ])
  const me = await (await one.send('/api/users/me')).json()
  expect(me.user.owesFactor).toBe(true)
  const { secret } = await (
    await one.post('/second-factor/begin', { currentPassword: password })
  ).json()
  await one.post('/second-factor/confirm', { code: codeFor(secret) })
  expect((await list()).status).toBe(200)
  await payload.updateGlobal({ slug: 'sign-in-rules', data: { secondFactorFor: [] } })
})

test('only owners say who must have a second factor', async () => {
  const editor = await member()
  const owner = await member('owner')
  const rule = { secondFactorFor: ['inbox'] }
  const status = async ({ send }: typeof editor) =>
    (await send('/api/globals/sign-in-rules', rule)).status
  expect([await status(editor), await status(owner)]).toEqual([403, 200])
})

test('a second factor is deleted with its account', async () => {
  const { id } = await enrolled()
  await payload.delete({ collection: 'users', id })
  const where = { account: { equals: id } }
  expect((await payload.count({ collection: 'second-factors', where })).totalDocs).toBe(0)
})
