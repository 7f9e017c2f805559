import { expect, test } from 'vitest'
import { openTestDesk } from '../../test/test-desk.ts'

test('the first account is an owner who is signed in, and has a good password too', async () => {
  const desk = await openTestDesk()
  const register = (password: string) => {
    const body = JSON.stringify({ email: 'first@example.jp', password, name: 'Mio' })
    return desk.request('/api/users/first-register', { method: 'POST', body })
  }
  expect((await register('password1234')).status).toBe(400)
  expect((await register('first@example.jp')).status).toBe(400)
  const answer = await register('three waves in a row')
  const { token, user } = await answer.json()
  expect([answer.status, user.email]).toEqual([200, 'first@example.jp'])
  const me = await (await desk.request('/api/users/me', { token })).json()
  expect(me.user.role).toBe('owner')
  await desk.close()
})
