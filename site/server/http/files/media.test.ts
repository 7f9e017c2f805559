import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { exampleSnapshot } from '../../testing/publish.ts'
import { type RunningSite, runSite } from '../../testing/running-site.ts'

const PICTURE = '0123456789abcdef0123-800x600-320.avif'
const VIDEO = 'fedcba98765432100123.mp4'
const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))

/** A site with one picture and one video. */
async function siteWithMedia(): Promise<RunningSite> {
  const site = await runSite()
  const folder = join(site.dataDir, 'published', 'media')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, PICTURE), BYTES)
  writeFileSync(join(folder, VIDEO), Buffer.alloc(2_000_000, BYTES))
  return site
}

test(
  'a picture is what its name says, cached forever, and never anything else',
  proves('I12'),
  async () => {
    await using site = await siteWithMedia()
    const response = await site.fetch(`/media/${PICTURE}`, { headers: { Accept: 'text/html' } })
    expect(response.status).toBe(200)
    const { headers } = response
    expect(headers.get('content-type')).toBe('image/avif')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('content-disposition')).toBe('inline')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(BYTES)
    const etag = headers.get('etag') ?? ''
    const again = await site.fetch(`/media/${PICTURE}`, { headers: { 'If-None-Match': etag } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    const head = await site.fetch(`/media/${PICTURE}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000'])
  },
)

test(
  'a mark opened alone shows its own styles, and can do nothing else',
  proves('I20'),
  async () => {
    await using site = await siteWithMedia()
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const [name, bytes, type] of [
      ['0123456789abcdef0123.svg', drawn, 'image/svg+xml'],
      ['0123456789abcdef0123.ico', 'icon', 'image/x-icon'],
      ['0123456789abcdef0123-512x512-358.png', 'png', 'image/png'],
    ] as const) {
      writeFileSync(join(site.dataDir, 'published', 'media', name), bytes)
      const { headers, status } = await site.fetch(`/media/${name}`)
      expect([status, headers.get('content-type')]).toEqual([200, type])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      const policy = headers.get('content-security-policy')?.split('; ') ?? []
      expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']))
      expect(policy.includes("style-src 'unsafe-inline'")).toBe(name.endsWith('.svg'))
    }
  },
)

test('a video is served in the ranges a player requests', async () => {
  await using site = await siteWithMedia()
  const part = async (range: string, more: Record<string, string> = {}) => {
    const response = await site.fetch(`/media/${VIDEO}`, { headers: { Range: range, ...more } })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, range: response.headers.get('content-range'), bytes }
  }
  expect(await part('bytes=0-1')).toEqual({
    status: 206,
    range: 'bytes 0-1/2000000',
    bytes: Buffer.from([0, 1]),
  })
  const rest = await part('bytes=1000-')
  expect([rest.status, rest.range, rest.bytes.byteLength]).toEqual([
    206,
    'bytes 1000-1999999/2000000',
    1_999_000,
  ])
  expect((await part('bytes=-10')).range).toBe('bytes 1999990-1999999/2000000')
  const beyond = await part('bytes=2000000-')
  expect([beyond.status, beyond.range]).toEqual([416, 'bytes */2000000'])
  const whole = await part('bytes=0-1', { 'If-Range': '"another"' })
  expect([whole.status, whole.bytes.byteLength]).toEqual([200, 2_000_000])
})

test('the video of the build comes in ranges too', async () => {
  await using site = await runSite()
  const response = await site.fetch('/assets/film-abc.mp4', { headers: { Range: 'bytes=2-5' } })
  expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 2-5/22'])
  expect(await response.text()).toBe('film')
})

test(
  'hundreds of ranges in one request are answered by the whole file, or refused',
  proves('P20'),
  async () => {
    await using site = await siteWithMedia()
    const ranges = Array.from({ length: 500 }, (_, index) => `${index}-${index}`).join(',')
    const headers = { Range: `bytes=${ranges}` }
    const video = await site.fetch(`/media/${VIDEO}`, { headers })
    expect([video.status, (await video.arrayBuffer()).byteLength]).toEqual([200, 2_000_000])
    const page = await site.fetch('/about', { headers })
    expect(page.status).toBe(200)
  },
)

test('no other name leads to a file', proves('I11'), async () => {
  await using site = await siteWithMedia()
  writeFileSync(join(site.dataDir, 'published', 'media', 'secret.webp'), 'secret')
  for (const name of [
    ...['secret.webp', '..%2fcurrent', 'current', `${PICTURE}.br`, `${PICTURE}?w=99999/..`],
    ...[PICTURE.toUpperCase(), `x${PICTURE}`, VIDEO.replace('mp4', 'html'), '%00', ''],
  ]) {
    const response = await site.fetch(`/media/${name}`)
    const isPicture = name.startsWith(`${PICTURE}?`)
    expect([name, response.status]).toEqual([name, isPicture ? 200 : 404])
    expect(await response.text()).not.toContain('secret')
  }
})

test('a link in the folder of files leads nowhere', proves('I11'), async () => {
  await using site = await siteWithMedia()
  const folder = join(site.dataDir, 'published', 'media')
  const name = PICTURE.replace('0123', '9999')
  writeFileSync(join(site.dataDir, 'secret'), 'the key to the spool')
  symlinkSync(join(site.dataDir, 'secret'), join(folder, name))
  mkdirSync(join(folder, name.replace('9999', '8888')))
  for (const each of [name, name.replace('9999', '8888')])
    expect([each, (await site.fetch(`/media/${each}`)).status]).toEqual([each, 404])
})

test('pictures of the demo company are served until the company has published its own content', async () => {
  await using site = await runSite({ snapshot: null, demo: exampleSnapshot() })
  writeFileSync(join(site.dataDir, '..', 'demo', 'media', PICTURE), BYTES)
  const statusOf = async () => (await site.fetch(`/media/${PICTURE}`)).status
  expect(await statusOf()).toBe(200)
  await site.publish({ ...exampleSnapshot(1), content: {} })
  await vi.waitFor(async () => expect(await statusOf()).toBe(404), 10_000)
})
