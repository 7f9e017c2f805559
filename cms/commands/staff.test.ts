import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../test/test-desk.ts'

const CLI = join(import.meta.dirname, 'staff.ts')

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.close())

/** Runs the command on the desk's database, and returns how it ended and what it printed. */
async function staff(...words: string[]): Promise<{ code: unknown; said: string; warned: string }> {
  const { PATH, HOME, NODE_ENV, DATABASE_URL } = process.env
  const own = { DATA_DIR: desk.dataDir, DATABASE_URL, PAYLOAD_LOG_LEVEL: 'error' }
  const env = { PATH, HOME, NODE_ENV, ...own }
  const child = spawn(process.execPath, [CLI, ...words], { env })
  const [said, warned, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, said, warned }
}

const signIn = async (email: string, password: string): Promise<number> => {
  const body = JSON.stringify({ email, password })
  return (await desk.request('/api/users/login', { method: 'POST', body })).status
}

/** The password a command printed on a line of its own. */
const printed = (said: string): string => /^ {2}(\S+)$/m.exec(said)?.[1] ?? ''

test('an operator adds staff, lists them, and gives a locked one a new password', {
  timeout: 120_000,
}, async () => {
  const boss = await staff('add', 'mio@example.jp', 'owner')
  expect([boss.code, boss.said]).toEqual([
    0,
    `mio@example.jp can sign in with this password, and should change it:\n  ${printed(boss.said)}\n`,
  ])
  expect(printed(boss.said)).toMatch(/^[\w-]{16}$/)
  const editor = await staff('add', 'hanako@example.jp')
  expect(await signIn('mio@example.jp', printed(boss.said))).toBe(200)
  expect(await signIn('hanako@example.jp', printed(editor.said))).toBe(200)

  const { code, said } = await staff('list')
  expect([code, said.trim().split('\n').toSorted()]).toEqual([
    0,
    ['hanako@example.jp\teditor', 'mio@example.jp\towner'],
  ])

  for (let guess = 0; guess < 5; guess++) await signIn('hanako@example.jp', 'not it')
  expect(await signIn('hanako@example.jp', printed(editor.said))).toBe(401)
  const renewed = await staff('password', 'Hanako@example.jp')
  expect(renewed.code).toBe(0)
  expect(await signIn('hanako@example.jp', printed(editor.said))).toBe(401)
  expect(await signIn('hanako@example.jp', printed(renewed.said))).toBe(200)
})

test('an operator lets in whoever lost the telephone, and adds somebody for one restaurant', {
  timeout: 120_000,
}, async () => {
  const { payload } = desk
  const restaurant = {
    name: '潮火',
    description: '魚と火。',
    address: '神奈川県逗子市架空浜0-1',
    phone: '046-000-0101',
    slug: 'shiobi',
    accent: 'ember' as const,
    listedSince: '2009-04-18T02:00:00.000Z',
  }
  const { id } = await payload.create({ collection: 'restaurants', locale: 'ja', data: restaurant })
  expect((await staff('add', 'ren@example.jp', 'restaurantEditor', 'shiobi')).code).toBe(0)
  expect((await staff('add', 'x@example.jp', 'restaurantEditor', 'gone')).warned).toBe(
    'No restaurant has the address gone.\n',
  )
  const where = { email: { equals: 'ren@example.jp' } }
  const { docs } = await payload.find({ collection: 'users', where, depth: 0 })
  expect(docs.map(({ role, restaurants }) => [role, restaurants])).toEqual([
    ['restaurantEditor', [id]],
  ])
  const secret = payload.encrypt('A'.repeat(32))
  const data = { account: docs[0]?.id ?? 0, secret, usedStep: 0, confirmedAt: '2026-11-20' }
  await payload.create({ collection: 'second-factors', data })
  const renewed = await staff('password', 'ren@example.jp')
  expect(await signIn('ren@example.jp', printed(renewed.said))).toBe(401)
  const without = await staff('password', 'ren@example.jp', '--remove-second-factor')
  expect(await signIn('ren@example.jp', printed(without.said))).toBe(200)
})

test('what an operator gets wrong is told in words, and changes nothing', {
  timeout: 120_000,
}, async () => {
  const before = (await desk.payload.count({ collection: 'users' })).totalDocs
  const usage = {
    code: 2,
    said: '',
    warned: expect.stringContaining('add <e-mail> [owner|editor|inbox]'),
  }
  const unusable = [
    [],
    ['remove', 'mio@example.jp'],
    ['add'],
    ['add', 'a@example.jp', 'chef'],
    ['add', 'a@example.jp', 'restaurantEditor'],
    ['password', 'mio@example.jp', '--remove-all'],
  ]
  const answers = await Promise.all(unusable.map((words) => staff(...words)))
  expect(answers).toEqual(unusable.map(() => usage))
  expect(await staff('password', 'nobody@example.jp')).toEqual({
    code: 1,
    said: '',
    warned: 'Nobody has an account with nobody@example.jp.\n',
  })
  for (const address of ['mio@example.jp', 'no address']) {
    const { code, said, warned } = await staff('add', address)
    expect([address, code, said, warned.includes('    at ')]).toEqual([address, 1, '', false])
    expect(warned).not.toBe('')
  }
  expect((await desk.payload.count({ collection: 'users' })).totalDocs).toBe(before)
})
