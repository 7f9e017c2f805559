import { readFile } from 'node:fs/promises'
import { INTERNAL_CALLS, internalAuthorization } from '@noren/contract/enquiry/handover'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { PUBLIC_ORIGIN as ORIGIN, PER_MINUTE, PROXIES, startProxied } from '../support/proxied.ts'
import { type RawAnswer, rawRequest } from '../support/raw-http.ts'
import type { Site } from '../support/site.ts'

const HOST = new URL(ORIGIN).host
const SUBMIT = '/api/contact-submission/create-submission'
const COLLECT = `${INTERNAL_CALLS.collect.path}?limit=1`

const get = (port: number, target: string, headers: Record<string, string> = {}) =>
  rawRequest({ port, secureName: HOST, method: 'GET', target, headers: { Host: HOST, ...headers } })

/** Sends a request to SITE itself, as a program of this machine does. */
const getInside = ({ port }: Site, target: string, headers: Record<string, string>) =>
  rawRequest({ port, method: 'GET', target, headers: { Host: `127.0.0.1:${port}`, ...headers } })

/** Sends an enquiry from one of this machine's addresses. */
function send(
  port: number,
  from: string,
  message: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const enquiry = { name: 'Hanako', phone: '0460001234', email: 'a@example.jp', subject: 'Table' }
  return rawRequest({
    port,
    from,
    secureName: HOST,
    method: 'POST',
    target: SUBMIT,
    headers: { Host: HOST, Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...enquiry, message }),
  })
}

describe.each(PROXIES)('behind %s', (name) => {
  let proxied: Awaited<ReturnType<typeof startProxied>>
  beforeAll(async () => {
    proxied = await startProxied(name)
  })
  afterAll(() => proxied[Symbol.asyncDispose]())

  test(
    `behind ${name} enquiries are limited for each visitor, whatever address they claim`,
    proves('E51', 'E52'),
    async () => {
      const { proxy } = proxied
      for (let sent = 0; sent < PER_MINUTE; sent++) {
        expect((await send(proxy.port, '127.0.0.2', `Table ${sent}`)).status).toBe(201)
      }
      for (const claim of ['203.0.113.7', '127.0.0.1', '203.0.113.7, 127.0.0.1', 'nonsense']) {
        const forged = { 'X-Forwarded-For': claim }
        const { status, head } = await send(proxy.port, '127.0.0.2', `As ${claim}`, forged)
        expect([claim, status, head.includes('\r\nRetry-After: ')]).toEqual([claim, 429, true])
      }
      expect((await send(proxy.port, '127.0.0.3', 'Another table')).status).toBe(201)
    },
  )

  test(`behind ${name} pages carry the public address, and requests for other names are rejected`, async () => {
    const { proxy } = proxied
    const { status, head, body } = await get(proxy.port, '/ja/about')
    expect(status).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/ja/about"`)
    expect(body).not.toContain(`:${proxy.port}`)
    expect(head).toContain('\r\nStrict-Transport-Security: ')
    expect((await get(proxy.port, '/', { Host: 'evil.example' })).status).toBe(421)
    const redirect = await get(proxy.port, '/jp/about')
    expect([redirect.status, redirect.head]).toEqual([
      301,
      expect.stringMatching(/\r\nLocation: \/ja\/about\r\n/i),
    ])
  })

  test(`behind ${name} only our own pages can send an enquiry`, async () => {
    const { proxy } = proxied
    for (const Origin of ['https://evil.example', `http://${HOST}`, 'null']) {
      expect((await send(proxy.port, '127.0.0.4', `From ${Origin}`, { Origin })).status).toBe(403)
    }
    expect((await send(proxy.port, '127.0.0.4', 'From the form')).status).toBe(201)
  })

  test(`through ${name} no one reaches the calls for this machine, not even with the token`, async () => {
    const { site, proxy, token } = proxied
    const headers = { Authorization: internalAuthorization(token) }
    expect((await send(proxy.port, '127.0.0.5', 'For the inbox')).status).toBe(201)
    const targets = [COLLECT, COLLECT.replace('/i', '/%69')]
    for (const target of targets) {
      const { status, body } = await get(proxy.port, target, headers)
      expect([target, [400, 404].includes(status), body.includes('a@example.jp')]).toEqual([
        target,
        true,
        false,
      ])
    }
    const inside = await getInside(site, COLLECT, headers)
    expect([inside.status, inside.body]).toEqual([200, expect.stringContaining('a@example.jp')])
    for (const target of ['/healthz?verbose', '/readyz?verbose']) {
      expect((await getInside(site, target, headers)).body).toContain('{')
      const { status, body } = await get(proxy.port, target, headers)
      expect([status, body]).toEqual([200, expect.stringMatching(/^(ok|ready)\s*$/)])
    }
  })

  test(`${name} notes who asked for what, and nothing of what stands behind a question mark (operator O5)`, async () => {
    const { proxy } = proxied
    const told = {
      Cookie: 'visit=Zzcookie',
      Referer: `${ORIGIN}/ja?guest=Zzreferer`,
      'X-Any': 'Zzheader',
    }
    const { status } = await rawRequest({
      port: proxy.port,
      from: '127.0.0.6',
      secureName: HOST,
      method: 'GET',
      target: '/ja/contact?guest=Zzquery&zzname',
      headers: { Host: HOST, ...told },
    })
    expect(status).toBe(200)
    const noted = async () => (await readFile(proxy.accessLog, 'utf8')).split('\n')
    await expect
      .poll(noted)
      .toContainEqual(expect.stringMatching(/127\.0\.0\.6.*\/ja\/contact\b.*\b200\b/))
    expect((await noted()).join('\n')).not.toMatch(/zz/i)
  })

  test(`through ${name} a page is compressed, and an unchanged one is not sent again`, async () => {
    const { proxy } = proxied
    const headers = { 'Accept-Encoding': 'br' }
    const { head } = await get(proxy.port, '/', headers)
    expect(head).toContain('\r\nContent-Encoding: br')
    const etag = /\r\nETag: (\S+)/i.exec(head)?.[1] ?? ''
    expect(etag).toMatch(/^"/)
    expect((await get(proxy.port, '/', { ...headers, 'If-None-Match': etag })).status).toBe(304)
  })
})
