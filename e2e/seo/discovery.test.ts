import { temporaryFolder } from '../support/folders.ts'
import { hydrated } from '../support/hydrated.ts'
import { PAGES } from '../support/pages.ts'
import { publishEdited, restaurantIn } from '../support/published.ts'
import { startSite } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test('the site map lists every page in both languages with its alternates and its true date', async ({
  request,
  site,
}) => {
  await using data = await temporaryFolder()
  await publishEdited(data.path, ({ modified }) => {
    modified.about = '2026-03-04T05:06:07.000Z'
  })
  const own = await startSite(data.path, { CONTENT_DIR: data.path, ORIGIN: site.origin })
  const xml = await (await fetch(`http://127.0.0.1:${own.port}/sitemap.xml`)).text()
  await own.stop()
  const entries = new Map(
    [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/gs)].map(([, url = '', rest = '']) => [
      url.replaceAll('&#38;', '&'),
      rest,
    ]),
  )
  expect([...entries.keys()].sort()).toEqual(PAGES.map(({ path }) => site.origin + path).sort())
  for (const { path, other, lang } of PAGES) {
    const english = site.origin + (lang === 'en' ? path : other)
    const japanese = site.origin + (lang === 'en' ? other : path)
    const entry = entries.get(site.origin + path)
    expect(entry).toContain(`hreflang="en" href="${english}"`)
    expect(entry).toContain(`hreflang="ja" href="${japanese}"`)
    expect(entry).toContain(`hreflang="x-default" href="${english}"`)
    expect((await request.get(path)).status()).toBe(200)
  }
  const date = '<lastmod>2026-03-04T05:06:07.000Z</lastmod>'
  expect(entries.get(`${site.origin}/ja/about`)).toContain(date)
  expect(entries.get(`${site.origin}/contact`)).not.toContain(date)
})

test('robots may read everything and are shown the site map', async ({ request, site }) => {
  expect(await (await request.get('/robots.txt')).text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  )
})

test('security.txt says whom to write to and is good for months', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text()
  expect(text).toContain('Contact: mailto:info@namiori.example.jp\n')
  expect(text).toContain('Preferred-Languages: ja, en\n')
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

test('llms.txt names the company, its pages and its restaurants', async ({ request, site }) => {
  const text = await (await request.get('/llms.txt')).text()
  expect(text).toMatch(/^# Namiori\n\n> /)
  expect(text).toContain(`(${site.origin}/restaurants/kohaku)`)
  for (const [, url = ''] of text.matchAll(/\]\((.*?)\)/g)) {
    expect((await request.get(url)).status()).toBe(200)
  }
})

test('the former address of a restaurant leads to the new one in both languages', async () => {
  await using data = await temporaryFolder()
  await publishEdited(data.path, (snapshot) => {
    snapshot.redirects = { 'shio-hi': 'shiobi' }
  })
  const site = await startSite(data.path, { CONTENT_DIR: data.path })
  for (const prefix of ['', '/ja']) {
    const response = await fetch(`${site.origin}${prefix}/restaurants/shio-hi`, {
      redirect: 'manual',
    })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(`${prefix}/restaurants/shiobi`)
  }
  await site.stop()
})

test('a page open while a restaurant gets another address leads to the new one in place', async ({
  page,
}) => {
  await using data = await temporaryFolder()
  await publishEdited(data.path, () => {})
  const site = await startSite(data.path, { CONTENT_DIR: data.path })
  await page.goto(`${site.origin}/ja/about`)
  await hydrated(page)
  await publishEdited(data.path, (snapshot) => {
    snapshot.seq++
    snapshot.redirects = { shiobi: 'shiobi-hama' }
    restaurantIn(snapshot, 'shiobi').slug = 'shiobi-hama'
  })
  const former = `${site.origin}/ja/restaurants/shiobi`
  const status = async () => (await fetch(former, { redirect: 'manual' })).status
  await expect.poll(status).toBe(301)

  await page.getByRole('contentinfo').getByRole('link', { name: '潮火' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('潮火')
  await expect(page).toHaveURL(`${site.origin}/ja/restaurants/shiobi-hama`)
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).first().click()
  await expect(page).toHaveURL(`${site.origin}/restaurants/shiobi-hama`)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}/ja/about`)
  await site.stop()
})

for (const [home, name, lang] of [
  ['/', 'Namiori', 'en'],
  ['/ja', '波織', 'ja'],
] as const) {
  test(`a phone that keeps ${home} finds its name, its icons and its colour`, async ({
    page,
    request,
  }) => {
    await page.goto(home)
    const link = await page.locator('link[rel=manifest]').getAttribute('href')
    const response = await request.get(link ?? '')
    expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest = await response.json()
    expect(manifest).toMatchObject({ name, lang, start_url: home, theme_color: '#f7f2e9' })
    for (const { src, type } of manifest.icons) {
      expect((await request.get(src)).headers()['content-type']).toBe(type)
    }
    for (const icon of await page.locator('link[rel*=icon]').all()) {
      const file = await request.get((await icon.getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toMatch(/^image\//)
    }
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f7f2e9')
  })
}

test('a restaurant can be called and found with one tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ja/restaurants/shiobi')
  await expect(page.getByRole('link', { name: '電話', exact: true })).toHaveAttribute(
    'href',
    'tel:0460000101',
  )
  await expect(page.getByRole('link', { name: '経路を調べる' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/,
  )
})
