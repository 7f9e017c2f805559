import { beforeEach, expect, test } from 'vitest'
import { openSignedInDesk, STAFF_PASSWORD as password } from '../../../../test/signed-in-desk.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'

const { payload, stranger, bearer, as, ...owner } = await openSignedInDesk({ role: 'owner' })
const ids = { owner: owner.user.id, editor: (await as('editor')).user.id }
const { openSessions } = await import('./sessions.ts')
const sessionsOf = (account: number) => openSessions(payload, account)

beforeEach(async () => {
  for (const id of Object.values(ids)) {
    await payload.db.updateOne({ collection: 'users', id, data: { sessions: [] } })
  }
})

async function signIn(name: keyof typeof ids, userAgent: string): Promise<string> {
  const account = { email: `${name}@example.jp`, password }
  const headers = { 'User-Agent': userAgent }
  return (await (await stranger('/api/users/login', account, 'POST', headers)).json()).token
}

const end = (account: number, token: string | undefined, body: object = {}) =>
  (token ? bearer(token) : stranger)(`/api/users/${account}/sign-out`, body)

async function isSignedIn(token: string): Promise<boolean> {
  return (await (await bearer(token)('/api/users/me')).json()).user !== null
}

test('an account names the browsers it is signed in with, the newest first', async () => {
  await signIn('editor', CHROME)
  await signIn('editor', IPHONE)
  const sessions = await sessionsOf(ids.editor)
  expect(sessions.map(({ browser }) => browser)).toEqual(['Safari · iPhone', 'Chrome · Windows'])
  const [{ since, lastSeen } = { since: new Date(0), lastSeen: new Date(1) }] = sessions
  expect(Math.abs(lastSeen.getTime() - since.getTime())).toBeLessThan(1000)
})

test('one session is ended, and the others stay', async () => {
  const chrome = await signIn('editor', CHROME)
  const iphone = await signIn('editor', IPHONE)
  const [newest] = await sessionsOf(ids.editor)
  expect((await end(ids.editor, chrome, { session: newest?.id })).status).toBe(204)
  expect([await isSignedIn(chrome), await isSignedIn(iphone)]).toEqual([true, false])
})

test('signing out everywhere ends every session immediately', async () => {
  const chrome = await signIn('editor', CHROME)
  const iphone = await signIn('editor', IPHONE)
  expect((await end(ids.editor, chrome)).status).toBe(204)
  expect([await isSignedIn(chrome), await isSignedIn(iphone)]).toEqual([false, false])
  expect(await sessionsOf(ids.editor)).toEqual([])
})

test('only an owner signs others out', async () => {
  const owner = await signIn('owner', CHROME)
  const editor = await signIn('editor', IPHONE)
  expect((await end(ids.owner, undefined)).status).toBe(401)
  expect((await end(ids.owner, editor)).status).toBe(403)
  expect((await end(ids.editor, owner, { session: 7 })).status).toBe(400)
  expect((await end(ids.editor, owner)).status).toBe(204)
  expect([await isSignedIn(owner), await isSignedIn(editor)]).toEqual([true, false])
})

test('a removed account is signed out immediately', async () => {
  const { user } = await as('inbox')
  const account = { email: user.email, password }
  const { token } = await (await stranger('/api/users/login', account)).json()
  expect(await isSignedIn(token)).toBe(true)
  await payload.delete({ collection: 'users', id: user.id })
  expect(await isSignedIn(token)).toBe(false)
})

test('signing someone out leaves their account as staff last changed it', async () => {
  const changed = async () =>
    (await payload.findByID({ collection: 'users', id: ids.editor })).updatedAt
  const before = await changed()
  const editor = await signIn('editor', IPHONE)
  await end(ids.editor, editor)
  expect(await changed()).toBe(before)
})
