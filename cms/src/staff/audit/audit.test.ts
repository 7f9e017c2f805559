import { sql } from '@payloadcms/db-postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logLines } from '../../../test/log-lines.ts'
import { idOf, receive } from '../../../test/received.ts'
import { openSignedInDesk, STAFF_PASSWORD as password } from '../../../test/signed-in-desk.ts'
import { isInFile, isOnPostgres } from '../../base/which-database.ts'
import { deleteOld } from './log-retention.ts'
import { pageOf, readAsked } from './read-log.ts'
import { record } from './record.ts'

const desk = await openSignedInDesk({ role: 'owner', name: '潮見 陽子' })
const { payload, stranger, send, as, user: owner, bearer } = desk
const editor = await as('editor', { name: '高橋 澪' })

async function lines() {
  const { docs } = await payload.find({ collection: 'audit-log', sort: 'id', pagination: false })
  return docs
}

/** What is recorded while something is done, without times and numbers of lines. */
async function recordedBy(act: () => Promise<unknown>) {
  const before = (await lines()).length
  await act()
  return (await lines()).slice(before).map(({ id: _id, at: _at, ...line }) => {
    return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null))
  })
}

const login = (email: string, typed: string) =>
  stranger('/api/users/login', { email, password: typed })

test('a sign-in, a refused one and signing out are in the log before they are answered (attack 8)', async () => {
  const { email, id } = editor.user
  expect(await recordedBy(() => login(email, password))).toEqual([
    { act: 'signed-in', account: id, by: id },
  ])
  const { token } = await (await login(email, password)).json()
  expect(await recordedBy(() => bearer(token)('/api/users/logout', {}))).toEqual([
    { act: 'signed-out', account: id, by: id },
  ])
  expect(await recordedBy(() => login(` ${email.toUpperCase()} `, 'a guess'))).toEqual([
    { act: 'sign-in-refused', account: id, count: 1 },
  ])
  expect(await recordedBy(() => login('nobody@example.jp', 'a guess'))).toEqual([
    { act: 'sign-in-refused', count: 1 },
  ])
  expect(await recordedBy(() => stranger('/api/users/join', { token: 'x', password }))).toEqual([
    { act: 'sign-in-refused', count: 1 },
  ])
})

test('what is done to accounts, permissions and the rules for signing in is in the log (attack 8)', async () => {
  using _logged = logLines()
  const by = owner.id
  let account = 0
  const added = await recordedBy(async () => {
    const answer = await send('/api/users', { email: 'ren@example.jp', name: '蓮', role: 'editor' })
    account = (await answer.json()).doc.id
  })
  expect(added).toEqual([{ act: 'account-added', account, by, role: 'editor' }])
  const change = (data: object) => send(`/api/users/${account}`, data, 'PATCH')
  expect(await recordedBy(() => change({ name: '蓮太郎' }))).toEqual([
    { act: 'name-changed', account, by },
  ])
  expect(await recordedBy(() => change({ name: '蓮太郎' }))).toEqual([])
  const locked = { email: 'ren@example.jp' }
  expect(await recordedBy(() => send('/api/users/unlock', locked))).toEqual([
    { act: 'account-unlocked', account, by },
  ])
  expect(await recordedBy(() => editor.send('/api/users/unlock', locked))).toEqual([])
  expect(await recordedBy(() => change({ role: 'owner' }))).toEqual([
    { act: 'role-changed', account, by, role: 'owner' },
  ])
  const moved = { email: 'rentaro@example.jp', currentPassword: password }
  expect(await recordedBy(() => change(moved))).toEqual([{ act: 'address-changed', account, by }])
  expect(await recordedBy(() => send(`/api/users/${account}/link`, {}))).toEqual([
    { act: 'link-made', account, by },
  ])
  expect(await recordedBy(() => send(`/api/users/${account}/sign-out`, {}))).toEqual([
    { act: 'sessions-ended', account, by },
  ])
  const factor = `/api/users/${account}/second-factor/remove`
  expect(await recordedBy(() => send(factor, { currentPassword: password }))).toEqual([
    { act: 'factor-removed', account, by },
  ])
  const rules = { secondFactorFor: ['inbox'] }
  expect(await recordedBy(() => send('/api/globals/sign-in-rules', rules))).toEqual([
    { act: 'rules-changed', by },
  ])
  const own = { password: 'another three waves', currentPassword: password }
  const change2 = () => editor.send(`/api/users/${editor.user.id}`, own, 'PATCH')
  expect(await recordedBy(change2)).toEqual([
    { act: 'password-changed', account: editor.user.id, by: editor.user.id },
  ])
  expect(await recordedBy(() => send(`/api/users/${account}`, undefined, 'DELETE'))).toEqual([
    { act: 'account-removed', account, by },
  ])
})

