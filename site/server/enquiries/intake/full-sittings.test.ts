import { SUBMISSION_HEADERS } from '@noren/contract/enquiry/submission'
import type { FullSitting } from '@noren/contract/hours/full'
import { expect, test } from 'vitest'
import { collect, submit, VALID } from '../../testing/enquiry.ts'
import { siteWithTables, snapshotWithTables } from '../../testing/site-with-tables.ts'

const TABLE = { restaurant: 'shiobi', date: '2026-11-26', time: '18:30', people: 2 }
const PAST: FullSitting = { day: '2026-11-21' }
const FULL: FullSitting[] = [PAST, { day: '2026-11-26', sitting: 'dinner' }, { day: '2026-11-28' }]
const full = () => siteWithTables(undefined, { full: FULL })

const asked = (table: object, language = 'en') => ({
  [SUBMISSION_HEADERS.table]: JSON.stringify(table),
  [SUBMISSION_HEADERS.language]: language,
})

test('a table at a full sitting is refused at its day, with free days near it and the telephone', async () => {
  await using site = await full()
  for (const [language, date, instead] of [
    [
      'en',
      'This day is fully booked. Please choose another',
      'Free on Wednesday 25 November, Friday 27 November, Sunday 29 November. You can also ask us by telephone: 045-000-0000.',
    ],
    [
      'jp',
      'この日は満席です。別の日を選択してください',
      'お席のある日：11月25日（水）、11月27日（金）、11月29日（日）。 お電話（045-000-0000）でも承ります。',
    ],
  ] as const) {
    const { status, body } = await submit(site, VALID, asked(TABLE, language))
    expect([status, body.errors]).toEqual([422, { date }])
    expect(body.message).toContain(date)
    expect(body.message).toContain(instead)
  }
  expect(await collect(site)).toEqual([])
})

test('a table on another evening, and an enquiry without one, arrive', async () => {
  await using site = await full()
  expect((await submit(site, VALID, asked({ ...TABLE, date: '2026-11-27' }))).status).toBe(201)
  expect((await submit(site, { ...VALID, message: 'Do you have parking?' })).status).toBe(201)
  expect(await collect(site)).toHaveLength(2)
})

test('a request that was taken before its sitting was full is not refused when it is sent again', async () => {
  await using site = await siteWithTables()
  const again = { ...asked(TABLE), [SUBMISSION_HEADERS.key]: 'k1' }
  const first = await submit(site, VALID, again)
  expect(first.status).toBe(201)
  const next = snapshotWithTables(undefined, FULL)
  await site.publish({ ...next, seq: next.seq + 1 })
  const other = { ...VALID, message: 'Another guest.' }
  await expect.poll(async () => (await submit(site, other, asked(TABLE))).status).toBe(422)
  expect((await submit(site, VALID, again)).body).toEqual(first.body)
  expect((await submit(site, VALID, asked(TABLE))).status).toBe(422)
  const stored = (await collect(site)).filter(({ raw }) => raw.message === VALID.message)
  expect(stored).toHaveLength(1)
})

test('the calls say which sittings are full, and that of a restaurant no longer a day that is over', async () => {
  const coming: FullSitting[] = [{ day: '2999-12-30', sitting: 'dinner' }, { day: '2999-12-31' }]
  await using site = await siteWithTables(undefined, { full: [PAST, ...coming] })
  const detail = await (await site.fetch('/api/restaurant/slug/shiobi')).json()
  expect(detail.data.full).toEqual(coming)
  const list = await (await site.fetch('/api/restaurant')).json()
  expect(list.data.find(({ slug }: { slug: string }) => slug === 'shiobi').full).toEqual([
    PAST,
    ...coming,
  ])
})
