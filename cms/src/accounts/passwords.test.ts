import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let desk: TestDesk
const password = 'three waves in a row'
const ids = { owner: 0, editor: 0, other: 0 }

beforeAll(async () => {
  desk = await openTestDesk()
  for (const name of ['owner', 'editor', 'other'] as const) {
    const role: 'owner' | 'editor' = name === 'owner' ? 'owner' : 'editor'
    const data = { email: `${name}@example.jp`, password, role }
    ids[name] = (await desk.payload.create({ collection: 'users', data })).id
  }
})
afterAll(() => desk.close())

const token = async (name: keyof typeof ids, secret = password): Promise<string> => {
  const data = { email: `${name}@example.jp`, password: secret }
  return (await desk.payload.login({ collection: 'users', data })).token ?? ''
}

const change = async (
  path: string,
  body: Record<string, unknown>,
  by: string,
  language = 'en',
): Promise<{ status: number; text: string }> => {
  const answer = await desk.request(`/api/users${path}`, {
    method: 'PATCH',
    body: JSON.stringify(body),
    token: by,
    headers: { 'Accept-Language': language },
  })
  return { status: answer.status, text: await answer.text() }
}

const create = async (email: string, secret: unknown, language = 'en') => {
  const body = JSON.stringify({ email, password: secret, role: 'editor' })
  const headers = { 'Accept-Language': language }
  const answer = await desk.request('/api/users', {
    method: 'POST',
    body,
    token: await token('owner'),
    headers,
  })
  return { status: answer.status, text: await answer.text() }
}

test('L05 a password of eleven or of 129 characters is refused, of twelve and of 128 taken', async () => {
  const kept = 'くもりのちはれ、また明日'
  expect([...kept]).toHaveLength(12)
  const hundredTwentyEight = '波と風 '.repeat(32)
  expect((await create('a@example.jp', kept)).status).toBe(201)
  expect((await create('b@example.jp', hundredTwentyEight)).status).toBe(201)
  const refused = [[...kept].slice(1).join(''), `${hundredTwentyEight}!`, 'x'.repeat(1_000_000)]
  for (const secret of [...refused, 123_456_789_012, ['a'.repeat(12)], '']) {
    const { status, text } = await create('c@example.jp', secret)
    expect([status, text.includes('12 to 128')], String(secret).slice(0, 20)).toEqual([400, true])
  }
})

test('L05 a password everybody uses is refused, also with digits or signs behind it', async () => {
  for (const secret of [
    'qwerty123456',
    'Password1234',
    'PASSWORD2026!',
    'ｐａｓｓｗｏｒｄ１２３４',
    'motherfucker',
    'football!!!!!!',
  ]) {
    const { status, text } = await create('d@example.jp', secret)
    expect([status, text.includes('many people use')], secret).toEqual([400, true])
  }
  expect((await create('e@example.jp', 'password', 'ja')).text).toContain('12〜128文字')
  expect((await create('e@example.jp', 'password1234', 'ja')).text).toContain('多くの人が使って')
})

test('L05 a password made of the e-mail address is refused', async () => {
  for (const secret of [
    'Hanako.Yamada@Example.jp',
    'hanako.yamada',
    'HANAKO.YAMADA2026',
    'ｈａｎａｋｏ．ｙａｍａｄａ',
  ]) {
    const { status, text } = await create('hanako.yamada@example.jp', secret)
    expect([status, text.includes('e-mail address')], secret).toEqual([400, true])
  }
  const { editor } = ids
  const own = { password: 'editor@example.jp', currentPassword: password }
  expect((await change(`/${editor}`, own, await token('editor'))).status).toBe(400)
})

test('the rules hold for accounts made on the command line and for the first one', async () => {
  const data = { email: 'f@example.jp', password: 'password1234', role: 'editor' as const }
  await expect(desk.payload.create({ collection: 'users', data })).rejects.toThrow()
  const short = { collection: 'users' as const, id: ids.other, data: { password: 'short' } }
  await expect(desk.payload.update(short)).rejects.toThrow()
  expect(await token('other')).not.toBe('')
})

test('one changes the own password with the old one only, and stays signed in alone', async () => {
  const [here, elsewhere] = [await token('editor'), await token('editor')]
  const wanted = 'a whole new wave comes in'
  for (const currentPassword of [undefined, '', 'not the password', wanted, { $ne: null }]) {
    const { status, text } = await change(
      `/${ids.editor}`,
      { password: wanted, currentPassword },
      here,
    )
    expect([status, text.includes('current password')]).toEqual([403, true])
    await desk.payload.update({
      collection: 'users',
      id: ids.editor,
      data: { loginAttempts: 0, lockUntil: null },
    })
  }
  const right = { password: wanted, currentPassword: password }
  const changed = await change(`/${ids.editor}`, right, here)
  expect(changed.status).toBe(200)
  expect(changed.text).not.toContain(password)
  const nameOf = async (by: string) =>
    (await (await desk.request('/api/users/me', { token: by })).json()).user?.email
  expect(await nameOf(here)).toBe('editor@example.jp')
  expect(await nameOf(elsewhere)).toBeUndefined()
  await expect(token('editor')).rejects.toThrow()
  expect(await token('editor', wanted)).not.toBe('')
})

test('an owner sets another’s password with their own one, and that member is signed out', async () => {
  const theirs = await token('other')
  const by = await token('owner')
  const wanted = 'the tide turns at seven'
  expect((await change(`/${ids.other}`, { password: wanted }, by)).status).toBe(403)
  const bulk = '?where[email][equals]=other@example.jp'
  expect((await change(bulk, { password: wanted }, by)).status).toBe(403)
  const japanese = await change(`/${ids.other}`, { password: wanted }, by, 'ja')
  expect(japanese.text).toContain('現在のパスワード')
  const right = { password: wanted, currentPassword: password }
  expect((await change(`/${ids.other}`, right, by)).status).toBe(200)
  const { user } = await (await desk.request('/api/users/me', { token: theirs })).json()
  expect(user).toBeNull()
  expect(await token('other', wanted)).not.toBe('')
})

test('five wrong guesses at the current password lock it, as at the sign-in', async () => {
  const data = { email: 'guessed@example.jp', password, role: 'editor' as const }
  const { id } = await desk.payload.create({ collection: 'users', data })
  const { token: by = '' } = await desk.payload.login({ collection: 'users', data })
  for (let guess = 0; guess < 5; guess++) {
    const body = { password: 'a whole new wave comes in', currentPassword: `guess ${guess}` }
    expect((await change(`/${id}`, body, by)).status).toBe(403)
  }
  const right = { password: 'a whole new wave comes in', currentPassword: password }
  const locked = await change(`/${id}`, right, by)
  expect([locked.status, locked.text.includes('ten minutes')]).toEqual([403, true])
})

test('L07 no password is set by a token: nothing here sends one', async () => {
  await desk.payload.db.updateOne({
    collection: 'users',
    id: ids.owner,
    data: {
      resetPasswordToken: 'known',
      resetPasswordExpiration: new Date(Date.now() + 60_000).toISOString(),
    },
  })
  const body = JSON.stringify({ token: 'known', password: 'a whole new wave comes in' })
  const answer = await desk.request('/api/users/reset-password', { method: 'POST', body })
  expect(answer.status).toBe(403)
  expect(await token('owner')).not.toBe('')
})
