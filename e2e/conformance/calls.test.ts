import { expect } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { browserCalls, seeTries } from '../support/browser-calls.ts'
import { fill, submit } from '../support/enquiry-form.ts'
import { arrive, newSiteTest, open, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

test(
  'each kind of content comes from its own call, answered by the configured host',
  proves('GEN-03', 'GEN-12'),
  async ({ page }) => {
    const calls = browserCalls(page)
    const seen = new Set<string>()
    for (const [path, heading] of [
      ['/', 'Host hero'],
      ['/about', 'About the host'],
      ['/contact', 'Contact Us'],
      ['/restaurants/first', 'First House'],
    ] as const) {
      calls.length = 0
      await arrive(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      for (const call of calls) seen.add(call)
    }
    expect([...seen].sort()).toEqual([
      '/api/about/en',
      '/api/contact/content',
      '/api/cta',
      '/api/experience',
      '/api/hero/en',
      '/api/innovation',
      // Ours, beside the calls of the description (readings A44).
      '/api/news?part=newest',
      '/api/process',
      '/api/restaurant',
      '/api/restaurant/slug/first',
      '/api/solutions/section',
      '/api/solutions?page=1&limit=100',
      '/api/testimonials',
    ])
  },
)

test(
  'in Japanese hero, about and process are requested and read as ja',
  proves('GEN-08'),
  async ({ page, host }) => {
    const calls = browserCalls(page)
    const { process, hero, about } = host.content
    host.content.process = Object.fromEntries(
      Object.entries(process ?? {}).filter(([key]) => key === 'ja'),
    )
    host.content.hero = { ja: hero.ja }
    host.content.about = { ja: about.ja }
    await arrive(page, '/ja')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ホストの見出し')
    await expect(page.getByRole('region', { name: '進め方' })).toBeVisible()
    await arrive(page, '/ja/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ホストについて')
    expect(calls.filter((call) => /hero|about/.test(call))).toEqual([
      '/api/hero/ja',
      '/api/about/ja',
    ])
  },
)

test(
  'the XSRF cookie of a host travels back in its header with an enquiry',
  proves('API-20'),
  async ({ page, context, site }) => {
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'woven', url: site.origin }])
    await open(page, '/contact')
    await fill(page)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await submit(page).click()
    expect((await sent).headers()['x-xsrf-token']).toBe('woven')
  },
)

const SPINNER = Symbol('spinner')
const NO_HEADING = Symbol('no heading')

/** What each section shows while it loads, when it has loaded, and when it has failed. */
const SECTIONS = [
  {
    call: 'hero',
    api: '/api/hero/en',
    tries: 3,
    path: '/',
    loading: SPINNER,
    loaded: 'Host hero',
    failed: 'Failed to load hero section data',
  },
  {
    call: 'experience',
    api: '/api/experience',
    path: '/',
    loading: 'Loading...',
    loaded: 'Unlock Your Potential Here badge',
    failed: 'Loading...',
  },
  {
    call: 'solutions',
    api: '/api/solutions?page=1&limit=100',
    path: '/',
    loading: SPINNER,
    loaded: 'Solution 1',
    failed: /Failed to fetch solutions/,
  },
  {
    call: 'innovation',
    api: '/api/innovation',
    path: '/',
    loading: 'Loading...',
    loaded: 'Build badge',
    failed: 'Loading...',
  },
  {
    call: 'process',
    api: '/api/process',
    path: '/',
    loading: 'Loading...',
    loaded: 'How it goes',
    failed: 'Loading...',
  },
  {
    call: 'testimonials',
    api: '/api/testimonials',
    path: '/',
    loading: '30 reviews',
    loaded: '41 reviews',
    failed: 'Failed to load testimonials',
  },
  {
    call: 'cta',
    api: '/api/cta',
    path: '/',
    loading: 'Loading...',
    loaded: 'Write to us badge',
    failed: 'Loading...',
  },
  {
    call: 'restaurant',
    api: '/api/restaurant/slug/first',
    path: '/restaurants/first',
    loading: SPINNER,
    loaded: 'Short words on First House',
    failed: /Failed to load restaurant data/,
  },
  {
    call: 'about',
    api: '/api/about/en',
    path: '/about',
    loading: SPINNER,
    loaded: 'About the host main subtitle',
    failed: 'Failed to load about page data',
  },
  {
    call: 'contact',
    api: '/api/contact/content',
    path: '/contact',
    // Its texts are empty until they have loaded (CON-37).
    loading: NO_HEADING,
    loaded: 'Contact Us trusted text',
    failed: 'Failed to fetch contact content.',
  },
] as const

for (const { call, api, path, loading, loaded, failed, ...rest } of SECTIONS) {
  newSiteTest(
    `${call} has a loading, a loaded and an error state`,
    proves('LNG-05'),
    async ({ page, host }) => {
      await page.clock.install()
      const answer = pending()
      host.behave(call, { until: answer.promise })
      await arrive(page, path)
      const show = (text: string | RegExp) =>
        page.getByText(text, { exact: true }).filter({ visible: true })
      const main = page.getByRole('main')
      if (loading === SPINNER) await expect(main.getByRole('status').first()).toBeVisible()
      else if (loading === NO_HEADING) await expect(main.getByRole('heading')).toHaveCount(0)
      else await expect(show(loading)).toHaveCount(1)
      await expect(show(loaded)).toHaveCount(0)
      answer.settle()
      await expect(show(loaded)).toHaveCount(1)
      host.behave(call, { status: 500, body: '' })
      const calls = browserCalls(page)
      await arrive(page, path)
      await seeTries(page, calls, api, 'tries' in rest ? rest.tries : 2)
      await expect(show(failed)).toHaveCount(1)
    },
  )
}
