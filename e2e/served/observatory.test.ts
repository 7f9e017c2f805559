import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { observatory } from '../../scripts/testing/observatory.ts'
import { PUBLIC_ORIGIN as ORIGIN, PROXIES, startProxied } from '../support/proxied.ts'
import { headersIn, rawRequest } from '../support/raw-http.ts'

const HOST = new URL(ORIGIN).host

describe.each(PROXIES)('behind %s', (name) => {
  let proxied: Awaited<ReturnType<typeof startProxied>>
  beforeAll(async () => {
    proxied = await startProxied(name)
  })
  afterAll(() => proxied[Symbol.asyncDispose]())

  test(`behind ${name} every page has 135 points of MDN's Observatory, all that a site without cookies can have before browsers know its name`, async () => {
    const { port, plainPort } = proxied.proxy
    const headers = { Host: HOST }
    const plain = { port: plainPort, method: 'GET', target: '/', headers }
    const fromHttp = headersIn((await rawRequest(plain)).head).get('location')
    for (const target of ['/', '/ja', '/restaurants/shiobi', '/ja/contact', '/nothing']) {
      const page = { port, secureName: HOST, method: 'GET', target, headers }
      const { head, body } = await rawRequest(page)
      const scanned = { origin: ORIGIN, headers: headersIn(head), html: body, fromHttp }
      expect([target, observatory({ ...scanned, isPreloaded: false })]).toEqual([
        target,
        {
          score: 135,
          points: {
            policy: 10,
            // None is set: five more would be for cookies that are set well.
            cookies: 0,
            sharing: 0,
            redirection: 0,
            referrer: 5,
            // Five once the owner has registered the name, which the header allows.
            transport: 0,
            integrity: 5,
            sniffing: 0,
            framing: 5,
            isolation: 10,
          },
        },
      ])
      expect(observatory({ ...scanned, isPreloaded: true }).score).toBe(140)
      expect(scanned.headers.get('strict-transport-security')).toMatch(
        /includeSubDomains; preload$/,
      )
    }
  })
})

test('a page without any of these headers has no points, and one bad source costs what it should', () => {
  const page = {
    origin: ORIGIN,
    html: '<script src="http://a.example/x.js"></script>',
    fromHttp: '/',
  }
  const bare = observatory({ ...page, headers: new Headers(), isPreloaded: false })
  expect(bare.score).toBe(0)
  const policy = (text: string) => {
    const headers = new Headers({ 'Content-Security-Policy': text })
    return observatory({ ...page, headers, isPreloaded: false }).points.policy
  }
  expect(policy("default-src 'none'")).toBe(10)
  expect(policy("default-src 'self'")).toBe(5)
  expect(policy("default-src 'none'; style-src 'unsafe-inline'")).toBe(0)
  expect(policy("default-src 'none'; img-src http://a.example")).toBe(-10)
  expect(policy("default-src 'none'; script-src 'unsafe-eval'")).toBe(-10)
  expect(policy("default-src 'none'; script-src https:")).toBe(-20)
  expect(policy("script-src 'self'")).toBe(-20)
})
