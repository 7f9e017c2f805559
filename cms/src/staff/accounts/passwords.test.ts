import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { type Member, openSignedInDesk, STAFF_PASSWORD } from '../../../test/signed-in-desk.ts'

const WANTED = 'a whole new wave comes in'

const { payload, stranger, bearer, as, ...owner } = await openSignedInDesk({ role: 'owner' })

async function signIn({ user }: Member, password = STAFF_PASSWORD): Promise<number> {
  return (await stranger('/api/users/login', { email: user.email, password })).status
}

async function change(path: string, body: object, { send }: Member, language = 'en') {
  const answer = await send(`/api/users${path}`, body, 'PATCH', { 'Accept-Language': language })
  return { status: answer.status, text: await answer.text() }
}

/** The user that the desk recognizes. */
async function nameOf({ send }: Pick<Member, 'send'>): Promise<unknown> {
  return (await (await send('/api/users/me')).json()).user?.email
}

test('only the old password changes a password, and all other sessions end', async () => {
  const here = await as('editor')
  const { id } = here.user
  const { token } = await (
    await stranger('/api/users/login', { email: here.user.email, password: STAFF_PASSWORD })
  ).json()
  const elsewhere = { send: bearer(token) }
  expect(await nameOf(elsewhere)).toBe('editor@example.jp')
  for (const currentPassword of [undefined, '', 'not the password', WANTED, { $ne: null }]) {
    const { status, text } = await change(`/${id}`, { password: WANTED, currentPassword }, here)
    expect([status, text]).toEqual([403, expect.stringContaining('"path":"currentPassword"')])
    await payload.update({
      collection: 'users',
      id,
      data: { loginAttempts: 0, lockUntil: null },
    })
  }
  const right = { password: WANTED, currentPassword: STAFF_PASSWORD }
  const changed = await change(`/${id}`, right, here)
  expect(changed.status).toBe(200)
  expect(changed.text).not.toContain(STAFF_PASSWORD)
  expect(await nameOf(here)).toBe('editor@example.jp')
  expect(await nameOf(elsewhere)).toBeUndefined()
  expect([await signIn(here), await signIn(here, WANTED)]).toEqual([401, 200])
})

test('five wrong guesses at the current password lock it, as at the sign-in', async () => {
  const guessed = await as('editor', { email: 'guessed@example.jp' })
  const path = `/${guessed.user.id}`
  for (let guess = 0; guess < 5; guess++) {
    const body = { password: WANTED, currentPassword: `guess ${guess}` }
    expect((await change(path, body, guessed)).status).toBe(403)
  }
  const right = { password: WANTED, currentPassword: STAFF_PASSWORD }
  const locked = await change(path, right, guessed)
  expect([locked.status, locked.text.includes('ten minutes')]).toEqual([403, true])
})

test('Payload’s own reset takes no token: only our links do', proves('L07'), async () => {
  await payload.db.updateOne({
    collection: 'users',
    id: owner.user.id,
    data: {
      resetPasswordToken: 'known',
      resetPasswordExpiration: new Date(Date.now() + 60_000).toISOString(),
    },
  })
  const body = { token: 'known', password: WANTED }
  expect((await stranger('/api/users/reset-password', body)).status).toBe(403)
  expect(await signIn(owner)).toBe(200)
})

test('a new address to sign in with needs the user’s password, and other changes do not', async () => {
  const here = await as('editor', { email: 'mio@example.jp' })
  const { id } = here.user
  const email = 'thief@example.jp'
  const refused = await change(`/${id}`, { email }, here, 'ja')
  expect([refused.status, refused.text]).toEqual([
    403,
    expect.stringContaining('この操作には、ご自身の現在のパスワードが必要です。'),
  ])
  expect((await change('?where[id][exists]=true', { email }, here)).status).not.toBe(200)
  expect(await nameOf(here)).toBe('mio@example.jp')
  expect((await change(`/${id}`, { name: 'Mio', email: 'MIO@example.jp' }, here)).status).toBe(200)
  const right = { email: 'mio.sato@example.jp', currentPassword: STAFF_PASSWORD }
  expect((await change(`/${id}`, right, here)).status).toBe(200)
  expect(await nameOf(here)).toBe('mio.sato@example.jp')
})

test('no one can have a name that looks like an address', async () => {
  const here = await as('editor', { email: 'sora@example.jp' })
  for (const name of ['owner@example.jp', 'owner＠example.jp']) {
    const { status, text } = await change(`/${here.user.id}`, { name }, here, 'ja')
    expect([status, text]).toEqual([400, expect.stringContaining('名前に@は使えません。')])
  }
})
