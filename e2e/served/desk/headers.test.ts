import { afterAll, beforeAll, expect, test } from 'vitest'
import { observatory } from '../../../scripts/testing/observatory.ts'
import { type Cms, startCms } from '../../support/cms.ts'
import { FIRST_ACCOUNT, makeFirstAccount } from '../../support/first-account.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { headersIn, type RawAnswer, rawRequest } from '../../support/raw-http.ts'
import { tokenIn } from '../../support/session-token.ts'

/** No program listens there: these tests need no site. */
const NO_SITE = 'http://127.0.0.1:9'
const HOST = 'desk.example.jp'
const SITE_ORIGIN = 'https://www.example.jp'
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Headers of every response. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-robots-tag': 'noindex, nofollow',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

const POLICY = [
  "default-src 'none'",
  expect.stringMatching(/^script-src 'self' 'nonce-[\w+/]{22}=='$/),
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  `frame-src 'self' ${SITE_ORIGIN}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
]

let cms: Cms
let staff: Record<string, string>
let folder: Awaited<ReturnType<typeof temporaryFolder>>

beforeAll(async () => {
  folder = await temporaryFolder()
  cms = await startCms(folder.path, NO_SITE, {
    CMS_ORIGIN: `https://${HOST}`,
    ORIGIN: SITE_ORIGIN,
  })
  staff = await makeFirstAccount(cms, HOST)
})
afterAll(async () => {
  await cms.stop()
  await folder[Symbol.asyncDispose]()
})

const ask = (method: string, target: string, headers: Record<string, string> = {}, body = '') =>
  rawRequest({ port: cms.port, method, target, headers: { Host: HOST, ...headers }, body })

/** The headers of a response; one sent twice has both values. */
function headersOf({ head }: RawAnswer): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const line of head.split('\r\n').slice(1)) {
    const [name = '', value = ''] = line.split(/:\s*(.*)/s)
    const known = headers[name.toLowerCase()]
    headers[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`
  }
  return headers
}

const policyOf = (answer: RawAnswer): string[] =>
  headersOf(answer)['content-security-policy']?.split('; ') ?? []

test('every response of the desk has its security headers: pages, calls, files and rejections', async () => {
  const page = await ask('GET', '/admin/login')
  const script = /src="(\/_next\/static\/[^"]+\.js[^"]*)"/.exec(page.body)?.[1] ?? ''
  const answers: [string, number, RawAnswer][] = [
    ['a page', 200, page],
    ['a script', 200, await ask('GET', script)],
    ['a call', 200, await ask('GET', '/api/users/me', staff)],
    ['a page that is not there', 404, await ask('GET', '/nothing')],
    ['a call without a right', 401, await ask('GET', '/api/restaurants')],
    ['another site’s call', 403, await ask('POST', '/api/users/login', { Origin: 'null' })],
    ['another name', 421, await ask('GET', '/admin', { Host: 'evil.example' })],
    ['an unusable address', 400, await ask('GET', '/admin/%00')],
  ]
  for (const [what, status, answer] of answers) {
    expect([what, answer.status]).toEqual([what, status])
    expect(headersOf(answer), what).toMatchObject(ALWAYS)
    expect([what, policyOf(answer)]).toEqual([what, POLICY])
    expect(headersOf(answer), what).not.toHaveProperty('x-powered-by')
  }
})

test('the sign-in has 120 points of MDN’s Observatory', async () => {
  const { head, body } = await ask('GET', '/admin/login')
  const page = { origin: `https://${HOST}`, headers: headersIn(head), html: body }
  // The editor writes styles inline, Next names its scripts by a nonce, and nobody preloads a desk.
  expect(observatory({ ...page, fromHttp: null, isPreloaded: false })).toMatchObject({
    score: 120,
    points: { policy: 0, referrer: 5, transport: 0, integrity: 0, framing: 5, isolation: 10 },
  })
})

test('also what is no HTTP, and what the desk cannot expect, is refused with headers', async () => {
  const noHttp = await ask('G ET', '/admin')
  expect([noHttp.status, headersOf(noHttp)]).toEqual([
    400,
    {
      connection: 'close',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': '0',
    },
  ])
  const odd = await ask('GET', '/admin', { Expect: 'more' })
  expect(odd.status).toBe(417)
  expect(headersOf(odd)).toMatchObject(ALWAYS)
})

test('every script of a page has the nonce of its response, and no two responses share one', async () => {
  const nonces = new Set<string>()
  for (let visit = 0; visit < 3; visit++) {
    const page = await ask('GET', '/admin/login')
    const [, nonce = ''] =
      /'nonce-([^']+)'/.exec(headersOf(page)['content-security-policy'] ?? '') ?? []
    const inline = page.body.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? []
    expect(inline.length).toBeGreaterThan(0)
    expect(inline.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
})

test('no browser or cache stores a page with what staff see', async () => {
  for (const target of ['/admin', '/admin/collections/enquiries', '/admin/collections/users']) {
    const page = await ask('GET', target, staff)
    expect([target, page.status]).toEqual([target, 200])
    expect([target, headersOf(page)['cache-control']]).toEqual([
      target,
      expect.stringMatching(/\bprivate\b.*\bno-store\b/),
    ])
  }
})

test('no browser or cache stores the response of a call, and signing out clears what the browser stored', async () => {
  const signedIn = await ask('POST', '/api/users/login', JSON_TYPE, JSON.stringify(FIRST_ACCOUNT))
  const leaving = { Authorization: `JWT ${tokenIn(signedIn.head)}` }
  for (const target of ['/api/users/me', '/api/restaurants', '/api/enquiries/export.csv']) {
    const answer = await ask('GET', target, staff)
    expect([target, answer.status]).toEqual([target, 200])
    expect([target, headersOf(answer)['cache-control']]).toEqual([target, 'no-store'])
  }
  const out = await ask('POST', '/api/users/logout', { ...leaving, ...JSON_TYPE })
  expect([out.status, headersOf(out)['clear-site-data']]).toEqual([200, '"cache", "storage"'])
  expect((await ask('GET', '/api/restaurants', leaving)).status).toBe(401)
})
