import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test, vi } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { openSignedInDesk, STAFF_PASSWORD as password } from '../../../test/signed-in-desk.ts'

// The desk takes this function when it loads.
const derived = vi.spyOn(crypto, 'pbkdf2')
syncBuiltinESMExports()
const { payload, stranger, as } = await openSignedInDesk({ role: 'owner' })

const ids: Record<string, number> = {}
for (const name of ['known', 'locked', 'hashless', 'guessed', 'demoted', 'renewed']) {
  ids[name] = (await as('owner', { email: `${name}@example.jp` })).user.id
}

/** Writes an account's row directly, past all rules. */
const write = (name: string, data: Record<string, unknown>) =>
  payload.db.updateOne({ collection: 'users', id: ids[name] ?? 0, data })

const signIn = async (email: string, secret: unknown): Promise<number> =>
  (await stranger('/api/users/login', { email, password: secret })).status

test(
  'a refused sign-in takes the time of one key with 600,000 rounds, whatever the reason',
  proves('L03'),
  async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    await write('locked', { lockUntil: inAnHour, loginAttempts: 5 })
    await write('hashless', { hash: null, salt: null })
    for (const [reason, email, secret] of [
      ['a wrong password', 'known@example.jp', 'not the password'],
      ['an unknown address', 'nobody@example.jp', 'not the password'],
      ['a locked account', 'locked@example.jp', 'not the password'],
      ['a locked account and its password', 'locked@example.jp', password],
      ['an account without a password', 'hashless@example.jp', password],
      ['a password that is none', 'known@example.jp', { $ne: null }],
      ['an address that is none', '', password],
    ] as const) {
      derived.mockClear()
      expect([400, 401], reason).toContain(await signIn(email, secret))
      const keys = derived.mock.calls.map(([, , ...cost]) => cost.slice(0, 3))
      expect(keys, reason).toEqual([[600_000, 32, 'sha256']])
    }
  },
)

test(
  'every one of several simultaneous guesses counts, and then the account is locked',
  proves('L02'),
  async () => {
    const guesses = Array.from({ length: 12 }, (_, i) => signIn('guessed@example.jp', `guess ${i}`))
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]))
    expect(await signIn('guessed@example.jp', password)).toBe(401)
    const row = await payload.findByID({
      collection: 'users',
      id: ids.guessed ?? 0,
      showHiddenFields: true,
    })
    expect(row.loginAttempts).toBeGreaterThanOrEqual(5)
    expect(Date.parse(row.lockUntil ?? '')).toBeGreaterThan(Date.now())
  },
)

/** Signs in during a change: after the account is read, and before its password is checked. */
async function signInDuring(email: string, change: () => Promise<unknown>): Promise<number> {
  const read = Promise.withResolvers<void>()
  const changed = Promise.withResolvers<void>()
  derived.mockImplementationOnce((...args) => {
    read.resolve()
    void changed.promise.then(() => derived(...args))
  })
  const status = signIn(email, password)
  await read.promise
  await change()
  changed.resolve()
  return status
}

test('a running sign-in does not restore a right that was just removed', async () => {
  const demote = () => write('demoted', { role: 'editor' })
  expect(await signInDuring('demoted@example.jp', demote)).toBe(401)
  const { role } = await payload.findByID({ collection: 'users', id: ids.demoted ?? 0 })
  expect(role).toBe('editor')
  expect(await signIn('demoted@example.jp', password)).toBe(200)
})

test('a running sign-in with the old password does not restore it', async () => {
  const renew = () => write('renewed', { hash: `pbkdf2-sha256-v1:${'0'.repeat(64)}` })
  expect(await signInDuring('renewed@example.jp', renew)).toBe(401)
  expect(await signIn('renewed@example.jp', password)).toBe(401)
})

test('wrong passwords, and then the right one, leave an account as staff last changed it', async () => {
  const changed = async () =>
    (await payload.findByID({ collection: 'users', id: ids.guessed ?? 0 })).updatedAt
  await write('guessed', { loginAttempts: 0, lockUntil: null })
  const before = await changed()
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await signIn('guessed@example.jp', 'not the password')).toBe(401)
  }
  expect(await signIn('guessed@example.jp', password)).toBe(200)
  expect(await changed()).toBe(before)
})
