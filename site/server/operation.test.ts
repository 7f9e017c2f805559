import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { plainPages } from '@noren/contract/plain-pages'
import { snapshotFileName } from '@noren/contract/snapshot'
import { expect, test, vi } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { collect, internalHeaders, submit, VALID } from './testing/enquiry.ts'
import { healthOf, notesOf, readinessOf } from './testing/health.ts'
import { exampleSnapshot, pointTo } from './testing/publish.ts'
import { publishedSeq } from './testing/published-seq.ts'
import { head } from './testing/raw-socket.ts'
import { runSite } from './testing/running-site.ts'
import { soon } from './testing/soon.ts'
import { BROKEN_SLUG } from './testing/stand-in-build.ts'
import { tempFolder } from './testing/temp-folder.ts'

test('alive and ready answer one word, and more only with the token', proves('X07'), async () => {
  await using site = await runSite()
  const { Authorization } = internalHeaders(site)
  const strangers: Record<string, string>[] = [
    {},
    { Authorization: 'Bearer wrong' },
    { Authorization, 'X-Forwarded-For': '203.0.113.1' },
  ]
  for (const headers of strangers) {
    const said = async (path: string) => (await site.fetch(path, { headers })).text()
    expect(await said('/healthz?verbose')).toBe('ok\n')
    expect(await said('/readyz?verbose')).toBe('ready\n')
  }
  expect(await healthOf(site)).toMatchObject({
    status: 'ok',
    content: { seq: 1, refused: 0, lastRefusal: null },
    deliveries: {},
  })
  await submit(site, VALID)
  expect((await healthOf(site)).deliveries).toEqual({ 'inbox pending': 1 })
  expect(await readinessOf(site)).toEqual({ status: 200, reasons: [] })
})

test('a site whose backups have stopped says so to the operator, and stays ready', async () => {
  const dataDir = tempFolder()
  await using site = await runSite({ dataDir, env: { BACKUP_URL: '/backups', BACKUP_EVERY: '60' } })
  const notesAfter = async (seconds: number) => {
    const moment = new Date(Date.now() - seconds * 1000).toISOString()
    writeFileSync(join(dataDir, 'last-backup'), `${moment}\n`)
    return (await notesOf(site)).map((text) => text.replace(moment, 'then'))
  }
  expect(await notesOf(site)).toEqual([
    'No backup has been made. Run `npm run backup` and see what it says.',
  ])
  expect(await notesAfter(100)).toEqual([])
  expect(await notesAfter(200)).toEqual([
    'The last good backup is 3 min old (then); one is due every 60 s. Run `npm run backup` and see what it says.',
  ])
  expect(await notesAfter(10)).toEqual([])
  writeFileSync(join(dataDir, 'last-verify-failed'), `${new Date().toISOString()}\n`)
  expect(await notesOf(site)).toEqual([
    'The last verification of the backups failed. Run `npm run verify` and see what it says.',
  ])
  expect(await readinessOf(site)).toEqual({ status: 200, reasons: [] })
})

test('a site with nothing to show is alive and not ready', async () => {
  await using site = await runSite({ snapshot: null })
  expect(await (await site.fetch('/healthz')).text()).toBe('ok\n')
  const ready = await site.fetch('/readyz')
  expect([ready.status, await ready.text()]).toEqual([503, 'not ready\n'])
  expect((await readinessOf(site)).reasons).toEqual(['No content: nothing has been published yet.'])
  await site.publish(exampleSnapshot(1))
  await publishedSeq(site, 1)
  await soon(async () => expect((await site.fetch('/readyz')).status).toBe(200))
})

test('a site whose newest snapshot was refused is not ready until a good one comes', async () => {
  await using site = await runSite()
  const bad = snapshotFileName(2, '0'.repeat(64))
  const folder = join(site.dataDir, 'published')
  writeFileSync(join(folder, bad), '{}')
  pointTo(folder, bad)
  await soon(async () => expect((await readinessOf(site)).status).toBe(503))
  expect((await readinessOf(site)).reasons).toEqual([expect.stringContaining(`${bad} is refused`)])
  expect((await site.fetch('/')).status).toBe(200)
  await site.publish(exampleSnapshot(3))
  await publishedSeq(site, 3)
  expect(await readinessOf(site)).toEqual({ status: 200, reasons: [] })
})

