import { readBrand } from '@noren/contract/brand/brand'
import { expect, test } from 'vitest'
import { paletteSheet } from '../../pages/palette-sheet.ts'
import { runSite } from '../../testing/running-site.ts'

const ORIGIN = 'https://www.example.jp'
const env = { ORIGIN, IMAGE_HOSTS: 'https://images.example.jp' }

test('pages of every status carry the strict policy and the whole set', async () => {
  await using site = await runSite({ env })
  const palette = paletteSheet(readBrand(undefined)).hash
  const fonts = 'sha256-4SF6HAwaGlNteITwxjFLWFJpQQ7mmXkL5vcrMzKRXHc='
  const styled = ` '${palette}' '${fonts}' 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='`
  for (const [path, styles] of [
    ...['/', '/ja/about', '/nothing', '/restaurants/nobody'].map((page) => [page, styled] as const),
    ['/about/', ''] as const,
  ]) {
    const { headers } = await site.fetch(path)
    expect(headers.get('content-security-policy')).toBe(
      [
        "default-src 'none'",
        `script-src ${ORIGIN}/assets/`,
        `style-src ${ORIGIN}/assets/${styles}`,
        "img-src 'self' https://images.example.jp",
        "font-src 'self'",
        "connect-src 'self'",
        // Films of a provider come from the same hosts as its pictures (acceptance D3).
        "media-src 'self' https://images.example.jp",
        "manifest-src 'self'",
        'frame-src https://www.google.com/maps/ https://www.openstreetmap.org/export/embed.html https://www.youtube-nocookie.com/embed/',
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "worker-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        'report-to csp',
        'report-uri /csp-report',
      ].join('; '),
    )
    expect(headers.get('reporting-endpoints')).toBe(`csp="${ORIGIN}/csp-report"`)
    expect(headers.get('strict-transport-security')).toBe(
      'max-age=63072000; includeSubDomains; preload',
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    for (const absent of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin']) {
      expect([absent, headers.get(absent)]).toEqual([absent, null])
    }
  }
})

test('shared caches may keep pages, but not errors', async () => {
  await using site = await runSite({ env })
  expect((await site.fetch('/')).headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800',
  )
  for (const path of ['/nothing', '/api/nothing', '/assets/nothing.js', '/media/nothing']) {
    const { headers } = await site.fetch(path)
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
})

test('calls and files execute nothing and are not framed', async () => {
  await using site = await runSite({ env })
  for (const path of ['/api/cta', '/assets/style-abc.css', '/robots.txt', '/media/none']) {
    const { headers } = await site.fetch(path)
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

test('hashed files are cached forever, with their type, and are referred to by hash', async () => {
  await using site = await runSite({ env })
  const { headers, status } = await site.fetch('/assets/loader-abc.js')
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  const page = await (await site.fetch('/')).text()
  expect(page).toMatch(
    /<script type="module" async src="\/assets\/loader-abc\.js" integrity="sha384-[\w+/=]{64}" crossorigin data-files="assets\/page-abc\.js"><\/script>/,
  )
  expect(page).toContain('<style id="assets/style-abc.css">body{margin:0}</style>')
})

test('without a public origin this machine’s names are in the policy, and no HSTS', async () => {
  await using site = await runSite()
  const { headers } = await site.fetch('/')
  expect(headers.get('content-security-policy')).toContain(
    `script-src http://localhost:${site.port}/assets/ http://127.0.0.1:${site.port}/assets/;`,
  )
  expect(headers.get('strict-transport-security')).toBeNull()
})
