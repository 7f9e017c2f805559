import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { INTERNAL_CALLS, INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { readDay } from '@noren/contract/hours/calendar'
import { type GuestTable, guestPath } from '@noren/contract/reservation/guest-link'
import { guestMac } from '@noren/kit/process/guest-mac'
import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { readSettings } from '../settings.ts'
import { collect, sendInternal } from '../testing/enquiry.ts'
import { logLines } from '../testing/log-lines.ts'
import { exampleSnapshot } from '../testing/publish.ts'
import { type RunningSite, runSite } from '../testing/running-site.ts'
import { siteWithTables } from '../testing/site-with-tables.ts'

/** Asked for on Sunday, 22 November 2026 at noon, as `siteWithTables` has it. */
const ID = '019a9999-0000-7abc-8def-0123456789ab'.replace(
  /^.{13}/,
  Date.UTC(2026, 10, 22, 3)
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-'),
)

const tokenOf = ({ dataDir }: RunningSite) =>
  readFileSync(join(dataDir, INTERNAL_TOKEN_FILE), 'utf8').trim()

const linkTo = (token: string, given: Partial<GuestTable> = {}) =>
  guestPath(
    {
      id: ID,
      language: 'jp',
      state: 'asked',
      restaurant: 'shiobi',
      day: readDay('2026-12-03') ?? 0,
      minutes: 1110,
      people: 2,
      ...given,
    },
    guestMac(token),
  )

async function read(site: RunningSite, link: string) {
  const answer = await site.fetch(link)
  const text = await answer.text()
  return { status: answer.status, title: /<h1[^>]*>([^<]*)/.exec(text)?.[1], text }
}

const day = (date: string) => ({ day: readDay(date) ?? 0 })

test.each([
  ['confirmed', 'ご予約が確定しています'],
  ['changed', '変更後の内容で、ご予約が確定しています'],
  ['declined', 'お席をご用意できませんでした'],
  ['asked', 'まだ確定していません'],
] as const)('a link of a table that is %s says so', async (state, title) => {
  await using site = await siteWithTables()
  expect(await read(site, linkTo(tokenOf(site), { state }))).toMatchObject({ status: 200, title })
})

test('where the desk reminds guests, the page of a confirmed table alone lets them decline that', async () => {
  await using site = await siteWithTables()
  const token = tokenOf(site)
  const [asked, confirmed] = [linkTo(token), linkTo(token, { state: 'confirmed' })]
  const offers = async (link: string) => (await read(site, link)).text.includes('リマインドは不要')
  expect([await offers(asked), await offers(confirmed)]).toEqual([false, false])
  await sendInternal(site, INTERNAL_CALLS.recipients, {
    desk: null,
    reminds: true,
    restaurants: [],
  })
  expect([await offers(asked), await offers(confirmed)]).toEqual([false, true])
  const body = new URLSearchParams({ act: 'unreminded', key: 'a'.repeat(24) })
  const pressed = await site.fetch(confirmed, { method: 'POST', body })
  expect(pressed.headers.get('location')).toBe(`${confirmed}?unreminded`)
  const { text, title } = await read(site, `${confirmed}?unreminded`)
  expect(title).toBe('ご予約が確定しています')
  expect(text).toContain('今後、リマインドのメールはお送りしません。')
  expect(text).not.toContain('リマインドは不要')
  expect((await collect(site)).map(({ raw }) => raw.act)).toEqual([{ of: ID, kind: 'unreminded' }])
})

test('a request that is older than the next day the restaurant is open says that guests should call', async () => {
  await using site = await siteWithTables()
  const askedOn = (date: number) =>
    ID.replace(
      /^.{13}/,
      date
        .toString(16)
        .padStart(12, '0')
        .replace(/^(.{8})/, '$1-'),
    )
  // Shiobi rests on Monday and Tuesday: whoever asks on Friday is answered on Saturday.
  const saturday = await read(
    site,
    linkTo(tokenOf(site), { id: askedOn(Date.UTC(2026, 10, 21, 3)) }),
  )
  expect(saturday.text).toContain('お席のお申し込みが届きました。')
  const friday = await read(site, linkTo(tokenOf(site), { id: askedOn(Date.UTC(2026, 10, 20, 3)) }))
  expect(friday.text).toContain('お店にお電話ください')
  expect(friday.text).toMatch(/href="tel:/)
})

test('whoever asks for a table of the same day reads half an hour later, and no sooner, that they should call', async () => {
  let now = Date.UTC(2026, 10, 22, 3)
  await using site = await siteWithTables({}, { now: () => now })
  const link = linkTo(tokenOf(site), day('2026-11-22'))
  for (const [minutes, words] of [
    [0, 'お席のお申し込みが届きました。'],
    [29, 'お席のお申し込みが届きました。'],
    [1, 'お店にお電話ください'],
  ] as const) {
    now += minutes * 60_000
    expect((await read(site, link)).text).toContain(words)
  }
})

test.each(['confirmed', 'changed'] as const)(
  'a link of a table that is %s says that what the restaurant has written since counts',
  async (state) => {
    await using site = await siteWithTables()
    const link = linkTo(tokenOf(site), { state })
    expect((await read(site, link)).text).toContain(
      'その後にお店からお知らせが届いている場合は、そちらが優先されます。',
    )
    expect((await read(site, link.replace('/ja', ''))).text).toContain(
      'If the restaurant has written to you since, what it wrote counts.',
    )
  },
)

test(
  'a link ends a week after the day, with the telephone, and takes nothing after the day',
  proves('E66'),
  async () => {
    await using site = await siteWithTables()
    const last = await read(
      site,
      linkTo(tokenOf(site), { ...day('2026-11-15'), state: 'confirmed' }),
    )
    expect([last.status, last.title]).toEqual([200, 'ご来店の日を過ぎています'])
    expect(last.text).not.toContain('<form')
    const ended = await read(site, linkTo(tokenOf(site), day('2026-11-14')))
    expect([ended.status, ended.title]).toEqual([410, 'このリンクは終了しました'])
    expect(ended.text).not.toContain('2名様')
  },
)

test('a link of a restaurant that has another slug now shows that, one that is gone its slug', async () => {
  await using site = await siteWithTables()
  const token = tokenOf(site)
  const moved = await read(site, linkTo(token, { restaurant: 'shiobi-hama' }))
  expect(moved.text).toContain('/ja/restaurants/shiobi"')
  const gone = await read(site, linkTo(token, { restaurant: 'gone-house', state: 'confirmed' }))
  expect([gone.status, gone.title]).toEqual([200, 'ご予約が確定しています'])
  expect(gone.text).toContain('gone-house')
})

test(
  'after the key was changed, links of the former one are read while it is in the settings',
  proves('E64'),
  async () => {
    const [former, current] = [
      'former-token-of-the-company-0001',
      'current-token-of-the-company-001',
    ]
    const now = () => Date.UTC(2026, 10, 22, 3)
    const link = linkTo(former)
    await using both = await runSite({
      env: { INTERNAL_TOKEN: current, INTERNAL_TOKEN_FORMER: former },
      now,
    })
    expect((await read(both, link)).status).toBe(200)
    expect((await read(both, linkTo(current))).status).toBe(200)
    await using one = await runSite({ env: { INTERNAL_TOKEN: current }, now })
    expect(await read(one, link)).toMatchObject({
      status: 404,
      title: 'このリンクを読み取れません',
    })
  },
)

test('a site that was restored without the request still shows its table, and passes a cancellation on', async () => {
  await using site = await siteWithTables()
  const link = linkTo(tokenOf(site), { state: 'confirmed' })
  expect(await read(site, link)).toMatchObject({ status: 200, title: 'ご予約が確定しています' })
  const body = new URLSearchParams({ act: 'cancelled', key: 'a'.repeat(24) })
  expect((await site.fetch(link, { method: 'POST', body })).status).toBe(303)
  expect((await collect(site)).map(({ raw }) => [raw.act, raw.name])).toEqual([
    [{ of: ID, kind: 'cancelled' }, ''],
  ])
  expect((await read(site, link)).title).toBe('取り消しました')
})

test('with a provider there are no links, and the former key is no setting', async () => {
  const env = { API_HOST: 'http://127.0.0.1:9', INTERNAL_TOKEN: 'current-token-of-the-company-001' }
  await using site = await runSite({
    env,
    waits: { firstContent: 100 },
    snapshot: exampleSnapshot(),
  })
  const { status, title, text } = await read(site, linkTo(env.INTERNAL_TOKEN))
  expect([status, title]).toEqual([404, undefined])
  expect(text).not.toContain('リンク')
  const former = { ...env, INTERNAL_TOKEN_FORMER: 'former-token-of-the-company-0001' }
  expect(() => readSettings(former)).toThrow('INTERNAL_TOKEN_FORMER')
})

test('the site’s own log has no link', async () => {
  using logged = logLines()
  await using site = await siteWithTables()
  const link = linkTo(tokenOf(site))
  await read(site, link)
  const body = new URLSearchParams({ act: 'said', words: 'Zzwords', key: 'a'.repeat(24) })
  expect((await site.fetch(link, { method: 'POST', body })).status).toBe(303)
  const report = {
    'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': site.origin + link },
  }
  await site.fetch('/csp-report', { method: 'POST', body: JSON.stringify(report) })
  const said = JSON.stringify(logged.lines)
  expect(said).toContain('guest act stored')
  expect(said).toContain('/ja/r/-')
  expect(said).not.toContain(link.slice(-22))
  expect(said).not.toContain('Zzwords')
})
