import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { openSignedInDesk, STAFF_PASSWORD } from '../../../test/signed-in-desk.ts'

const MINUTE_MS = 60_000
const NINE_O_CLOCK = Date.parse('2026-11-20T09:00:00.000Z')
const email = 'hanako@example.jp'

const env = { CMS_ORIGIN: 'https://desk.example.jp' }
const { stranger, bearer } = await openSignedInDesk({ role: 'editor', email, env })

// Only the clock: the database and its timers run on.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NINE_O_CLOCK }))
afterEach(() => void vi.useRealTimers())

const after = (minutes: number): void => void vi.setSystemTime(NINE_O_CLOCK + minutes * MINUTE_MS)

const signIn = (password = STAFF_PASSWORD) => stranger('/api/users/login', { email, password })

const refresh = (token: string) => bearer(token)('/api/users/refresh-token', {})

/** The user that the desk recognizes by a token. */
async function whoIs(token: string): Promise<string | null> {
  const { user } = await (await bearer(token)('/api/users/me')).json()
  return user?.email ?? null
}

test('half an hour without a click ends a session', proves('L19'), async () => {
  const { token } = await (await signIn()).json()
  after(29)
  expect(await whoIs(token)).toBe(email)
  after(31)
  expect(await whoIs(token)).toBeNull()
  expect((await refresh(token)).status).toBe(401)
})

test(
  'a user who keeps working stays signed in for eight hours, and not for longer',
  proves('L19'),
  async () => {
    let { token } = await (await signIn()).json()
    for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
      after(minutes)
      const answer = await refresh(token)
      expect([minutes, answer.status]).toEqual([minutes, 200])
      token = (await answer.json()).refreshedToken
    }
    after(8 * 60)
    const answer = await refresh(token)
    expect([answer.status, await answer.text()]).toEqual([
      401,
      expect.stringContaining('もう一度ログインしてください'),
    ])
    after(8 * 60 + 11)
    expect(await whoIs(token)).toBeNull()
  },
)

test('the cookie of a session is out of reach for scripts, other sites and plain http', async () => {
  const [name, ...flags] = ((await signIn()).headers.get('Set-Cookie') ?? '').split('; ')
  expect(name).toMatch(/^noren-token=\S+$/)
  expect(flags.toSorted()).toEqual([
    'Expires=Fri, 20 Nov 2026 09:30:00 GMT',
    'HttpOnly=true',
    'Path=/',
    'SameSite=Strict',
    'Secure=true',
  ])
})

test('a locked account opens again after ten minutes', proves('L01'), async () => {
  for (let guess = 0; guess < 5; guess++) expect((await signIn('not it')).status).toBe(401)
  after(9.9)
  expect((await signIn()).status).toBe(401)
  after(10.1)
  expect((await signIn()).status).toBe(200)
})
