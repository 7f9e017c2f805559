import { expect, test } from 'vitest'
import { ask, SIGNED_IN, TOKEN } from '../test/ask-gate.ts'

test('only a program on this machine with the token can copy the database', async () => {
  const call = '/internal/database-copy'
  const authorization = `Bearer ${TOKEN}`
  expect(await ask('POST', call, { authorization })).toBeNull()
  expect(await ask('GET', call, { authorization })).toBe(404)
  for (const headers of [
    {},
    SIGNED_IN,
    { authorization: 'Bearer ' },
    { authorization, 'x-forwarded-for': '127.0.0.1' },
  ]) {
    expect([headers, await ask('POST', call, headers)]).toEqual([headers, 404])
  }
})

test.each(['/metrics', '/healthz', '/readyz'])(
  '%s is for programs on this machine that show the token, and is nothing to others',
  async (path) => {
    const authorization = `Bearer ${TOKEN}`
    expect(await ask('GET', path, { authorization })).toBeNull()
    expect(await ask('GET', path, { authorization, host: '127.0.0.1:3001' })).toBeNull()
    expect(await ask('GET', path, { authorization }, { hasAccount: false })).toBeNull()
    for (const headers of [
      {},
      SIGNED_IN,
      { authorization: 'Bearer wrong' },
      { authorization, 'x-forwarded-for': '127.0.0.1' },
      { authorization, via: '1.1 proxy' },
    ]) {
      expect([headers, await ask('GET', path, headers)]).toEqual([headers, 404])
    }
    expect(await ask('GET', path, { host: '127.0.0.1:3001' })).toBe(307)
    expect(await ask('POST', path, { authorization })).toBe(404)
  },
)
