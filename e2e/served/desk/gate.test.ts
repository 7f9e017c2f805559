import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE, internalAuthorization } from '@noren/contract/enquiry/handover'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { type Cms, startCms } from '../../support/cms.ts'
import { FIRST_ACCOUNT, makeFirstAccount, openSetup } from '../../support/first-account.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { exchange } from '../../support/fuzz/connection.ts'
import { FINDS } from '../../support/fuzz/finds.ts'
import { search } from '../../support/fuzz/search.ts'
import { faultsOf } from '../../support/fuzz/verdict.ts'
import { deskZone } from '../../support/fuzz/zones.ts'
import { type RawAnswer, rawRequest } from '../../support/raw-http.ts'

/** No program listens there: these tests need no site. */
const NO_SITE = 'http://127.0.0.1:9'
const JSON_TYPE = { 'Content-Type': 'application/json' }

const SPELLINGS = [
  '/api/users/first-register',
  '/api/users/first%2dregister',
  '/api/%75sers/first-register',
  '/%61%70%69/users/first-register',
  '/api/users/./first-register',
  '/api/x/../users/first-register',
  '/api/users/%2e/first-register',
  '//api/users/first-register',
  '/api//users/first-register',
  '/api\\users\\first-register',
  '/api/users/first-register/',
  '/api/users/first-register;a=b',
  '/api/users/first-register?x=1',
  '/api/users/First-Register',
  '/API/users/first-register',
  '/api/users/first%252dregister',
  '/api/users%2ffirst-register',
  '/api/users/first-register%00',
  'http://localhost/api/users/first-register',
]

let cms: Cms
let data: Awaited<ReturnType<typeof temporaryFolder>>
let staff: Record<string, string>

const send = (method: string, target: string, headers = {}, body: string | Buffer = '') =>
  rawRequest({ port: cms.port, method, target, headers, body })

const signIn = (password: string, target = '/api/users/login') =>
  send('POST', target, JSON_TYPE, JSON.stringify({ ...FIRST_ACCOUNT, password }))

beforeAll(async () => {
  data = await temporaryFolder()
  cms = await startCms(data.path, NO_SITE)
})
afterAll(async () => {
  await cms.stop()
  await data[Symbol.asyncDispose]()
})

test(
  'a stranger cannot make the first account, however the address is spelled',
  proves('L16'),
  async () => {
    const account = JSON.stringify({ ...FIRST_ACCOUNT, email: 'evil@example.jp' })
    for (const target of SPELLINGS) {
      for (const forwarded of [{}, { 'X-Forwarded-For': '127.0.0.1' }, { 'X-Real-IP': '::1' }]) {
        const { status } = await send('POST', target, { ...JSON_TYPE, ...forwarded }, account)
        expect([target, [400, 404].includes(status)]).toEqual([target, true])
      }
    }
    for (const target of ['/admin/create-first-user', '/admin/%63reate-first-user']) {
      expect((await send('GET', target)).status).toBe(404)
    }
    // The link still opens the form, which exists only without an account: so no account was made.
    const cookie = await openSetup(cms)
    staff = await makeFirstAccount(cms)
    const again = await send('POST', '/api/users/first-register', { ...JSON_TYPE, cookie }, account)
    expect(again.status).toBe(404)
  },
)

