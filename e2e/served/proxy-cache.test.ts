import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../support/folders.ts'
import { startNginx } from '../support/nginx.ts'
import { BEHIND_A_PROXY, PROXIES } from '../support/proxied.ts'
import { rawRequest } from '../support/raw-http.ts'
import { startSite } from '../support/site.ts'
import { startStandIn } from '../support/stand-in-node.ts'

const HOST = 'www.example.jp'
/** How long nginx shows a cached page without a request. */
const FRESH_MS = 1000
const BR = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

const ask = (port: number, target: string, headers: Record<string, string> = {}) =>
  rawRequest({ port, secureName: HOST, method: 'GET', target, headers: { Host: HOST, ...headers } })

const send = (port: number, target: string) => {
  const headers = { Host: HOST, Origin: `https://${HOST}`, 'Content-Type': 'application/json' }
  return rawRequest({ port, secureName: HOST, method: 'POST', target, headers, body: '{}' })
}

describe.skipIf(!PROXIES.includes('nginx'))('behind nginx', () => {
  test('without any node nginx still shows the pages and pictures it has cached, and accepts no enquiry', async () => {
    await using data = await temporaryFolder()
    const site = await startSite(data.path, BEHIND_A_PROXY)
    await using nginx = await startNginx({ sites: [site.port] })
    const { body: page } = await ask(nginx.port, '/ja')
    const picture = /\/media\/[\w.-]+\.webp/.exec(page)?.[0] ?? ''
    const shown = ['/ja', '/about', picture, '/api/restaurant']
    const before = await Promise.all(shown.map((target) => ask(nginx.port, target)))
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200])

    await site.stop()
    const patience = Date.now() + 2 * FRESH_MS
    do {
      const after = await Promise.all(shown.map((target) => ask(nginx.port, target)))
      for (const [at, { status, body }] of after.entries()) {
        expect([shown[at], status, body === before[at]?.body]).toEqual([shown[at], 200, true])
      }
    } while (Date.now() < patience)
    expect((await ask(nginx.port, '/ja/contact')).status).toBe(502)
    expect((await send(nginx.port, '/api/contact-submission/create-submission')).status).toBe(502)
  })

  test('behind nginx a publish shows immediately, even on a cached page', async () => {
    let page = 'before the publish'
    await using node = await startStandIn((response) => {
      response.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-if-error=604800')
      response.end(page)
    })
    await using nginx = await startNginx({ sites: [node.port] })
    expect((await ask(nginx.port, '/ja')).body).toContain('before the publish')
    page = 'after the publish'
    await expect
      .poll(async () => (await ask(nginx.port, '/ja')).body)
      .toContain('after the publish')
  })

  test('nginx caches nothing that SITE does not mark as public, and no response to a form', async () => {
    let asked = 0
    await using node = await startStandIn((response, { target }) => {
      asked++
      response.setHeader('Cache-Control', target === '/form' ? 'public, max-age=60' : 'no-store')
      response.end(`answer ${asked}`)
    })
    await using nginx = await startNginx({ sites: [node.port] })
    for (const [at, target] of ['/readyz', '/readyz', '/media/gone', '/media/gone'].entries()) {
      expect((await ask(nginx.port, target)).body).toContain(`answer ${at + 1}`)
    }
    expect((await send(nginx.port, '/form')).body).toContain('answer 5')
    expect((await send(nginx.port, '/form')).body).toContain('answer 6')
    expect((await ask(nginx.port, '/form')).body).toContain('answer 7')
  })

  test('a visitor gets a page in an encoding the browser knows, whatever the visitor before accepted', async () => {
    await using data = await temporaryFolder()
    const site = await startSite(data.path, BEHIND_A_PROXY)
    await using nginx = await startNginx({ sites: [site.port] })
    const coding = (head: string) => /\r\nContent-Encoding: (\S+)/i.exec(head)?.[1]
    for (let round = 0; round < 2; round++) {
      for (const [accept, expected] of [
        [BR, 'br'],
        [{ 'Accept-Encoding': 'br;q=0, gzip' }, 'gzip'],
        [{ 'Accept-Encoding': 'GZIP' }, 'gzip'],
        [{ 'Accept-Encoding': 'brotli' }, undefined],
        [{}, undefined],
      ] as const) {
        const { head } = await ask(nginx.port, '/ja/about', accept)
        expect([accept, coding(head)]).toEqual([accept, expected])
        // The cache separates pages by address and encoding: responses must not depend on anything
        // else.
        expect(head).toMatch(/^Vary: Accept-Encoding\r?$/m)
      }
    }
    await site.stop()
  })
})
