import type { TypeWithID } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
const password = 'three waves in a row'
const ids: Record<string, number> = {}

beforeAll(async () => {
  desk = await openTestDesk()
  for (const name of ['known', 'locked', 'hashless', 'guessed', 'demoted', 'renewed']) {
    const data = { email: `${name}@example.jp`, password, role: 'owner' as const }
    ids[name] = (await desk.payload.create({ collection: 'users', data })).id
  }
})
afterAll(() => desk.close())

/** Writes an account's row as it is, past all rules. */
const write = (name: string, data: Record<string, unknown>) =>
  desk.payload.db.updateOne({ collection: 'users', id: ids[name] ?? 0, data })

const signIn = async (email: string, secret: unknown): Promise<number> => {
  const body = JSON.stringify({ email, password: secret })
  return (await desk.request('/api/users/login', { method: 'POST', body })).status
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

test('L03 a refused sign-in takes one time, whatever the reason', {
  timeout: 120_000,
}, async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  await write('locked', { lockUntil: inAnHour, loginAttempts: 5 })
  await write('hashless', { hash: null, salt: null })
  const attempts: Record<string, () => Promise<number>> = {
    'a wrong password': () => signIn('known@example.jp', 'not the password'),
    'an unknown address': () => signIn('nobody@example.jp', 'not the password'),
    'a locked account': () => signIn('locked@example.jp', 'not the password'),
    'a locked account and its password': () => signIn('locked@example.jp', password),
    'an account without a password': () => signIn('hashless@example.jp', password),
    'a password that is none': () => signIn('known@example.jp', { $ne: null }),
    'an address that is none': () => signIn('', password),
  }
  const times = new Map(Object.keys(attempts).map((name) => [name, [] as number[]]))
  for (let round = 0; round < 5; round++) {
    await write('known', { loginAttempts: 0, lockUntil: null })
    await write('hashless', { loginAttempts: 0, lockUntil: null })
    for (const [name, attempt] of Object.entries(attempts)) {
      const started = performance.now()
      expect([400, 401], name).toContain(await attempt())
      times.get(name)?.push(performance.now() - started)
    }
  }
  const usual = median(times.get('a wrong password') ?? [])
  for (const [name, values] of times) {
    expect(median(values) / usual, name).toBeGreaterThan(0.5)
    expect(median(values) / usual, name).toBeLessThan(2)
  }
})

test('L02 of guesses at once every one counts, and the account is locked after them', async () => {
  const guesses = Array.from({ length: 12 }, (_, i) => signIn('guessed@example.jp', `guess ${i}`))
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]))
  expect(await signIn('guessed@example.jp', password)).toBe(401)
  const row = await desk.payload.findByID({
    collection: 'users',
    id: ids.guessed ?? 0,
    showHiddenFields: true,
  })
  expect(row.loginAttempts).toBeGreaterThanOrEqual(5)
  expect(Date.parse(row.lockUntil ?? '')).toBeGreaterThan(Date.now())
})

/** Resolves once a sign-in that starts now has read its account and checks the password. */
function accountRead(): Promise<void> {
  const { db } = desk.payload
  const { findOne } = db
  return new Promise((resolve) => {
    let reads = 0
    db.findOne = async <T extends TypeWithID>(args: Parameters<typeof findOne>[0]) => {
      const found = await findOne.call<typeof db, [typeof args], Promise<T | null>>(db, args)
      reads += 1
      // First our own rule looks at the account, then Payload.
      if (reads === 2) {
        db.findOne = findOne
        resolve()
      }
      return found
    }
  })
}

test('a sign-in under way does not bring back a right that was taken meanwhile', async () => {
  const read = accountRead()
  const signingIn = signIn('demoted@example.jp', password)
  await read
  await write('demoted', { role: 'editor' })
  expect(await signingIn).toBe(401)
  const { role } = await desk.payload.findByID({ collection: 'users', id: ids.demoted ?? 0 })
  expect(role).toBe('editor')
  expect(await signIn('demoted@example.jp', password)).toBe(200)
})

test('a sign-in under way with the old password does not bring it back', async () => {
  const read = accountRead()
  const signingIn = signIn('renewed@example.jp', password)
  await read
  await desk.payload.db.updateOne({
    collection: 'users',
    id: ids.renewed ?? 0,
    data: { hash: `pbkdf2-sha256-v1:${'0'.repeat(64)}` },
  })
  expect(await signingIn).toBe(401)
  expect(await signIn('renewed@example.jp', password)).toBe(401)
})

test('wrong passwords, and the right one after them, leave an account as staff last changed it', async () => {
  const changed = async () =>
    (await desk.payload.findByID({ collection: 'users', id: ids.guessed ?? 0 })).updatedAt
  await write('guessed', { loginAttempts: 0, lockUntil: null })
  const before = await changed()
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await signIn('guessed@example.jp', 'not the password')).toBe(401)
  }
  expect(await signIn('guessed@example.jp', password)).toBe(200)
  expect(await changed()).toBe(before)
})