test('an anonymous upload is refused before its body is read', async () => {
  const twentyMegabytes = { 'Content-Length': String(20 * 1024 * 1024) }
  const form = { 'Content-Type': 'multipart/form-data; boundary=x', ...twentyMegabytes }
  for (const headers of [
    form,
    { ...form, Expect: '100-continue' },
    { ...form, Cookie: 'noren-token=made.up.token' },
    { ...form, Authorization: 'JWT made.up.token' },
    { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
  ]) {
    for (const target of ['/api/media', '/api/restaurants', '/api/users', '/admin']) {
      const { status, head } = await send('POST', target, headers)
      expect([target, status]).toEqual([target, 401])
      expect(head).toMatch(/^connection: close$/im)
    }
  }
})

test('/api/access is only for signed-in staff', async () => {
  expect((await send('GET', '/api/access')).status).toBe(401)
  expect((await send('GET', '/api/access', staff)).status).toBe(200)
})

test('an upgrade never reaches Next', proves('H17'), async () => {
  for (const target of ['/admin', '/_next/webpack-hmr', '/api/users/me']) {
    const { status } = await send('GET', target, { Connection: 'Upgrade', Upgrade: 'websocket' })
    expect(status).toBe(400)
  }
})

test(
  'a bad search gets a 400 with a sentence, in the API and on the pages',
  proves('L18'),
  async () => {
    for (const query of [
      'where[or]=1',
      'where[name][nonsense]=1',
      'where[nofield][equals]=1',
      'where[name][near]=1',
      'where[name][equals][a]=b',
      'where[id][in]=a,b',
      'where[listedSince][greater_than]=notadate',
      'where[mainPhoto][equals]=abc',
      'where[gallery][equals]=abc',
      "where[name'--][equals]=1",
      'where[__proto__][equals]=1',
      `where${'[or][0]'.repeat(40)}[name][equals]=1`,
      'sort=name;drop',
      'limit=1.5',
      'limit=Infinity',
      'page=1e99',
      'depth=deep',
      'locale=xx',
      'where[name][equals]=%00',
    ]) {
      const target = `/api/restaurants?${query.replace(/ /g, '%20')}`
      expectSentence(query, await send('GET', target, staff))
    }
    expect((await send('GET', '/admin/collections/restaurants?where[or]=1', staff)).status).toBe(
      400,
    )
    expect((await send('GET', '/api/restaurants?where[name][equals]=x', staff)).status).toBe(200)
  },
)

test('a search sent as a form, as one too long for an address is, finds what it asks for', async () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }
  const search = { ...staff, ...form, 'X-Payload-HTTP-Method-Override': 'GET' }
  for (const [email, found] of [
    [FIRST_ACCOUNT.email, 1],
    ['nobody@example.jp', 0],
  ] as const) {
    const query = `where[email][equals]=${email}&depth=0&locale=ja`
    const { body } = await send('POST', '/api/users', search, query)
    expect(JSON.parse(body).totalDocs).toBe(found)
  }
  expectSentence('locale', await send('POST', '/api/users', search, 'limit=1&locale=fr'))
})

test(
  'a body that does not match its type gets a 400 with a sentence',
  proves('I08', 'I10'),
  async () => {
    const file =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="NAME"\r\n\r\nRIFF\r\n'
    const bodies: [string, string, Record<string, string>, string][] = [
      ['no end', '/api/media', { 'Content-Type': 'multipart/form-data; boundary=x' }, file],
      [
        'NUL',
        '/api/media',
        { 'Content-Type': 'multipart/form-data; boundary=x' },
        `${file.replace('NAME', 'a\0.webp')}--x--\r\n`,
      ],
      ['url', '/api/media', JSON_TYPE, '{"url":"http://127.0.0.1:9/x.webp","filename":"x.webp"}'],
      ['cut', '/api/restaurants', JSON_TYPE, '{"name":'],
      ['null', '/api/restaurants', JSON_TYPE, 'null'],
      ['NUL text', '/api/globals/cta', JSON_TYPE, '{"title":"a\\u0000b"}'],
      ['type', '/api/globals/cta', { 'Content-Type': 'text/plain' }, '{}'],
      ['draft', '/api/restaurants?draft=true', JSON_TYPE, '{"mainPhoto":"abc"}'],
      ['date', '/api/restaurants?draft=true', JSON_TYPE, '{"listedSince":"never"}'],
      ['gone', '/api/restaurants?draft=true', JSON_TYPE, '{"mainPhoto":99999}'],
    ]
    for (const [name, target, type, body] of bodies) {
      expectSentence(name, await send('POST', target, { ...staff, ...type }, body))
    }
    const search = { ...staff, ...JSON_TYPE, 'X-Payload-HTTP-Method-Override': 'GET' }
    expectSentence('search', await send('POST', '/api/restaurants', search, '{"where":'))
  },
)

