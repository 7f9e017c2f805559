import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PUBLIC_ORIGIN as ORIGIN, PROXIES, startProxied } from '../support/proxied.ts'
import type { RunningProxy } from '../support/proxy-program.ts'
import { rawRequest } from '../support/raw-http.ts'

const HOST = new URL(ORIGIN).host
const LINK = 'Zzplanted-payload_of_a_guest.Zzplantedmac_0123456789'
const FORM = 'application/x-www-form-urlencoded'

const ask = (port: number, method: 'GET' | 'POST', target: string) =>
  rawRequest({
    port,
    secureName: HOST,
    method,
    target,
    headers: { Host: HOST, Referer: `${ORIGIN}/ja/r/${LINK}`, 'Content-Type': FORM },
    body: method === 'POST' ? 'act=cancelled' : '',
  })

/** Everything a proxy wrote, in its files and to the journal. */
async function logged({ accessLog, said }: RunningProxy): Promise<string> {
  const folder = dirname(accessLog)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return [...files, said()].join('\n')
}

describe.each(PROXIES)('with %s', (name) => {
  test('no log has a guest’s link, whether the site answers or not', async () => {
    await using proxied = await startProxied(name)
    const { proxy, site } = proxied
    for (const path of [`/r/${LINK}`, `/ja/r/${LINK}`, `/ja/r/${LINK}/table.ics`]) {
      expect((await ask(proxy.port, 'GET', path)).status).toBe(404)
    }
    expect((await ask(proxy.port, 'POST', `/ja/r/${LINK}`)).status).toBe(404)
    await site.stop()
    // Caddy says 503 once it has noticed by itself that no site is left.
    const { status } = await ask(proxy.port, 'POST', `/ja/r/${LINK}`)
    expect([502, 503]).toContain(status)
    await expect.poll(() => logged(proxy)).toMatch(/\/ja\/r\/-?[\s"].*\b50[23]\b/)
    const text = await logged(proxy)
    expect(text).toMatch(/[ "]\/r\/-?[\s"].*\b404\b/)
    expect(text).not.toMatch(/zzplanted/i)
  })
})
