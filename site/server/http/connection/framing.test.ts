import { connect, type Socket } from 'node:net'
import { INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { collect, submit, VALID } from '../../testing/enquiry.ts'
import { head, sendRaw } from '../../testing/raw-socket.ts'
import { runSite } from '../../testing/running-site.ts'
import { LINE_LIMITS } from './node-server.ts'

const POST = 'POST /api/contact-submission/create-submission'
const TYPE = 'Content-Type: application/json'

test(
  'a request that could be read in two ways is refused and its connection closed (attack 9)',
  proves('H01', 'H02', 'H03', 'H04', 'H05', 'H06', 'H07', 'H08', 'H09', 'H10', 'H11'),
  async () => {
    await using site = await runSite()
    const chunked = 'Transfer-Encoding: chunked'
    const requests: [string, string][] = [
      ['H01', head(site.port, POST, TYPE, 'Content-Length: 5', chunked)],
      ['H02', head(site.port, POST, TYPE, 'Content-Length: 5', 'Content-Length: 6')],
      ['H03', head(site.port, POST, TYPE, 'Content-Length: +4')],
      ['H04', head(site.port, POST, TYPE, 'Transfer-Encoding: xchunked')],
      ['H04', head(site.port, POST, TYPE, 'Transfer-Encoding: identity')],
      ['H04', head(site.port, POST, TYPE, chunked, 'Transfer-Encoding: CHUNKED')],
      ['H04', head(site.port, POST, TYPE, 'Transfer-Encoding:')],
      ['H04', head(site.port, 'GET /', 'Transfer-Encoding: identity')],
      ['H05', head(site.port, POST, TYPE, 'Transfer-Encoding: chunked, identity')],
      ['H06', head(site.port, POST, TYPE, 'Transfer-Encoding : chunked')],
      ['H07', `GET / HTTP/1.1\nHost: localhost:${site.port}\n\n`],
      ['H08', head(site.port, 'GET /', 'X-A: b\r\n c: d')],
      ['H09', `${head(site.port, POST, TYPE, chunked)}0x4\r\nabcd\r\n0\r\n\r\n`],
      ['H10', `${head(site.port, POST, TYPE, chunked)}4\r\nabcdXX0\r\n\r\n`],
      ['H11', head(site.port, 'GET /', 'X-A: a\u0000b')],
    ]
    for (const [id, request] of requests) {
      const { status, closed } = await sendRaw(site.port, request)
      expect([id, status, closed]).toEqual([id, 400, true])
    }
    expect(await collect(site)).toEqual([])
  },
)

test.each([
  ['/', '/nothing', '/ja/contact', '/about'],
  ['/api/nothing', '/api/restaurant', '/api/contact-submission/create-submission'],
  ['/media/x', '/assets/film-abc.mp4', '/favicon.svg', '/robots.txt', '/..%2f'],
  [INTERNAL_CALLS.collect.path, INTERNAL_CALLS.acknowledge.path, '/healthz', '/csp-report'],
])(
  'a body in broken pieces is refused at every address: %s %s %s %s',
  proves('H09', 'H10'),
  async (...paths) => {
    await using site = await runSite()
    for (const path of paths) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
        for (const broken of ['4\r\nabcdXX0\r\n\r\n', '0x4\r\nabcd\r\n0\r\n\r\n']) {
          const request =
            head(site.port, `${method} ${path}`, 'Transfer-Encoding: chunked') + broken
          const { status, closed } = await sendRaw(site.port, request)
          expect([method, path, broken, status, closed]).toEqual([method, path, broken, 400, true])
        }
      }
    }
  },
)

test(
  'a body that is too large is refused at every address, and its connection closed',
  proves('E23', 'E24', 'E58'),
  async () => {
    await using site = await runSite()
    const size = 256 * 1024 + 1
    const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`
    const announced = `Content-Length: ${10 * 1024 * 1024}`
    for (const path of ['/', '/nothing', '/api/nothing', '/media/x', INTERNAL_CALLS.collect.path]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        for (const request of [
          head(site.port, `${method} ${path}`, announced),
          head(site.port, `${method} ${path}`, announced, 'Expect: 100-continue'),
          head(site.port, `${method} ${path}`, 'Transfer-Encoding: chunked') + chunk,
        ]) {
          const { status, closed, text } = await sendRaw(site.port, request)
          expect([method, path, status, closed]).toEqual([method, path, 413, true])
          expect(text).toContain('Content-Security-Policy')
        }
      }
    }
  },
)

test('a small unexpected body changes no answer', async () => {
  await using site = await runSite()
  const statuses = async (method: string, path: string) => {
    const request = head(site.port, `${method} ${path}`, 'Content-Length: 4', 'Connection: close')
    return (await sendRaw(site.port, `${request}abcd`)).status
  }
  expect(await statuses('GET', '/')).toBe(200)
  expect(await statuses('GET', '/')).toBe(200)
  expect(await statuses('POST', '/nothing')).toBe(404)
  expect(await statuses('DELETE', '/api/restaurant')).toBe(405)
  expect(await statuses('GET', '/favicon.svg')).toBe(200)
})

test('a request names our host, once, and a path', proves('H12', 'H13', 'H14', 'P17'), async () => {
  await using site = await runSite()
  const own = `Host: localhost:${site.port}`
  const requests: [string, string, number][] = [
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', `GET / HTTP/1.1\r\n${own}\r\n${own}\r\n\r\n`, 400],
    ['two different Hosts', `GET / HTTP/1.1\r\n${own}\r\nhost: evil.com\r\n\r\n`, 400],
    ['foreign Host', 'GET / HTTP/1.1\r\nHost: evil.com\r\n\r\n', 421],
    ['empty Host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n', 421],
    ['Host with an account', `GET / HTTP/1.1\r\nHost: x@localhost:${site.port}\r\n\r\n`, 421],
    ['absolute form', `GET http://evil.com/about HTTP/1.1\r\n${own}\r\n\r\n`, 400],
    ['asterisk form', `OPTIONS * HTTP/1.1\r\n${own}\r\n\r\n`, 400],
  ]
  for (const [name, request, status] of requests) {
    const answer = await sendRaw(site.port, request)
    expect([name, answer.status, answer.closed]).toEqual([name, status, true])
    expect(answer.text).not.toContain('evil')
  }
})

