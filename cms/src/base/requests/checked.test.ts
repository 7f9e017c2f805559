import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { withoutToken } from './checked.ts'

const at = (path: string) => new URL(path, 'http://localhost:3001')

test('only the cookie contains the token of a session', proves('L22'), async () => {
  for (const call of ['login', 'first-register', 'refresh-token', 'me']) {
    const said = { token: 'a.b.c', refreshedToken: 'a.b.c', exp: 1800, user: { id: 3 } }
    const headers = { 'Set-Cookie': 'noren-token=a.b.c; HttpOnly', 'X-Other': 'kept' }
    const answer = await withoutToken(
      at(`/api/users/${call}?locale=en`),
      Response.json(said, { headers, status: 201 }),
    )
    expect(await answer.json()).toEqual({ exp: 1800, user: { id: 3 } })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('Set-Cookie')).toBe('noren-token=a.b.c; HttpOnly')
    expect(answer.headers.get('Content-Type')).toBe('application/json')
  }
})

test('other responses stay as they are', async () => {
  const answer = Response.json({ token: 'of a preview' })
  expect(await withoutToken(at('/api/restaurants/3/preview'), answer)).toBe(answer)
})
