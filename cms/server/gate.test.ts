import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { ADDRESSES } from '../test/addresses.ts'
import { ask, ORIGIN, type Sent, SIGNED_IN, TOKEN } from '../test/ask-gate.ts'
import { idOf } from '../test/received.ts'
import { setupLink } from './setup-link.ts'

const ENQUIRY = `/api/enquiries/${idOf(1)}`

test('the desk answers only under its own address', async () => {
  expect(await ask('GET', '/admin')).toBeNull()
  expect(await ask('GET', '/admin', { host: 'evil.example' })).toBe(421)
  expect(await ask('POST', '/api/users/login', { host: '127.0.0.1:3001' })).toBe(421)
  expect(await ask('GET', '/admin?x=1', { host: '127.0.0.1:3001' })).toBe(307)
})

test('a body in pieces is announced in one way (attack 9)', async () => {
  const sent = (encoding: string) =>
    ask('POST', '/api/users/login', { 'transfer-encoding': encoding })
  expect([await sent('chunked'), await sent('Chunked')]).toEqual([null, null])
  for (const other of ['identity', 'chunked, chunked', 'identity, chunked', '', 'gzip, chunked']) {
    expect([other, await sent(other)]).toEqual([other, 400])
  }
})

test('the desk refuses to be expected to do anything but to take a body', async () => {
  const sent = (expect: string) => ask('POST', '/api/users/login', { expect })
  expect([await sent('100-continue'), await sent('100-Continue')]).toEqual([null, null])
  expect([await sent('x'), await sent('200-ok')]).toEqual([417, 417])
})

test('no request can change to another protocol', proves('H17'), async () => {
  expect(await ask('GET', '/admin', { upgrade: 'websocket' })).toBe(400)
})

test('only staff set up a second factor, sign someone out or make a link, and only from the desk itself', async () => {
  for (const path of [
    '/api/users/second-factor/begin',
    '/api/users/second-factor/confirm',
    '/api/users/3/second-factor/remove',
    '/api/users/3/sign-out',
    '/api/users/3/link',
  ]) {
    expect(await ask('POST', path)).toBe(401)
    expect(await ask('POST', path, SIGNED_IN)).toBeNull()
    expect(await ask('GET', path, SIGNED_IN)).toBe(404)
    expect(await ask('POST', path, { ...SIGNED_IN, 'sec-fetch-site': 'cross-site' })).toBe(403)
  }
})

test(
  'only staff on the desk itself get a preview, and only of content',
  proves('V07'),
  async () => {
    for (const path of ['/api/restaurants/3/preview?locale=ja', '/api/globals/hero/preview']) {
      expect(await ask('GET', path)).toBe(401)
      expect(await ask('GET', path, SIGNED_IN)).toBeNull()
      expect(await ask('GET', path, { ...SIGNED_IN, 'sec-fetch-site': 'cross-site' })).toBe(403)
      expect(await ask('GET', path, { ...SIGNED_IN, 'sec-fetch-site': 'same-site' })).toBe(403)
      expect(await ask('POST', path, SIGNED_IN)).toBe(404)
    }
    expect(await ask('GET', '/api/restaurants/3/page', SIGNED_IN)).toBeNull()
    expect(await ask('GET', '/api/nothing/3/preview', SIGNED_IN)).toBe(404)
  },
)

test(
  'a request that another site makes with a member of staff’s browser is refused',
  proves('L09', 'L10'),
  async () => {
    const foreign: Sent[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-site', origin: ORIGIN },
      { 'sec-fetch-site': 'cross-site', origin: ORIGIN },
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    ]
    for (const headers of foreign) {
      expect([headers, await ask('POST', '/api/users/login', headers)]).toEqual([headers, 403])
      expect([headers, await ask('GET', '/admin/logout', headers)]).toEqual([headers, 403])
    }
    expect(await ask('POST', '/api/users/login', { origin: ORIGIN })).toBeNull()
    expect(await ask('POST', '/api/users/login', { 'sec-fetch-site': 'same-origin' })).toBeNull()
    expect(await ask('POST', '/api/users/login')).toBeNull()
    expect(await ask('GET', '/admin/logout', { 'sec-fetch-site': 'same-origin' })).toBeNull()
  },
)

