import { readObject } from '@noren/contract/json'
import type { Snapshot } from '@noren/contract/snapshot'
import { demoSnapshot } from '@noren/demo/testing/snapshot'
import { expect, test } from 'vitest'
import { startEditedSite } from '../support/edited-site.ts'
import { fetched, only, SITE } from '../support/fetched.ts'
import { PAGES } from '../support/pages.ts'

const ask = (path: string) => fetch(new URL(path, SITE.origin))
const typeOf = async (path: string) => (await ask(path)).headers.get('content-type')

test('the site map lists every page in both languages with its alternates and its true date', async () => {
  const dated = ({ modified }: Snapshot) => {
    modified.about = '2026-03-04T05:06:07.000Z'
  }
  await using own = await startEditedSite(dated, { ORIGIN: SITE.origin })
  const xml = await (await fetch(`http://127.0.0.1:${own.port}/sitemap.xml`)).text()
  const entries = new Map(
    [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/gs)].map(([, url = '', rest = '']) => [
      url.replaceAll('&#38;', '&'),
      rest,
    ]),
  )
  const news = demoSnapshot().content.news ?? []
  const articles = news.map(readObject).flatMap(({ slug }) => [`/news/${slug}`, `/ja/news/${slug}`])
  const paths = new Set([...PAGES.map(({ path }) => path), ...articles])
  expect([...entries.keys()].sort()).toEqual([...paths].map((path) => SITE.origin + path).sort())
  for (const { path, other, lang } of PAGES) {
    const english = SITE.origin + (lang === 'en' ? path : other)
    const japanese = SITE.origin + (lang === 'en' ? other : path)
    const entry = entries.get(SITE.origin + path)
    expect(entry).toContain(`hreflang="en" href="${english}"`)
    expect(entry).toContain(`hreflang="ja" href="${japanese}"`)
    expect(entry).toContain(`hreflang="x-default" href="${english}"`)
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  }
  const date = '<lastmod>2026-03-04T05:06:07.000Z</lastmod>'
  expect(entries.get(`${SITE.origin}/ja/about`)).toContain(date)
  expect(entries.get(`${SITE.origin}/contact`)).not.toContain(date)
})

test('robots may read everything and find the site map', async () => {
  expect(await (await ask('/robots.txt')).text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${SITE.origin}/sitemap.xml\n`,
  )
})

test('security.txt says whom to write to and is valid for months', async () => {
  const text = await (await ask('/.well-known/security.txt')).text()
  expect(text).toContain('Contact: mailto:info@namiori.example.jp\n')
  expect(text).toContain('Preferred-Languages: ja, en\n')
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

test('llms.txt names the company, its pages and its restaurants', async () => {
  const text = await (await ask('/llms.txt')).text()
  expect(text).toMatch(/^# Namiori\n\n> /)
  expect(text).toContain(`(${SITE.origin}/restaurants/kohaku)`)
  for (const [, url = ''] of text.matchAll(/\]\((.*?)\)/g)) {
    expect([url, (await ask(url)).status]).toEqual([url, 200])
  }
})

test('the former address of a restaurant leads to the new one in both languages', async () => {
  await using site = await startEditedSite((snapshot) => {
    snapshot.redirects = { 'shio-hi': 'shiobi' }
  })
  for (const prefix of ['', '/ja']) {
    const response = await fetch(`${site.origin}${prefix}/restaurants/shio-hi`, {
      redirect: 'manual',
    })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(`${prefix}/restaurants/shiobi`)
  }
})

test('an address of the former website leads to its page in both languages', async () => {
  await using site = await startEditedSite((snapshot) => {
    snapshot.formerSite = [
      ['/about.html', '/about'],
      ['/company/*', '/ja/about'],
      ['/index.php?page=3', '/restaurants/shiobi'],
    ]
  })
  for (const [old, page, lang] of [
    ['/about.html', '/about', 'en'],
    ['/Company/history.html', '/ja/about', 'ja'],
    ['/index.php?page=3', '/restaurants/shiobi', 'en'],
  ] as const) {
    const moved = await fetch(site.origin + old, { redirect: 'manual' })
    expect([old, moved.status, moved.headers.get('location')]).toEqual([old, 301, page])
    const shown = await fetch(site.origin + old)
    expect([old, shown.status]).toEqual([old, 200])
    expect(await shown.text()).toContain(`<html lang="${lang}"`)
  }
})

for (const [home, name, lang] of [
  ['/', 'Namiori', 'en'],
  ['/ja', '波織', 'ja'],
] as const) {
  test(`a phone that adds ${home} to its home screen finds its name, its icons and its colour`, async () => {
    const { document } = await fetched(home)
    const link = only(document, 'link[rel=manifest]').getAttribute('href') ?? ''
    expect(await typeOf(link)).toMatch(/^application\/manifest\+json/)
    const manifest = await (await ask(link)).json()
    expect(manifest).toMatchObject({ name, lang, start_url: home, theme_color: '#f8f4ec' })
    for (const { src, type } of manifest.icons)
      expect([src, await typeOf(src)]).toEqual([src, type])
    const icons = [...document.querySelectorAll('link[rel*=icon]')]
    expect(icons.length).toBeGreaterThan(0)
    for (const icon of icons) {
      expect(await typeOf(icon.getAttribute('href') ?? '')).toMatch(/^image\//)
    }
    expect(only(document, 'meta[name=theme-color]').getAttribute('content')).toBe('#f8f4ec')
  })
}