test('crawlers and security researchers find their files', proves('X08'), async () => {
  await using site = await runSite({ env: { ORIGIN: 'https://www.example.jp' } })
  const text = async (path: string) => (await site.fetch(path)).text()
  expect(await text('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.jp/sitemap.xml\n',
  )
  const security = await text('/.well-known/security.txt')
  expect(security).toContain('Contact: mailto:info@example.jp\n')
  const expires = Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '')
  expect(expires - Date.now()).toBeGreaterThan(170 * 24 * 60 * 60 * 1000)
  expect(expires - Date.now()).toBeLessThan(365 * 24 * 60 * 60 * 1000)
  const llms = await text('/llms.txt')
  expect(llms).toContain('# Example\n')
  expect(llms).toContain('- [Onda](https://www.example.jp/restaurants/onda): About Onda')
})

test('the site map names every page in both languages, with its other language and date', async () => {
  await using site = await runSite({ env: { ORIGIN: 'https://www.example.jp' } })
  const response = await site.fetch('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  // Without news, and with four restaurants.
  expect(addresses).toHaveLength(2 * (plainPages().length - 1 + 4))
  expect(addresses.slice(0, 4)).toEqual([
    'https://www.example.jp/',
    'https://www.example.jp/ja',
    'https://www.example.jp/restaurants',
    'https://www.example.jp/ja/restaurants',
  ])
  expect(xml).toContain(
    '<url><loc>https://www.example.jp/ja/restaurants/onda</loc><lastmod>2026-11-02T00:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://www.example.jp/restaurants/onda"/>' +
      '<xhtml:link rel="alternate" hreflang="ja" href="https://www.example.jp/ja/restaurants/onda"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.jp/restaurants/onda"/></url>',
  )
  for (const address of addresses) {
    const path = address?.slice('https://www.example.jp'.length) ?? ''
    expect([path, (await site.fetch(path)).status]).toEqual([path, 200])
  }
})

test(
  'reports of policy violations are accepted, limited and answered alike',
  proves('X06'),
  async () => {
    await using site = await runSite()
    const bodies = [
      JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'x' } }),
      'not json',
      'x'.repeat(1024 * 1024),
      '',
    ]
    const warn = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    for (const body of [...bodies, ...Array(30).fill(bodies[0])]) {
      const response = await site.fetch('/csp-report', { method: 'POST', body })
      expect(response.status).toBe(204)
    }
    const lines = warn.mock.calls.length
    warn.mockRestore()
    expect(lines).toBe(10)
  },
)

test('an error of ours is a plain 500 in both languages, and one line in the log', async () => {
  const snapshot = exampleSnapshot()
  const restaurants = [{ slug: BROKEN_SLUG, name: { en: 'x' }, menuItems: [] }]
  await using site = await runSite({
    snapshot: { ...snapshot, content: { ...snapshot.content, restaurants } },
  })
  const lines: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  const response = await site.fetch(`/restaurants/${BROKEN_SLUG}`)
  write.mockRestore()
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await response.text()
  expect(page).toContain('Something went wrong')
  expect(page).toContain('エラーが発生しました')
  expect(page).not.toContain('rendering failed')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: 'rendering failed' })
  expect((await site.fetch('/')).status).toBe(200)
})

test('a site that stops finishes a running enquiry, and accepts no new ones', async () => {
  const dataDir = tempFolder()
  await using site = await runSite({ dataDir })
  const body = JSON.stringify(VALID)
  const socket = connect(site.port, '127.0.0.1')
  const next = async () => String((await once(socket, 'data'))[0])
  socket.write(
    head(
      site.port,
      'POST /api/contact-submission/create-submission',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
    ),
  )
  expect(await next()).toContain('100 Continue')
  const stopping = site.stop()
  await expect(site.fetch('/')).rejects.toThrow()
  socket.write(body)
  expect(await next()).toContain('HTTP/1.1 201 Created')
  await stopping
  await using again = await runSite({ dataDir, snapshot: null })
  expect(await collect(again)).toHaveLength(1)
})

test('a data folder that cannot be used ends the start with a readable reason', async () => {
  const file = join(tempFolder(), 'file')
  writeFileSync(file, '')
  for (const dataDir of [join(file, 'data'), '/proc/noren/data']) {
    await expect(runSite({ dataDir, snapshot: null })).rejects.toThrow(
      `The data folder ${dataDir} cannot be written. Make it writable or set DATA_DIR`,
    )
  }
})

test('a port in use ends the start, and nothing is left running', async () => {
  await using site = await runSite()
  const second = runSite({ env: { PORT: String(site.port) } })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
