import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { refusalOf } from './gate.ts'

const ORIGIN = 'http://localhost:3001'

function request(method: string, url: string, headers: Record<string, string> = {}) {
  const message = new IncomingMessage(new Socket())
  return Object.assign(message, { method, url, headers: { host: 'localhost:3001', ...headers } })
}

test('the desk answers under its own address only', () => {
  expect(refusalOf(request('GET', '/admin'), ORIGIN)).toBeNull()
  expect(refusalOf(request('GET', '/admin', { host: 'evil.example' }), ORIGIN)).toMatchObject({
    status: 421,
  })
})

test('staff who typed the number instead of the name are sent to the right address', () => {
  expect(refusalOf(request('GET', '/admin?x=1', { host: '127.0.0.1:3001' }), ORIGIN)).toEqual({
    status: 307,
    location: 'http://localhost:3001/admin?x=1',
  })
})

test('L09 L10 a request another site makes for a member of staff is refused', () => {
  const post = (headers: Record<string, string>) =>
    refusalOf(request('POST', '/api/users/login', headers), ORIGIN)
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) expect(post(headers)).toMatchObject({ status: 403 })
  expect(post({ origin: ORIGIN })).toBeNull()
  expect(post({ 'sec-fetch-site': 'same-origin' })).toBeNull()
  expect(post({})).toBeNull()
})

test('the first account is not made through a proxy', () => {
  for (const url of ['/admin/create-first-user', '/api/users/first-register']) {
    expect(refusalOf(request('GET', url), ORIGIN)).toBeNull()
    expect(refusalOf(request('GET', url, { 'x-forwarded-for': '10.0.0.1' }), ORIGIN)).toMatchObject(
      { status: 404 },
    )
  }
})