test('TRACE and CONNECT are refused', proves('H15', 'H16'), async () => {
  await using site = await runSite()
  const trace = await sendRaw(site.port, head(site.port, 'TRACE /', 'X-Secret: 1'))
  expect(trace.status).toBe(405)
  expect(trace.text).not.toContain('X-Secret')
  const tunnel = await sendRaw(site.port, head(site.port, 'CONNECT evil.com:443'))
  expect(tunnel.text).not.toContain(' 200 ')
  expect(tunnel.closed).toBe(true)
})

test('no protocol is upgraded', proves('H17'), async () => {
  await using site = await runSite()
  for (const protocol of ['websocket', 'h2c']) {
    const { status } = await sendRaw(
      site.port,
      head(site.port, 'GET /', 'Connection: Upgrade', `Upgrade: ${protocol}`),
    )
    expect([protocol, status]).toEqual([protocol, 400])
  }
})

test(
  'two thousand headers are refused or cut, and the site keeps running',
  proves('H18'),
  async () => {
    await using site = await runSite()
    const many = Array.from({ length: 2000 }, (_, index) => `a${index}: b`)
    const { status } = await sendRaw(site.port, head(site.port, 'GET /', ...many))
    expect(status).toBe(431)
    expect((await site.fetch('/')).status).toBe(200)
  },
)

test('a thousand idle connections do not make a visitor wait', proves('H19'), async () => {
  await using site = await runSite()
  const sockets = await Promise.all(
    Array.from(
      { length: 1000 },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(site.port, '127.0.0.1', () => resolve(socket))
          socket.on('error', reject)
        }),
    ),
  )
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await site.fetch('/about')).status),
  )
  expect(statuses).toEqual(Array(20).fill(200))
  for (const socket of sockets) socket.destroy()
})

test('TLS on the plain port is closed with an error', proves('H20'), async () => {
  await using site = await runSite()
  const hello = Buffer.from([0x16, 0x03, 0x01, 0x00, 0xa5, 0x01, 0x00, 0x00, 0xa1, 0x03, 0x03])
  const { status, closed } = await sendRaw(site.port, hello)
  expect([status, closed]).toEqual([400, true])
})

test(
  'a request whose body does not arrive ends within fifteen seconds',
  proves('E25', 'E26'),
  async () => {
    expect(LINE_LIMITS.requestTimeout).toBe(15_000)
    const limits = { headersTimeout: 1000, requestTimeout: 1500, connectionsCheckingInterval: 200 }
    await using site = await runSite({ lineLimits: { ...LINE_LIMITS, ...limits } })
    let drips = 0
    const request = head(site.port, POST, TYPE, 'Content-Length: 100')
    const dripping = new Promise<string>((resolve) => {
      const socket = connect(site.port, '127.0.0.1', () => socket.write(request))
      const drip = setInterval(() => socket.write(' ', () => drips++), 50)
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        clearInterval(drip)
        resolve(text)
      })
    })
    const silent = sendRaw(site.port, `${request}{"name":"a`)
    const [text, { status }] = await Promise.all([dripping, silent])
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(status).toBe(408)
    // Counted in drips of two seconds, since a busy machine delays those as well.
    expect(drips).toBeLessThan(40)
    expect(await collect(site)).toEqual([])
    expect((await submit(site, VALID)).status).toBe(201)
  },
)

test('a refused request still gets the security headers', async () => {
  await using site = await runSite()
  const { text } = await sendRaw(site.port, 'GET / HTTP/1.1\r\nHost: evil.com\r\n\r\n')
  expect(text).toContain('Cache-Control: no-store')
  expect(text).toContain('X-Content-Type-Options: nosniff')
  expect(text).toContain('X-Frame-Options: DENY')
  expect(text.toLowerCase()).not.toContain('\r\nserver:')
})