test('of several accounts changed at once, the log names those that were (attack 8)', async () => {
  using _logged = logLines()
  const [one, other] = [
    await as('inbox', { email: 'one@example.jp' }),
    await as('inbox', { email: 'other@example.jp' }),
  ]
  const ids = [one.user.id, other.user.id]
  const data = { email: 'same@example.jp', currentPassword: password }
  const written = await recordedBy(() =>
    send(`/api/users?where[id][in]=${ids.join(',')}`, data, 'PATCH'),
  )
  const { docs } = await payload.find({ collection: 'users', where: { id: { in: ids } } })
  const changed = docs.filter(({ email }) => email === 'same@example.jp').map(({ id }) => id)
  expect(written.map(({ act, account }) => [act, account])).toEqual(
    changed.map((account) => ['address-changed', account]),
  )
})

test('what leaves the desk or is erased, and changed former addresses, are in the log (attack 8)', async () => {
  using _logged = logLines()
  const by = owner.id
  for (const number of [1, 2, 3]) await receive({ payload }, number)
  const exported = await recordedBy(() => send('/api/enquiries/export.csv'))
  expect(exported).toEqual([{ act: 'enquiries-exported', by, count: 3 }])
  const person = { contact: 'hanako@example.jp', erase: [idOf(1), idOf(2)] }
  expect(await recordedBy(() => send('/api/enquiries/person', person))).toEqual([
    { act: 'enquiries-erased', by, count: 2 },
  ])
  const remove = (query = '') => send(`/api/enquiries/${idOf(3)}${query}`, undefined, 'DELETE')
  expect(await recordedBy(() => remove())).toEqual([])
  expect(await recordedBy(() => remove('?trash=true'))).toEqual([
    { act: 'enquiries-erased', by, count: 1 },
  ])
  const list = { list: '/menu\t/restaurants' }
  expect(await recordedBy(() => send('/api/globals/former-site', list))).toEqual([
    { act: 'former-addresses-changed', by },
  ])
  expect(await recordedBy(() => send('/api/audit-log/lines.csv'))).toEqual([
    { act: 'log-exported', by },
  ])
})

test('an act that is refused leaves no line, and an act whose line cannot be written is not done', async () => {
  const demoted = () => send(`/api/users/${owner.id}`, { role: 'inbox' }, 'PATCH')
  expect(await recordedBy(demoted)).toEqual([])
  using _logged = logLines()
  const { create } = payload.db
  const failing = vi.spyOn(payload.db, 'create').mockImplementation((args) => {
    if (args.collection === 'audit-log') throw new Error('disk full')
    return create.call(payload.db, args)
  })
  onTestFinished(() => failing.mockRestore())
  const changed = await send(`/api/users/${editor.user.id}`, { role: 'inbox' }, 'PATCH')
  expect(changed.status).toBeGreaterThanOrEqual(400)
  const account = await payload.findByID({ collection: 'users', id: editor.user.id })
  expect(account.role).toBe('editor')
})

