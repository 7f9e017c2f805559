import { expect, test } from 'vitest'
import { runProgram } from '../test/program.ts'
import { addRestaurant } from '../test/restaurants.ts'
import { openTestDesk } from '../test/test-desk.ts'

const { payload, dataDir, stranger } = await openTestDesk()

/** Runs the command on the desk's database. */
function staff(...words: string[]) {
  return staffIn({}, ...words)
}

/** As {@link staff}, in a terminal with these settings. */
function staffIn(terminal: Record<string, string>, ...words: string[]) {
  const { DATABASE_URL } = process.env
  const env = { DATA_DIR: dataDir, DATABASE_URL, PAYLOAD_LOG_LEVEL: 'error', ...terminal }
  return runProgram(env, 'commands/staff.ts', ...words)
}

const signIn = async (email: string, password: string): Promise<number> =>
  (await stranger('/api/users/login', { email, password })).status

/** The password a command printed on a separate line. */
const printed = (said: string): string => /^ {2}(\S+)$/m.exec(said)?.[1] ?? ''

// Takes long: each command is a program that opens the desk.
test('an operator adds staff, lists them, and gives a locked one a new password', async () => {
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

// Takes long: each command is a program that opens the desk.
test('an operator lets in someone who lost their phone, and adds staff for one restaurant', async () => {
  const { id } = await addRestaurant(payload, { slug: 'shiobi' })
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
  const log = await payload.find({
    collection: 'audit-log',
    where: { account: { equals: docs[0]?.id }, by: { exists: false } },
    sort: 'id',
  })
  const changes = ['password-changed', 'password-changed', 'factor-removed']
  expect(log.docs.map(({ act }) => act).slice(-changes.length)).toEqual(
    expect.arrayContaining(changes),
  )
})

// Takes long: each command is a separate program.
test('a mistake of an operator is explained, and changes nothing', async () => {
  const before = (await payload.count({ collection: 'users' })).totalDocs
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
  expect(await staffIn({ LANG: 'ja_JP.UTF-8' }, 'add', 'mio@example.jp')).toEqual({
    code: 1,
    said: '',
    warned: 'このメールアドレスはすでに登録されています。\n',
  })
  // What counts for all messages comes before what counts for everything.
  const mixed = { LANG: 'ja_JP.UTF-8', LC_ALL: 'en_US.UTF-8' }
  expect((await staffIn(mixed)).warned).toContain('Staff accounts')
  expect((await payload.count({ collection: 'users' })).totalDocs).toBe(before)
})
