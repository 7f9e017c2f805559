import { expect, test } from 'vitest'
import { openTestDesk } from '../../../test/test-desk.ts'

const { stranger, bearer } = await openTestDesk()

test('the first account is an owner who is signed in, and needs a good password too', async () => {
  const register = (password: string) =>
    stranger('/api/users/first-register', { email: 'first@example.jp', password, name: 'Mio' })
  expect((await register('password1234')).status).toBe(400)
  expect((await register('first@example.jp')).status).toBe(400)
  const answer = await register('three waves in a row')
  const { token, user } = await answer.json()
  expect([answer.status, user.email]).toEqual([200, 'first@example.jp'])
  const me = await (await bearer(token)('/api/users/me')).json()
  expect(me.user.role).toBe('owner')
})
