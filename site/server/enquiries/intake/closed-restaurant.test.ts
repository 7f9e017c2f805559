import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import { isObject } from '@noren/contract/json'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { collect, errorsOf, NO_LIMITS, submit, VALID } from '../../testing/enquiry.ts'
import { exampleSnapshot } from '../../testing/publish.ts'
import { runSite } from '../../testing/running-site.ts'

const sessions = [{ days: ['wed', 'thu', 'fri', 'sat'], opens: '17:00', closes: '22:00' }]

/** Shiobi states this of itself; its slug was `shiobi-hama`. It is Sunday, 22 November 2026. */
function siteWhere(standing: object) {
  const { content, ...snapshot } = exampleSnapshot()
  const restaurants = (content.restaurants ?? []).map((each) =>
    isObject(each) && each.slug === 'shiobi'
      ? { ...each, openingHours: { sessions }, standing }
      : each,
  )
  return runSite({
    env: NO_LIMITS,
    now: () => Date.UTC(2026, 10, 22, 3),
    snapshot: {
      ...snapshot,
      content: { ...content, restaurants },
      redirects: { 'shiobi-hama': 'shiobi' },
    },
  })
}

const asking = (date: string, language = 'en', restaurant = 'shiobi') => ({
  [SUBMISSION_HEADERS.table]: JSON.stringify({ restaurant, date, time: '18:00', people: 2 }),
  [SUBMISSION_HEADERS.language]: language,
})

test('a table at a restaurant that has closed for good is refused at the day, in both languages', async () => {
  await using site = await siteWhere({ kind: 'closes', from: '2026-10-01' })
  const english = await submit(site, VALID, asking('2026-11-26'))
  expect([english.status, errorsOf(english)]).toEqual([
    422,
    { date: 'The restaurant takes no guests on this day. Its page says why' },
  ])
  const japanese = await submit(site, VALID, asking('2026-11-26', 'jp', 'shiobi-hama'))
  expect([japanese.status, errorsOf(japanese)]).toEqual([
    422,
    { date: 'この日は営業しておりません。店舗のページをご覧ください' },
  ])
  expect((await submit(site, VALID)).status).toBe(201)
  expect(await collect(site)).toHaveLength(1)
})

test('a table is refused in a pause and given after it', async () => {
  await using site = await siteWhere({ kind: 'pauses', from: '2026-11-20', to: '2026-11-27' })
  expect((await submit(site, VALID, asking('2026-11-27'))).status).toBe(422)
  expect((await submit(site, VALID, asking('2026-11-28'))).status).toBe(201)
})

test('what is gone is gone for the page, the call, the site map and the texts for machines', async () => {
  await using site = await siteWhere({ kind: 'closes', from: '2026-01-01', until: '2026-06-30' })
  for (const path of ['/restaurants/shiobi', '/ja/restaurants/shiobi'])
    expect([path, (await site.fetch(path)).status]).toEqual([path, 410])
  const { status, body } = await call(site, '/api/restaurant/slug/shiobi')
  expect([status, body.success]).toEqual([410, false])
  const list = await call(site, '/api/restaurant')
  expect(list.body.data.map(({ slug }: { slug: string }) => slug)).not.toContain('shiobi')
  for (const path of ['/sitemap.xml', '/llms.txt'])
    expect(await (await site.fetch(path)).text()).not.toContain('shiobi')
})

test('a former address of it leads there, and the contact page offers it no more', async () => {
  await using site = await siteWhere({ kind: 'closes', from: '2026-01-01' })
  const moved = await site.fetch('/restaurants/shiobi-hama', { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/restaurants/shiobi'])
  expect((await site.fetch('/restaurants/shiobi')).status).toBe(200)
  const contact = await (await site.fetch('/contact?restaurant=shiobi')).text()
  expect(contact).not.toContain('restaurant=shiobi')
})

test('without the script the form says the same at the field for the day, and nothing is sent', async () => {
  for (const standing of [
    { kind: 'pauses', from: '2026-11-20' },
    { kind: 'closes', from: '2026-10-01' },
  ]) {
    await using site = await siteWhere(standing)
    const chosen = { restaurant: 'shiobi', date: '2026-11-26', time: '18:00', people: '2' }
    const { status, headers } = await site.fetch('/ja/contact', {
      method: 'POST',
      body: new URLSearchParams({ ...VALID, ...chosen }),
    })
    expect(status).toBe(303)
    const page = await site.fetch(headers.get('location') ?? '')
    expect([page.status, await page.text()]).toEqual([
      422,
      expect.stringContaining('&#34;date&#34;:&#34;date.away&#34;'),
    ])
    expect(await collect(site)).toEqual([])
  }
})
