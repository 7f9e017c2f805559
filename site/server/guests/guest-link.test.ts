import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SUBMISSION_HEADERS, TRAP_FIELD } from '@noren/contract/enquiry/submission'
import { readText } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { acknowledge, collect, submit, VALID } from '../testing/enquiry.ts'
import { logLines } from '../testing/log-lines.ts'
import type { RunningSite } from '../testing/running-site.ts'
import { siteWithTables } from '../testing/site-with-tables.ts'

const TABLE = { restaurant: 'shiobi', date: '2026-11-27', time: '18:30', people: 4 }

/** Asks for a table, and returns the guest's link. */
async function askFor(site: RunningSite, given: { language?: string; trap?: string } = {}) {
  const { language = 'jp', trap = '' } = given
  const { body } = await submit(
    site,
    { ...VALID, message: `${language}${trap}` },
    {
      [SUBMISSION_HEADERS.language]: language,
      [SUBMISSION_HEADERS.table]: JSON.stringify(TABLE),
      [SUBMISSION_HEADERS.signals]: JSON.stringify({ [TRAP_FIELD]: trap, elapsed: 9000 }),
    },
  )
  return readText(body.link)
}

const page = async (site: RunningSite, path: string) => {
  const answer = await site.fetch(path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** The key of the page's first form. */
const keyIn = (text: string) => /name="key" value="([0-9a-f]{24})"/.exec(text)?.[1] ?? ''

/** The number of people and the words that the page's form has. */
const keptIn = (text: string) => [
  /<option value="(\d+)" selected>/.exec(text)?.[1],
  /<textarea[^>]*>([^<]*)/.exec(text)?.[1],
]

/** Presses a button of the page, whose form has a key. */
async function press(site: RunningSite, link: string, fields: Record<string, string>) {
  const { text } = await page(site, link)
  const body = new URLSearchParams({ key: keyIn(text), ...fields })
  const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
  return site.fetch(link, { method: 'POST', body, headers })
}

const actsOf = async (site: RunningSite) =>
  (await collect(site)).map(({ raw }) => raw.act).filter((act) => act !== undefined)

test('a guest who asks for a table gets a link that shows it, and that it is not confirmed', async () => {
  await using site = await siteWithTables()
  const link = await askFor(site)
  expect(link).toMatch(/^\/ja\/r\/[\w-]+\.[\w-]{22}$/)
  const { status, headers, text } = await page(site, link)
  expect(status).toBe(200)
  for (const words of [
    'まだ確定していません',
    '11月27日（金）',
    '18:30',
    '4名様',
    '行けなくなった',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain(VALID.name)
  expect(text).not.toContain('<script')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  const others = LANGUAGES.filter((each) => each !== 'jp').map((each) => LANGUAGE[each])
  for (const { htmlLang, nativeName } of others)
    expect(text).toContain(`hreflang="${htmlLang}" lang="${htmlLang}">${nativeName}</a>`)
  const english = await page(site, link.replace('/ja', ''))
  expect(english.text).toContain('Not confirmed yet')
  expect((await page(site, '/sitemap.xml')).text).not.toContain('/r/')
})

test('suspected spam gets a link like anyone, an enquiry without a table none', async () => {
  await using site = await siteWithTables()
  expect(await askFor(site, { trap: 'filled' })).toMatch(/^\/ja\/r\//)
  expect((await submit(site, VALID)).body.link).toBeUndefined()
})

test(
  'to open a link, however often and by any program, cancels nothing',
  proves('E67'),
  async () => {
    await using site = await siteWithTables()
    const link = await askFor(site)
    for (const query of ['', '?act=cancelled', '?cancelled', '?said'])
      expect((await page(site, link + query)).status).toBe(200)
    await site.fetch(link, { method: 'HEAD' })
    expect((await site.fetch(link, { method: 'PUT' })).status).toBe(405)
    expect(await actsOf(site)).toEqual([])
  },
)

test('a guest cancels by a button, the desk gets it once, and the page says so', async () => {
  await using site = await siteWithTables()
  const link = await askFor(site)
  const answer = await press(site, link, { act: 'cancelled' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${link}?cancelled`])
  const shown = await page(site, `${link}?cancelled`)
  expect(shown.text).toContain('取り消しました')
  expect(shown.text).not.toContain('<form')
  expect(shown.text).toContain('カレンダーから取り消す')
  const file = await page(site, `${link}/table.ics`)
  expect(file.headers.get('content-type')).toContain('method=CANCEL')
  expect(file.text).toContain('STATUS:CANCELLED')
  expect((await press(site, link, { act: 'cancelled', key: 'b'.repeat(24) })).status).toBe(200)
  const [asked, act, ...others] = await collect(site)
  expect(others).toEqual([])
  expect(act?.raw).toMatchObject({
    table: TABLE,
    act: { of: asked?.id, kind: 'cancelled' },
    name: '',
  })
  await acknowledge(site, [asked?.id ?? '', act?.id ?? ''])
  expect(await collect(site)).toEqual([])
  expect((await page(site, link)).text).toContain('取り消しました')
})

test('a guest says that they are fewer and late, in their own words', async () => {
  await using site = await siteWithTables()
  const link = await askFor(site)
  const said = {
    act: 'said',
    people: '3',
    time: '18:45',
    words: ' 子ども用の椅子を\r\nお願いします ',
  }
  expect((await press(site, link, said)).headers.get('location')).toBe(`${link}?said`)
  expect((await page(site, `${link}?said`)).text).toContain('お店に伝えました。')
  expect(await actsOf(site)).toEqual([
    expect.objectContaining({
      kind: 'said',
      people: 3,
      time: '18:45',
      words: '子ども用の椅子を\nお願いします',
    }),
  ])
})

test.each([
  ['nothing', 422, { act: 'said', people: '', time: '', words: ' ' }],
  ['more people than were asked for', 422, { act: 'said', people: '5' }],
  ['a text that is too long', 422, { act: 'said', words: '長'.repeat(201) }],
  ['something unknown', 400, { act: 'confirmed' }],
  ['a form without its key', 400, { act: 'cancelled', key: '' }],
])('%s is refused, and nothing is stored', proves('E70'), async (_, status, fields) => {
  await using site = await siteWithTables()
  const link = await askFor(site)
  const answer = await press(site, link, fields)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain('data-tone="error"')
  expect(await actsOf(site)).toEqual([])
})

test('another site’s page cannot press the buttons', proves('E70'), async () => {
  await using site = await siteWithTables()
  const link = await askFor(site)
  for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }]) {
    const body = new URLSearchParams({ act: 'cancelled', key: 'a'.repeat(24) })
    expect((await site.fetch(link, { method: 'POST', body, headers })).status).toBe(403)
  }
  expect(await actsOf(site)).toEqual([])
})

test(
  'a link takes five acts, and an address twenty forms a minute',
  proves('E68', 'E69'),
  async () => {
    await using site = await siteWithTables()
    const link = await askFor(site)
    const other = await askFor(site, { language: 'en' })
    const statuses: number[] = []
    for (let time = 0; time < 6; time++)
      statuses.push((await press(site, link, { act: 'said', words: `${time}` })).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 409])
    for (let time = 6; time < 20; time++) await press(site, other, { act: 'said' })
    expect((await press(site, other, { act: 'cancelled' })).status).toBe(429)
    const refused = await press(site, other, { act: 'said', people: '2', words: 'Zzwords' })
    expect([refused.status, keptIn(await refused.text())]).toEqual([429, ['2', 'Zzwords']])
  },
)

test('what could not be stored is still in the form, and pressed again it is the same act', async () => {
  using _logged = logLines()
  await using site = await siteWithTables()
  const link = await askFor(site)
  const { text } = await page(site, link)
  const key = keyIn(text)
  const body = new URLSearchParams({ key, act: 'said', people: '2', words: 'Zzwords' })
  const file = new DatabaseSync(join(site.dataDir, 'enquiries.db'))
  file.exec('BEGIN IMMEDIATE')
  const refused = await site.fetch(link, { method: 'POST', body })
  file.close()
  const again = await refused.text()
  expect([refused.status, keptIn(again), keyIn(again)]).toEqual([503, ['2', 'Zzwords'], key])
})

test(
  'a link that was changed, or cut off, is not found and shows the telephone',
  proves('E64', 'E65'),
  async () => {
    await using site = await siteWithTables()
    const link = await askFor(site)
    // Of one restaurant's table the facts, of another's the signature.
    const facts = Buffer.from(link.slice('/ja/r/'.length).split('.')[0] ?? '', 'base64url')
    const others = Buffer.from(facts.toString('latin1').replace('shiobi', 'irori'), 'latin1')
    expect(others).not.toEqual(facts)
    const swapped = `/ja/r/${others.toString('base64url')}.${link.split('.')[1]}`
    const wrong = [link.slice(0, -1), `${link.slice(0, -2)}xx`, `${link}.x`, swapped]
    for (const odd of [...wrong, '/ja/r/x', '/r/a.b']) {
      const { status, text } = await page(site, odd)
      expect(status).toBe(404)
      expect(text).toContain(
        odd.startsWith('/ja') ? 'このリンクを読み取れません' : 'cannot be read',
      )
    }
    const body = new URLSearchParams({ act: 'cancelled', key: 'a'.repeat(24) })
    expect((await site.fetch(`${link}x`, { method: 'POST', body })).status).toBe(404)
    expect(await actsOf(site)).toEqual([])
  },
)

test('the calendar file of a table that is only asked for says so', async () => {
  await using site = await siteWithTables()
  const link = await askFor(site)
  const { headers, text } = await page(site, `${link}/table.ics`)
  expect(headers.get('content-type')).toContain('text/calendar')
  expect(text).toContain('STATUS:TENTATIVE')
  expect(text).toContain('SUMMARY:【未確定】')
  expect(text).toMatch(/DTSTART:20261127T093000Z\r\nDTEND:20261127T113000Z/)
  expect((await page(site, '/r/x/table.ics')).status).toBe(404)
})

test('without the script, the page after sending shows the link', async () => {
  await using site = await siteWithTables()
  const form = new URLSearchParams({ ...VALID, ...TABLE, people: '4' })
  const sent = await site.fetch('/ja/contact', { method: 'POST', body: form })
  const to = sent.headers.get('location') ?? ''
  const [, table] = /&table=([\w.-]+)#/.exec(to) ?? []
  const shown = await page(site, to.split('#')[0] ?? '')
  expect(shown.text).toContain(`/ja/r/${table}`)
  const changed = to.split('#')[0]?.replace(/.$/, 'x') ?? ''
  expect((await page(site, changed)).text).not.toContain('/ja/r/')
})
