import { connect as connectHttp2 } from 'node:http2'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/testing/ports.ts'
import { temporaryFolder } from '../support/folders.ts'
import { BEHIND_A_PROXY, PROXIES, startProxy } from '../support/proxied.ts'
import { rawRequest } from '../support/raw-http.ts'
import { startSite } from '../support/site.ts'
import { startStandIn } from '../support/stand-in-node.ts'

const HOST = 'www.example.jp'
const SUBMIT = '/api/contact-submission/create-submission'
const ENQUIRY = { 'Content-Type': 'application/json', Origin: `https://${HOST}` }
const BODY = JSON.stringify({
  name: 'Hanako',
  phone: '0460001234',
  email: 'a@example.jp',
  subject: 'Table',
  message: 'For two',
})

const ask = (port: number, target: string, headers: Record<string, string> = {}) =>
  rawRequest({ port, secureName: HOST, method: 'GET', target, headers: { Host: HOST, ...headers } })

const send = (port: number) =>
  rawRequest({
    port,
    secureName: HOST,
    method: 'POST',
    target: SUBMIT,
    headers: { Host: HOST, ...ENQUIRY },
    body: BODY,
  })

for (const name of PROXIES) {
  test(`${name} sends an enquiry only once, even if its node never responds`, async () => {
    await using first = await startStandIn((response) => response.destroy())
    await using second = await startStandIn((response) => response.destroy())
    await using proxy = await startProxy(name, { sites: [first.port, second.port] })
    expect((await send(proxy.port)).status).toBe(502)
    expect([...first.arrived, ...second.arrived].map(({ method }) => method)).toEqual(['POST'])
  })

  test(`${name} sends every enquiry and page to the node that is available`, async () => {
    await using data = await temporaryFolder()
    const site = await startSite(data.path, BEHIND_A_PROXY)
    await using proxy = await startProxy(name, { sites: [await freePort(), site.port] })
    for (let sent = 0; sent < 4; sent++) expect((await send(proxy.port)).status).toBe(201)
    for (const page of ['/', '/ja', '/about', '/ja/about', '/restaurants']) {
      expect([page, (await ask(proxy.port, page)).status]).toEqual([page, 200])
    }
    await site.stop()
  })

  test(`${name} shows a page from another node when one drops the connection`, async () => {
    await using broken = await startStandIn((response) => response.destroy())
    await using whole = await startStandIn((response) => response.end('whole'))
    await using proxy = await startProxy(name, { sites: [broken.port, whole.port] })
    for (const page of ['/1', '/2', '/3', '/4']) {
      const { status, body } = await ask(proxy.port, page)
      expect([page, status, body]).toEqual([page, 200, expect.stringContaining('whole')])
    }
    expect(broken.arrived.length).toBeGreaterThan(0)
  })

  test(`${name} gives SITE the visitor’s real address, whatever the headers say, and passes the path on unchanged`, async () => {
    await using node = await startStandIn((response) => response.end())
    await using proxy = await startProxy(name, { sites: [node.port] })
    const target = '/ja/a%2fb//%41/./?q=%20&%3C'
    await ask(proxy.port, target, {
      'X-Forwarded-For': '203.0.113.7',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'http',
      'X-Real-IP': '203.0.113.7',
      Forwarded: 'for=203.0.113.7;host=evil.example',
    })
    const [arrived] = node.arrived
    expect(arrived?.target).toBe(target)
    expect(arrived?.headers).toMatchObject({
      host: HOST,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    })
    for (const header of ['forwarded', 'x-forwarded-host', 'x-real-ip']) {
      expect([header, arrived?.headers[header] ?? '']).not.toEqual([
        header,
        expect.stringMatching(/203|evil/),
      ])
    }
  })

  test(`${name} answers only for our own names, and each redirects to www over https`, async () => {
    await using node = await startStandIn((response) => response.end('page'))
    await using proxy = await startProxy(name, { sites: [node.port] })
    const { port, plainPort } = proxy
    const redirect = (head: string) => /\r\nLocation: (\S+)/i.exec(head)?.[1]?.replace(/:\d+/, '')
    for (const own of [HOST, 'example.jp']) {
      const headers = { Host: own }
      const plain = await rawRequest({ port: plainPort, method: 'GET', target: '/ja?a=b', headers })
      expect([plain.status, redirect(plain.head)]).toEqual([
        expect.any(Number),
        `https://${own}/ja?a=b`,
      ])
      expect([301, 308]).toContain(plain.status)
    }
    const apex = { port, secureName: 'example.jp', method: 'GET', headers: { Host: 'example.jp' } }
    const { status, head } = await rawRequest({ ...apex, target: '/ja?a=b' })
    expect([status, redirect(head)]).toEqual([301, `https://${HOST}/ja?a=b`])
    expect(head).toMatch(/^Strict-Transport-Security: max-age=63072000\r?$/m)

    expect((await ask(port, '/', { Host: 'evil.example' })).status).toBe(421)
    const foreign = { port, secureName: 'evil.example', headers: { Host: 'evil.example' } }
    await expect(rawRequest({ ...foreign, method: 'GET', target: '/' })).rejects.toThrow()
    expect(node.arrived).toEqual([])
  })

  test(`${name} speaks HTTP/2`, async () => {
    await using node = await startStandIn((response) => response.end('page'))
    await using proxy = await startProxy(name, { sites: [node.port] })
    const session = connectHttp2(`https://127.0.0.1:${proxy.port}`, {
      servername: HOST,
      rejectUnauthorized: false,
    })
    const stream = session.request({ ':path': '/ja', ':authority': HOST })
    const status = await new Promise((resolve, reject) => {
      stream.on('response', (headers) => resolve(headers[':status'])).on('error', reject)
    })
    session.destroy()
    expect([status, node.arrived[0]?.headers.host]).toEqual([200, HOST])
  })
}

test('nginx sends an enquiry to another node when one dies with it, if the nodes share their enquiries', async () => {
  await using dying = await startStandIn((response) => response.destroy())
  await using whole = await startStandIn((response, { body }) => response.end(body))
  const sites = [dying.port, whole.port]
  await using proxy = await startProxy('nginx', { sites, sharedSpool: true })
  for (let sent = 0; sent < 4; sent++) {
    const { status, body } = await send(proxy.port)
    expect([status, body]).toEqual([200, expect.stringContaining(BODY)])
  }
  expect(dying.arrived.length).toBeGreaterThan(0)
  expect(whole.arrived).toHaveLength(4)
})