test('over plain http, on this machine, the desk does not insist on https', async () => {
  const { head } = await send('GET', '/admin/login')
  expect(head).not.toMatch(/^strict-transport-security:/im)
  expect(head).toMatch(/^x-frame-options: DENY$/im)
})

test('an address without a page is a 404, never an error', async () => {
  for (const target of [
    '/api/media/file/nothing.webp',
    '/api/restaurants/99999',
    '/api/restaurants/abc',
    '/api/globals/hero/versions/99999',
  ]) {
    expect([target, (await send('GET', target, staff)).status]).toEqual([target, 404])
  }
})

test('any bytes on a line get an answer or a refusal, and the desk goes on', async () => {
  const { Authorization = '' } = staff
  const zone = await deskZone(cms, data.path, { Authorization })
  for (const { was, ...sent } of FINDS.desk) {
    expect([was, faultsOf(sent, await exchange(zone, sent))]).toEqual([was, []])
  }
  const { connections, find } = await search(zone, zone.surface, {
    seconds: 4,
    seed: 20261201,
    stays: false,
    isWell: zone.isWell,
  })
  expect(find).toBeNull()
  expect(connections).toBeGreaterThan(20)
})

test('sign-ins whose body never arrives do not keep staff waiting', proves('L02'), async () => {
  const silent = Array.from({ length: 40 }, () => connect(cms.port, '127.0.0.1'))
  for (const socket of silent) {
    socket.on('error', () => {})
    socket.write(
      `POST /api/users/login HTTP/1.1\r\nHost: localhost:${cms.port}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    )
  }
  expect((await signIn(FIRST_ACCOUNT.password)).status).toBe(200)
  for (const socket of silent) socket.destroy()
})

test('no spelling of the sign-in gets a guess past the lock', proves('L02'), async () => {
  const spellings = ['login', 'logi%6e', '%6cogin', 'LOGIN', 'login/', './login', 'x/../login']
  const guesses = spellings.flatMap((name) =>
    Array.from({ length: 6 }, () => signIn('a wrong guess', `/api/users/${name}`)),
  )
  const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status))
  for (const status of statuses) expect([400, 401, 404, 429]).toContain(status)
  for (const name of spellings) {
    const { status } = await signIn(FIRST_ACCOUNT.password, `/api/users/${name}`)
    expect([name, [400, 401, 404].includes(status)]).toEqual([name, true])
  }
})

/** Expects a rejection with a sentence for the sender. */
function expectSentence(name: string, { status, body }: RawAnswer): void {
  expect([name, status]).toEqual([name, 400])
  expect(body).toMatch(/"message":"[^"\\]*\S+/)
  expect(body).not.toContain('Something went wrong')
}

test(
  'a program of this machine learns whether the desk runs and can do its job; no one else does',
  proves('X07'),
  async () => {
    const token = (await readFile(join(data.path, INTERNAL_TOKEN_FILE), 'utf8')).trim()
    const headers = { Authorization: internalAuthorization(token) }
    const said = async (target: string) => {
      const answer = await fetch(`${cms.origin}${target}`, { headers })
      return [answer.status, await answer.text()]
    }
    expect(await said('/healthz')).toEqual([200, 'ok\n'])
    expect(await said('/readyz')).toEqual([200, 'ready\n'])
    const [, health] = await said('/healthz?verbose')
    expect(JSON.parse(String(health))).toMatchObject({ status: 'ok', leadsHere: true })
    const [, readiness] = await said('/readyz?verbose')
    expect(JSON.parse(String(readiness))).toEqual({
      status: 'ready',
      reasons: [],
      notes: expect.any(Array),
    })
    for (const target of ['/healthz', '/readyz', '/readyz?verbose']) {
      const { status } = await send('GET', target)
      const { status: forwarded } = await send('GET', target, {
        ...headers,
        'X-Forwarded-For': '127.0.0.1',
      })
      expect([target, status, forwarded]).toEqual([target, 404, 404])
    }
  },
)