test('a stranger opens the link of an invitation and joins with it, and only from the desk itself', async () => {
  expect(await ask('GET', '/admin/join')).toBeNull()
  expect(await ask('POST', '/admin/join')).toBe(401)
  for (const path of ['/api/users/join', '/api/users/join/look']) {
    expect(await ask('POST', path)).toBeNull()
    expect(await ask('GET', path)).toBe(404)
    expect(await ask('POST', path, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  }
})

test('an address the desk does not need does not exist, signed in or not', async () => {
  for (const [method, path] of [
    ['POST', '/api/graphql'],
    ['GET', '/api/graphql-playground'],
    ['GET', '/_next/image?url=http://169.254.169.254/'],
    ['GET', '/_next/data/x.json'],
    ['GET', '/api/payload-jobs/run'],
    ['GET', '/api/payload-migrations'],
    ['GET', '/api/payload-preferences'],
    ['POST', '/api/users/forgot-password'],
    ['POST', '/api/users/reset-password'],
    ['POST', '/api/users/verify/x'],
    ['GET', '/api/users/init'],
    ['GET', '/admin/forgot'],
    ['GET', '/admin/reset/token'],
    ['GET', '/api/og'],
    ['GET', '/api/nothing'],
    ['GET', '/api/restaurants/count'],
    ['GET', '/api/enquiries/versions'],
    ['POST', `${ENQUIRY}/presence`],
    ['POST', '/api/users/1/duplicate'],
    ['GET', '/api/media/paste-url'],
    ['PUT', '/api/restaurants/1'],
    ['GET', `${ENQUIRY}/table`],
    ['POST', '/api/restaurants/1/table'],
    ['DELETE', '/api/restaurants/1/translations'],
    ['PATCH', '/api/restaurants/1/menu'],
    ['POST', '/api/solutions/1/menu'],
    ['GET', '/admin/menu/shiobi'],
    ['OPTIONS', '/api/restaurants'],
    ['TRACE', '/admin'],
    ['DELETE', '/admin'],
    ['GET', '/'],
    ['POST', '/api/users/LOGIN'],
    ['POST', '/API/users/login'],
    ['GET', '/Admin'],
  ] as const) {
    expect([path, await ask(method, path)]).toEqual([path, 404])
    expect([path, await ask(method, path, SIGNED_IN)]).toEqual([path, 404])
  }
})

/** What the gate answers to a stranger and to staff, once there is an account. */
const PASSES = {
  anyone: [null, null],
  staff: [401, null],
  founder: [404, 404],
  program: [404, 404],
} as const

test('of all addresses, a stranger reaches only those for anyone, and staff also theirs', async () => {
  const staff = { ...SIGNED_IN, 'content-length': '2' }
  for (const { who, method, path } of ADDRESSES) {
    const example = path
      .replace(/:id/g, idOf(1))
      .replace(':key', 'restaurants-list')
      .replace(/:file\+?/, 'a-b.webp')
    for (const way of method === 'GET' ? ['GET', 'HEAD'] : [method]) {
      const answers = [await ask(way, example), await ask(way, example, staff)]
      expect([way, example, ...answers]).toEqual([way, example, ...PASSES[who]])
    }
  }
})

test('a search in the body of a POST counts as a read', async () => {
  const search = { ...SIGNED_IN, 'x-payload-http-method-override': 'GET' }
  expect(await ask('POST', '/api/restaurants', search)).toBeNull()
  expect(await ask('POST', '/api/users/login', search)).toBe(404)
  expect(await ask('POST', '/api/users/first-register', search, { hasAccount: false })).toBe(404)
})

test(
  'a stranger reaches no server function, whatever method the request claims to have',
  proves('L20'),
  async () => {
    for (const name of ['x-http-method-override', 'x-payload-http-method-override']) {
      for (const path of ['/admin', '/admin/login', '/admin/account', '/admin/menu/1']) {
        const headers = { [name]: 'GET', 'next-action': '40c9', 'content-type': 'text/plain' }
        expect([name, path, await ask('POST', path, headers)]).toEqual([name, path, 401])
        expect([name, path, await ask('POST', path, { ...headers, ...SIGNED_IN })]).toEqual([
          name,
          path,
          null,
        ])
      }
      expect(await ask('POST', '/_next/static/chunks/a.js', { [name]: 'GET' })).toBe(404)
      expect(
        await ask('POST', '/metrics', { [name]: 'GET', authorization: `Bearer ${TOKEN}` }),
      ).toBe(404)
      const founding = { hasAccount: false }
      expect(await ask('POST', '/admin/create-first-user', { [name]: 'GET' }, founding)).toBe(404)
      expect(await ask('POST', '/admin/login', { [name]: 'GET' }, founding)).toBe(401)
    }
  },
)

test('whoever has the link makes the first account, once, from anywhere', async () => {
  const founding = { hasAccount: false }
  const link = new URL(setupLink(ORIGIN)).pathname
  const cookie = `noren-setup=${link.slice('/setup/'.length)}`
  const first = [
    ['GET', '/admin/create-first-user'],
    ['POST', '/admin/create-first-user'],
    ['POST', '/api/users/first-register'],
  ] as const
  for (const [method, path] of first) {
    for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }, { cookie: 'noren-setup=x' }]) {
      expect(await ask(method, path, headers, founding)).toBe(404)
    }
    expect(await ask(method, path, { cookie }, founding)).toBeNull()
    expect(await ask(method, path, { cookie, 'x-forwarded-for': '9.9.9.9' }, founding)).toBeNull()
    expect(await ask(method, path, { cookie })).toBe(404)
  }
  expect(await ask('GET', link, {}, founding)).toBe(200)
  expect(await ask('GET', link)).toBe(404)
  expect(await ask('GET', `${link}x`, {}, founding)).toBe(404)
  expect(await ask('GET', '/setup/x', {}, founding)).toBe(404)
})

test('a body larger than any upload is refused before it arrives', proves('I08'), async () => {
  const large = { ...SIGNED_IN, 'content-length': String(27 * 1024 * 1024) }
  expect(await ask('POST', '/api/media', large)).toBe(413)
  expect(await ask('POST', '/api/restaurants', large)).toBe(413)
})

test('a preference of the desk cannot store files', proves('I08'), async () => {
  const path = '/api/payload-preferences/restaurants-list'
  const long = (length: number) => ({ ...SIGNED_IN, 'content-length': String(length) })
  expect(await ask('POST', path, long(2000))).toBeNull()
  expect(await ask('POST', path, long(33 * 1024))).toBe(413)
  expect(await ask('POST', path, { ...SIGNED_IN, 'transfer-encoding': 'chunked' })).toBe(413)
  expect(await ask('GET', path, SIGNED_IN)).toBeNull()
})
