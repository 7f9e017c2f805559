import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import { expect, test } from 'vitest'
import { collect, NO_LIMITS, submit, VALID } from '../../testing/enquiry.ts'
import { type RunningSite, runSite } from '../../testing/running-site.ts'
import { snapshotWithTables } from '../../testing/site-with-tables.ts'

const COURSE = {
  name: { en: 'Tide', jp: '潮' },
  description: {},
  price: 8800,
  people: 2,
  notice: 5,
}

/** Sunday, 22 November 2026; Shiobi opens from Wednesday on. */
const NOW = Date.UTC(2026, 10, 22, 3)

const withCourse = () =>
  runSite({
    env: NO_LIMITS,
    now: () => NOW,
    snapshot: snapshotWithTables(undefined, undefined, [COURSE]),
  })

const table = (date: string) => ({ restaurant: 'shiobi', date, time: '18:30', people: 2 })

/** Sends the call as the page does. */
function ask(site: RunningSite, message: string, date: string, language = 'en') {
  const headers = {
    [SUBMISSION_HEADERS.table]: JSON.stringify(table(date)),
    [SUBMISSION_HEADERS.language]: language,
  }
  return submit(site, { ...VALID, message }, headers)
}

/** Sends the form without the script; where it leads to. */
async function post(site: RunningSite, message: string, date: string): Promise<string> {
  const body = new URLSearchParams({ ...VALID, message, ...table(date), people: '2' })
  const { headers } = await site.fetch('/ja/contact', { method: 'POST', body })
  return headers.get('location') ?? ''
}

test('the form of a guest who wants a dish names it, its days and its party', async () => {
  await using site = await withCourse()
  for (const [path, message] of [
    ['/contact?restaurant=shiobi&dish=Tide', 'I would like “Tide”, which is ordered 5 days ahead.'],
    ['/ja/contact?restaurant=shiobi&dish=%E6%BD%AE', '「潮」を希望します（5日前までに要予約）。'],
    ['/ja/contact?restaurant=shiobi&dish=Tide', '「潮」を希望します（5日前までに要予約）。'],
  ] as const) {
    const form = await site.fetch(path)
    expect([form.status, form.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    const text = await form.text()
    expect(text).toContain(`&#34;message&#34;:&#34;${message}&#34;`)
    expect(text).toContain('&#34;people&#34;:&#34;2&#34;')
  }
})

test('a dish that is not on the menu, or is served without notice, changes nothing of the form', async () => {
  await using site = await withCourse()
  const plain = await (await site.fetch('/contact?restaurant=shiobi')).text()
  const other = await (await site.fetch('/contact?restaurant=shiobi&dish=%3Cb%3E')).text()
  expect(other).toBe(plain)
})

test('a table too soon for the dish in the message is refused at its day, by the call and by the form', async () => {
  await using site = await withCourse()
  const wish = 'I would like “Tide”, which is ordered 5 days ahead.'
  const date = 'The dish in your message is ordered further ahead. Please choose a later day'
  const { status, body } = await ask(site, wish, '2026-11-26')
  expect([status, body.errors]).toEqual([422, { date }])
  const inJapanese = await ask(site, '「潮」を希望します。', '2026-11-26', 'jp')
  expect(inJapanese.body.errors).toEqual({
    date: 'お書きになったお料理は、もっと前もってのご予約が必要です。別の日を選択してください',
  })
  const refused = await post(site, '「潮」を希望します。', '2026-11-26')
  expect(refused).toMatch(/draft=[0-9a-f]{32}#enquiry-date$/)
  const page = await (await site.fetch(refused)).text()
  expect(page).toContain('&#34;date&#34;:&#34;date.notice&#34;')
  expect(await collect(site)).toEqual([])
})

test('five days ahead it is taken, as is a table without the dish, and a question about it', async () => {
  await using site = await withCourse()
  expect((await ask(site, 'I would like “Tide”.', '2026-11-27')).status).toBe(201)
  expect((await ask(site, 'We love the tide.', '2026-11-26')).status).toBe(201)
  expect((await submit(site, { ...VALID, message: 'What is “Tide”?' })).status).toBe(201)
  expect(await post(site, '「潮」を希望します。', '2026-11-28')).toContain('sent=')
  expect(await collect(site)).toHaveLength(4)
})