test('the log holds ids and counts, no name, address or text', async () => {
  const stored = JSON.stringify(await desk.seenFromOutside('SELECT * FROM audit_log'))
  expect(stored).toContain('account-added')
  expect(stored).not.toMatch(/@|example|[\u3040-\u30ff\u4e00-\u9fff]|hanako|restaurants"/)
})

/** Runs a statement past Payload, as somebody at the database would. */
async function atDatabase(statement: string): Promise<void> {
  const { db } = payload
  if (isOnPostgres(db)) await db.drizzle.execute(sql.raw(statement))
  if (isInFile(db)) await db.drizzle.run(statement)
}

test('nobody changes a line or deletes one, not even at the database, until it is 400 days old', async () => {
  await record({ payload }, { act: 'signed-in', account: 77, by: 77 })
  const [line] = (await lines()).slice(-1)
  const id = line?.id ?? 0
  for (const [method, body] of [
    ['PATCH', { act: 'nothing' }],
    ['DELETE', undefined],
  ] as const) {
    expect((await send(`/api/audit-log/${id}`, body, method)).status).toBe(403)
  }
  await expect(atDatabase(`UPDATE audit_log SET account = 1 WHERE id = ${id}`)).rejects.toThrow()
  await expect(atDatabase(`DELETE FROM audit_log WHERE id = ${id}`)).rejects.toThrow()
  expect((await lines()).at(-1)).toEqual(line)

  const day = 24 * 60 * 60 * 1000
  const before = (await lines()).length
  for (const [account, days] of [
    [401, 401],
    [399, 399],
  ] as const) {
    const at = new Date(Date.now() - days * day).toISOString()
    await payload.db.create({ collection: 'audit-log', data: { act: 'signed-in', account, at } })
  }
  await deleteOld(payload, Date.now())
  const left = await lines()
  expect([left.length, left.at(-1)?.account]).toEqual([before + 1, 399])
})

test('whoever guesses by the thousand writes 60 lines a minute, and the rest is counted', async () => {
  const { recordRefusal } = await import('./refused-sign-ins.ts')
  // After the refusals of the other tests.
  const now = Date.now() + 120_000
  const written = await recordedBy(async () => {
    for (let tried = 0; tried < 75; tried++) await recordRefusal(payload, null, now)
    await recordRefusal(payload, 5, now + 60_000)
  })
  expect(written).toHaveLength(62)
  // Whose accounts they were about, nobody kept; the next one is not to blame.
  expect(written.slice(-2)).toEqual([
    { act: 'sign-in-refused', count: 15 },
    { act: 'sign-in-refused', account: 5, count: 1 },
  ])
})

test('what was only counted is written when its minute is over, also if nobody fails any more (attack 8)', async () => {
  const { recordRefusal } = await import('./refused-sign-ins.ts')
  const now = Date.now() + 240_000
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let tried = 0; tried < 62; tried++) await recordRefusal(payload, 5, now)
  const before = (await lines()).length
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await expect.poll(async () => (await lines()).length).toBe(before + 1)
  expect((await lines()).at(-1)).toMatchObject({
    act: 'sign-in-refused',
    account: null,
    count: 2,
  })
})

test('a line about a removed account is not said to be about a later one with its id', async () => {
  using _logged = logLines()
  const at = new Date(Date.parse(editor.user.createdAt) - 60_000).toISOString()
  const account = editor.user.id
  await payload.db.create({ collection: 'audit-log', data: { act: 'signed-in', account, at } })
  const file = await (await send(`/api/audit-log/lines.csv?account=${account}`)).text()
  expect(file.trim().split('\r\n').at(-1)).toContain(`"削除済み（番号${account}）"`)
})

test('an owner saves the lines of an account and of days as a table; nobody else may, and a page beyond the end is the last (attack 8)', async () => {
  const csv = async (query: string) => (await send(`/api/audit-log/lines.csv?${query}`)).text()
  const [heading, ...rows] = (await csv(`account=${editor.user.id}`)).trim().split('\r\n')
  expect(heading).toBe('"日時","操作","対象のスタッフ","操作した人","変更後の権限","件数"')
  expect(rows.slice(0, -1).every((row) => row.includes('高橋 澪'))).toBe(true)
  expect(rows.some((row) => row.includes('"パスワードを変更","高橋 澪","高橋 澪"'))).toBe(true)
  expect(rows.some((row) => row.includes('"ログイン失敗","高橋 澪","不明"'))).toBe(true)
  expect((await csv('from=2020-01-01&to=2020-01-31')).trim().split('\r\n')).toHaveLength(1)
  expect(await csv('account=')).toContain('潮見 陽子')
  // An address that was typed wrong asks for the first page of all.
  const odd = readAsked({ account: '0', from: 'today', to: ['a', 'b'], page: '0' })
  expect(odd).toEqual({ account: null, from: null, to: null, page: 1 })
  const beyond = await pageOf(payload, readAsked({ page: '999' }), 10)
  expect([beyond.page, beyond.docs.length > 0]).toEqual([beyond.totalPages, true])
  expect((await pageOf(payload, readAsked({ account: '999', page: '7' }), 10)).page).toBe(1)
  expect((await editor.send('/api/audit-log/lines.csv')).status).toBe(403)
  expect((await stranger('/api/audit-log/lines.csv')).status).toBe(401)
})
