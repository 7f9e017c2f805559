import { expect, test } from 'vitest'
import { normalTarget } from './target.ts'

const pathOf = (raw: string) => normalTarget(raw)?.path

/** Every character of a path written as its code. */
const coded = (path: string) =>
  path.replace(/[^/]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

test('an ordinary address stays as it is', () => {
  for (const path of [
    '/',
    '/admin',
    '/admin/collections/restaurants/12/versions/3',
    '/api/users/login',
    '/api/media/file/d8481e82b477d0e9b3bd.webp',
    '/_next/static/chunks/0g1rqvjizxcom.js',
    '/_next/static/chunks/08_7d9rry_hdi.js',
  ]) {
    expect(normalTarget(path)).toEqual({ path, query: '' })
  }
})

test('every spelling of one address is that address', () => {
  const path = '/api/users/first-register'
  const spellings = [
    '/api/users/first%2dregister',
    '/api/users/first%2Dregister',
    '/api/%75sers/first-register',
    '/%61pi/users/first-register',
    '/api/users/first-register/',
    coded(path),
    ...Array.from(path, (_letter, at) => path.slice(0, at) + coded(path.slice(at))),
  ]
  for (const spelling of spellings) expect([spelling, pathOf(spelling)]).toEqual([spelling, path])
  expect(pathOf('/admin/%63reate-first-user')).toBe('/admin/create-first-user')
})

test('an address that can only be meant to confuse has no normal form', () => {
  const treacherous = [
    '',
    '*',
    'api/users',
    'http://localhost:3001/api/users',
    '//api/users',
    '/api//users',
    '/api/users//',
    '/api/./users',
    '/api/../users',
    '/api/x/..',
    '/api/.',
    '/api/%2e/users',
    '/api/%2e%2e/users',
    '/api/.%2E/users',
    '/.git/config',
    '/api%2fusers',
    '/api/users%2flogin',
    '/api\\users',
    '/api%5cusers',
    '/api/users%255clogin',
    '/api/users/logi%256e',
    '/api/users/login%25',
    '/api/users/login;a=b',
    '/api/users;a=b/login',
    '/api/users/login%3ba',
    '/api/users/login%3f',
    '/api/users/login%23',
    '/api/users/login#x',
    '/api/users/login?x#y',
    '/api/users/login%00',
    '/api/users/login%0d%0a',
    '/api/users/login%7f',
    '/api/users/login%20',
    '/api/users/login ',
    '/api/users/login\t',
    '/api/users/%6',
    '/api/users/%zz',
    '/api/users/%',
    '/api/users/%c0%ae%c0%ae/x',
    '/api/users/%e0%80%ae',
    '/api/users/l%c3%b8gin',
    '/api/users/løgin',
    '/api/users/%ef%bd%8cogin',
    '/api/users/login+x',
    "/api/users/login'",
    '/api/users/<script>',
  ]
  for (const raw of treacherous) expect([raw, normalTarget(raw)]).toEqual([raw, null])
})

test('a query keeps its encodings and is never taken for the path', () => {
  expect(normalTarget('/api/media?where%5Bid%5D=1&a=%2e%2e%2f//;x')).toEqual({
    path: '/api/media',
    query: '?where%5Bid%5D=1&a=%2e%2e%2f//;x',
  })
  expect(normalTarget('/admin?/../api/users/login')).toEqual({
    path: '/admin',
    query: '?/../api/users/login',
  })
})

test('upper case is another address', () => {
  expect(pathOf('/API/Users/LOGIN')).toBe('/API/Users/LOGIN')
})
