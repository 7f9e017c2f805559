import { referenceOf } from '@noren/contract/enquiry/reference'
import { expect, test } from 'vitest'
import { collect, VALID } from '../../testing/enquiry.ts'
import type { RunningSite } from '../../testing/running-site.ts'
import { siteWithTables } from '../../testing/site-with-tables.ts'

const TABLE = { restaurant: 'shiobi', date: '2026-11-26', time: '18:30', people: '2' }

async function post(site: RunningSite, path: string, fields: Record<string, string>) {
  const { status, headers } = await site.fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ ...VALID, ...fields }),
  })
  return { status, to: headers.get('location') ?? '' }
}

test('the table can be read in subject and message, before the visitor’s own text', async () => {
  await using site = await siteWithTables()
  const { to } = await post(site, '/contact', { ...TABLE, subject: 'Reservation: Shiobi' })
  const [arrived] = await collect(site)
  const reference = referenceOf(arrived?.id ?? '')
  expect(to).toMatch(
    new RegExp(`^/contact\\?restaurant=shiobi&sent=${reference}&table=[\\w.-]+#enquiry-outcome$`),
  )
  expect(arrived?.raw).toMatchObject({
    subject: 'Reservation: Shiobi, Thursday 26 November 2026, 18:30, 2 people',
    message: 'A table at Shiobi\nThursday 26 November 2026, 18:30\n2 people\n\nSaturday, please.',
    table: { ...TABLE, people: 2 },
  })
  const sent = await site.fetch(to)
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('a Japanese request reads as Japanese, and needs no further text', async () => {
  await using site = await siteWithTables()
  await post(site, '/ja/contact', { ...TABLE, subject: '潮火のご予約について', message: '' })
  const [arrived] = await collect(site)
  expect(arrived?.raw).toMatchObject({
    subject: '潮火のご予約：2026年11月26日（木）18:30、2名様',
    message: 'ご予約のお申し込み：潮火\n2026年11月26日（木）18:30\n2名様',
  })
})

test('a guest’s own subject is kept when they ask for a table', async () => {
  await using site = await siteWithTables()
  await post(site, '/contact', { ...TABLE, subject: 'Our wedding day' })
  expect((await collect(site))[0]?.raw.subject).toBe('Our wedding day')
})

test('a time that is not offered leads back to its field with everything that was chosen', async () => {
  await using site = await siteWithTables()
  const { status, to } = await post(site, '/contact', { ...TABLE, time: '22:00' })
  expect(status).toBe(303)
  expect(to).toMatch(/^\/contact\?restaurant=shiobi&draft=[0-9a-f]{32}#enquiry-time$/)
  const page = await site.fetch(to)
  expect(page.status).toBe(422)
  const text = await page.text()
  expect(text).toContain('&#34;time&#34;:&#34;time.closed&#34;')
  expect(text).toContain('&#34;date&#34;:&#34;2026-11-26&#34;')
  expect(text).toContain('&#34;message&#34;:&#34;Saturday, please.&#34;')
  expect(await collect(site)).toEqual([])
})

test('a visitor who chooses no table only writes, from whichever page', async () => {
  await using site = await siteWithTables()
  const nothing = { date: '', time: '', people: '' }
  await post(site, '/contact', { ...nothing, restaurant: 'shiobi' })
  const { to } = await post(site, '/contact', { ...nothing, restaurant: 'nobody', message: 'Hm.' })
  expect((await collect(site)).map(({ raw }) => [raw.subject, raw.message, raw.table])).toEqual([
    [VALID.subject, VALID.message, undefined],
    [VALID.subject, 'Hm.', undefined],
  ])
  expect(await (await site.fetch(to)).text()).toContain('Your message has been sent successfully!')
})

test('a request to a restaurant that no longer takes any reaches staff as text, and the guest reads that no table is reserved', async () => {
  await using site = await siteWithTables()
  const gone = { ...TABLE, restaurant: 'minato', subject: 'Reservation: Minato' }
  const { to } = await post(site, '/contact', gone)
  const [arrived] = await collect(site)
  expect(arrived?.raw).toMatchObject({
    subject: 'Reservation: Minato',
    message: 'A table at minato\nThursday 26 November 2026, 18:30\n2 people\n\nSaturday, please.',
  })
  expect(arrived?.raw.table).toBe(undefined)
  expect(to).toMatch(/^\/contact\?restaurant=minato&sent=/)
  for (const [path, words] of [
    [to, 'tables at this restaurant can no longer be requested here. No table is reserved'],
    [`/ja${to}`, 'お席のお申し込みを承っておりません'],
  ] as const) {
    const page = await (await site.fetch(path)).text()
    expect(page).toContain(words)
    expect(page).toContain('&#34;asked&#34;:false')
  }
})

test('a page from before a restaurant’s slug changed still requests its table', async () => {
  await using site = await siteWithTables()
  const { to } = await post(site, '/contact', { ...TABLE, restaurant: 'shiobi-hama' })
  expect(to).toMatch(/^\/contact\?restaurant=shiobi&sent=/)
  expect((await collect(site))[0]?.raw.table).toEqual({ ...TABLE, people: 2 })
})

test('a request from a page older than the rule to call is refused at its field', async () => {
  await using site = await siteWithTables({ telephoneOnly: true })
  const { to } = await post(site, '/ja/contact', TABLE)
  expect(to).toMatch(/^\/ja\/contact\?restaurant=shiobi&draft=[0-9a-f]{32}#enquiry-date$/)
  const text = await (await site.fetch(to)).text()
  expect(text).toContain('&#34;date&#34;:&#34;date.telephone&#34;')
  expect(text).toContain('&#34;message&#34;:&#34;Saturday, please.&#34;')
  expect(await collect(site)).toEqual([])
})
