import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { invite } from '../../../test/invited.ts'
import { openSignedInDesk, STAFF_PASSWORD } from '../../../test/signed-in-desk.ts'

const { payload, send, stranger, as } = await openSignedInDesk({ role: 'owner' })

/** Invites someone, who then chooses this password. */
async function choose(email: string, password: unknown, language = 'en') {
  const { id, token } = await invite(send, email)
  const body = { token, password }
  const headers = { 'Accept-Language': language }
  const answer = await stranger('/api/users/join', body, 'POST', headers)
  await payload.delete({ collection: 'users', id })
  return { status: answer.status, text: await answer.text() }
}

test(
  'a password of 11 or 129 characters is refused, one of 12 or 128 accepted',
  proves('L05'),
  async () => {
    const kept = 'くもりのちはれ、また明日'
    expect([...kept]).toHaveLength(12)
    const hundredTwentyEight = '波と風 '.repeat(32)
    expect((await choose('a@example.jp', kept)).status).toBe(204)
    expect((await choose('b@example.jp', hundredTwentyEight)).status).toBe(204)
    for (const secret of [[...kept].slice(1).join(''), `${hundredTwentyEight}!`, '']) {
      const { status, text } = await choose('c@example.jp', secret)
      expect([status, text.includes('12 to 128')], secret.slice(0, 20)).toEqual([400, true])
    }
    for (const secret of ['x'.repeat(1_000_000), 123_456_789_012, ['a'.repeat(12)]]) {
      expect((await choose('c@example.jp', secret)).status).toBe(400)
    }
  },
)

test(
  'a common password is refused, also with digits or signs after it',
  proves('L05'),
  async () => {
    for (const secret of [
      'qwerty123456',
      'Password1234',
      'PASSWORD2026!',
      'ｐａｓｓｗｏｒｄ１２３４',
      'motherfucker',
      'football!!!!!!',
    ]) {
      const { status, text } = await choose('d@example.jp', secret)
      expect([status, text.includes('many people use')], secret).toEqual([400, true])
    }
    expect((await choose('e@example.jp', 'password', 'ja')).text).toContain('12〜128文字')
    expect((await choose('e@example.jp', 'password', 'ja')).text).toContain('"path":"password"')
    expect((await choose('e@example.jp', 'password1234', 'ja')).text).toContain('多くの人が使って')
  },
)

test('a password made of the e-mail address is refused', proves('L05'), async () => {
  for (const secret of [
    'Hanako.Yamada@Example.jp',
    'hanako.yamada',
    'HANAKO.YAMADA2026',
    'ｈａｎａｋｏ．ｙａｍａｄａ',
  ]) {
    const { status, text } = await choose('hanako.yamada@example.jp', secret)
    expect([status, text.includes('e-mail address')], secret).toEqual([400, true])
  }
  const editor = await as('editor')
  const own = { password: 'editor@example.jp', currentPassword: STAFF_PASSWORD }
  expect((await editor.send(`/api/users/${editor.user.id}`, own, 'PATCH')).status).toBe(400)
})

test('the rules apply to accounts made on the command line and to the first one', async () => {
  const { user } = await as('editor', { email: 'other@example.jp' })
  const data = { email: 'f@example.jp', password: 'password1234', role: 'editor' as const }
  await expect(payload.create({ collection: 'users', data })).rejects.toThrow()
  const short = { collection: 'users' as const, id: user.id, data: { password: 'short' } }
  await expect(payload.update(short)).rejects.toThrow()
  const account = { email: user.email, password: STAFF_PASSWORD }
  expect((await payload.login({ collection: 'users', data: account })).token).toBeTruthy()
})
