import { isObject } from '@noren/contract/json'
import { paperPath } from '@noren/contract/paper/paper-path'
import type { RestaurantSince } from '@noren/contract/paper/paper-record'
import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { NO_LIMITS } from '../testing/enquiry.ts'
import { type RunningSite, runSite } from '../testing/running-site.ts'
import { snapshotWithTables } from '../testing/site-with-tables.ts'

const SHIOBI: RestaurantSince = {
  from: 1,
  charge: 1,
  menus: 1,
  hours: 36,
  dishes: [12, 40, 12],
  closures: { '2026-12-31 2027-01-02': 38, '2026-11-24 2026-11-24': 20 },
  left: [
    { name: { en: 'Eel', jp: 'うなぎ' }, seq: 20 },
    { name: { jp: '牡蠣のフライ' }, seq: 39 },
  ],
  takenBack: [{ from: '2026-12-24', to: '2026-12-25', seq: 37 }],
}

const MENU = [
  { name: { en: 'Char', jp: '岩魚' }, price: 900 },
  {
    name: { en: 'Soba <hand-cut>', jp: '手打ちそば' },
    prices: [
      { label: { en: 'small', jp: '小' }, price: 600 },
      { label: { en: 'large', jp: '大' }, price: 900 },
    ],
    allergens: ['buckwheat', 'wheat'],
  },
  { name: { jp: '山菜' }, price: 500 },
]

const CLOSURES = [
  { from: '2026-12-31', to: '2027-01-02', reason: { en: 'New Year', jp: '年末年始' } },
  { from: '2026-11-24', to: '2026-11-24', reason: {} },
]

/** A site whose snapshot is number 41, published on 5 November 2026. It is Sunday, 22 November 2026. */
function siteWithPaper(own: object = {}, paper: object = {}): Promise<RunningSite> {
  const snapshot = snapshotWithTables()
  const restaurants = (snapshot.content.restaurants ?? []).map((each) =>
    isObject(each) && each.slug === 'shiobi'
      ? { ...each, menuItems: MENU, openingHours: { closures: CLOSURES }, ...own }
      : each,
  )
  return runSite({
    env: NO_LIMITS,
    now: () => Date.UTC(2026, 10, 22, 3),
    snapshot: {
      ...snapshot,
      seq: 41,
      content: { ...snapshot.content, restaurants },
      paper: {
        installation: 'kmr4c',
        days: [
          { seq: 1, day: '2026-10-01' },
          { seq: 30, day: '2026-11-03' },
          { seq: 41, day: '2026-11-05' },
        ],
        lost: [[13, 15]],
        restaurants: { shiobi: SHIOBI },
        ...paper,
      },
    },
  })
}

async function page(site: RunningSite, path: string) {
  const answer = await site.fetch(path, { redirect: 'manual' })
  const html = await answer.text()
  const main = /<main>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const text = main.replaceAll(/<\/?(?:li|p|h1|h2|ul|section|br|small|b)\b[^>]*>/g, '\n')
  const lines = text
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .filter(Boolean)
  return { status: answer.status, headers: answer.headers, html, lines }
}

test('who scans a menu reads which dishes have changed since, with today’s price, and which have left', async () => {
  await using site = await siteWithPaper()
  const { status, headers, html, lines } = await page(site, '/paper/kmr4c/shiobi/menu/35')
  expect(status).toBe(200)
  expect(lines).toEqual([
    'No. 35',
    'Shiobi',
    'Changed since it was printed',
    'Your menu is number 35, published on 3 November 2026.',
    'One dish has changed. As it is today:',
    'Soba &#60;hand-cut&#62;',
    'small ¥600',
    'large ¥900',
    'Contains wheat, buckwheat',
    'Not yet known: pistachio. Please ask',
    'No longer on the menu',
    '牡蠣のフライ',
    'The menu of today',
  ])
  expect(html).toContain('<s lang="ja">牡蠣のフライ</s>')
  expect(html).toContain('href="/restaurants/shiobi"')
  expect(html).toContain('href="/ja/paper/kmr4c/shiobi/menu/35"')
  expect(html).not.toContain('<script')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(headers.get('cache-control')).toContain('s-maxage=60')
})

test('in Japanese the same is said in Japanese', async () => {
  await using site = await siteWithPaper()
  const { lines } = await page(site, '/ja/paper/kmr4c/shiobi/card/12')
  expect(lines).toEqual([
    '第12号',
    '潮火',
    '変わったところがあります',
    'お手元の卓上カードは、2026年10月1日（木）に公開した第12号です。',
    '変わった品（1品）：現在の内容',
    '手打ちそば',
    '小 600円',
    '大 900円',
    '小麦・そばを含む',
    'ピスタチオは未確認です。店舗にお尋ねください',
    'お品書きから外れた品',
    'うなぎ',
    '牡蠣のフライ',
    '本日のお品書きを見る',
  ])
})

test('a sheet of the latest change is still as printed', async () => {
  await using site = await siteWithPaper()
  const { lines } = await page(site, '/paper/kmr4c/shiobi/menu/40')
  expect(lines).toContain('Nothing on it has changed since.')
})

test('a chart of allergens says what the dish contains today, not what it costs', async () => {
  await using site = await siteWithPaper()
  const { lines } = await page(site, '/paper/kmr4c/shiobi/allergens/35')
  expect(lines.join(' ')).toMatch(/Soba .*[Bb]uckwheat/)
  expect(lines.join(' ')).not.toContain('¥')
})

test('what a menu says beside its dishes counts too: a dearer table charge, an extra, “from”, when lunch is served', async () => {
  const changed = {
    dishes: [12, 12, 12, 41],
    charge: 36,
    menus: 38,
  }
  await using site = await siteWithPaper(
    {
      facts: { tableCharge: 500 },
      menus: [{ name: { en: 'Lunch', jp: '昼' }, when: { days: ['weekday'] } }],
      menuItems: [
        ...MENU,
        {
          name: { en: 'Beer', jp: 'ビール' },
          pricing: 'from',
          prices: [
            { label: { en: 'small', jp: '小' }, price: 500 },
            { label: { en: 'large', jp: '大' }, price: 800 },
          ],
          extras: [{ label: { en: 'lime', jp: 'ライム' }, price: 50 }],
        },
      ],
    },
    { restaurants: { shiobi: { ...SHIOBI, ...changed } } },
  )
  const { lines } = await page(site, '/paper/kmr4c/shiobi/menu/35')
  expect(lines.slice(5)).toEqual([
    'Beer',
    'small from ¥500',
    'large from ¥800',
    'lime +¥50',
    'Allergens: please ask',
    'Menus and charges as they are now',
    'Lunch',
    'Weekdays except public holidays',
    'A table charge of ¥500 for each guest, usual in Japan, is added to the bill.',
    'No longer on the menu',
    '牡蠣のフライ',
    'The menu of today',
  ])
  const chart = await page(site, '/paper/kmr4c/shiobi/allergens/41')
  expect(chart.lines).toContain('Nothing on it has changed since.')
})

test('a sheet from before a restaurant was published anew is not compared, nor one of dishes the site cannot tell apart', async () => {
  for (const odd of [{ from: 38 }, { dishes: [12, 12] }]) {
    await using site = await siteWithPaper({}, { restaurants: { shiobi: { ...SHIOBI, ...odd } } })
    const { lines } = await page(site, '/paper/kmr4c/shiobi/menu/35')
    expect(lines).toContain('We cannot compare this sheet')
  }
})

test('a notice says which closures have changed, and which were taken back', async () => {
  await using site = await siteWithPaper()
  const { lines } = await page(site, '/paper/kmr4c/shiobi/notice/35')
  expect(lines.slice(4)).toEqual([
    'Closures and special hours as they are now',
    'Closed 31 December – 2 January',
    'New Year',
    'The regular opening hours have changed since.',
    'Taken back',
    '24 December – 25 December',
    'Hours and address today',
  ])
})

test('a sheet of another site, of a number to come or of one that was lost is not compared', async () => {
  await using site = await siteWithPaper()
  const other = await page(site, '/paper/other/shiobi/menu/35')
  expect(other.status).toBe(404)
  expect(other.lines).toEqual([
    'We do not know this sheet',
    'This sheet was not printed from this site. Perhaps the address was not typed in full.',
    'All restaurants',
  ])
  for (const seq of [14, 42]) {
    const { lines } = await page(site, `/paper/kmr4c/shiobi/menu/${seq}`)
    expect(lines).toContain('We cannot compare this sheet')
    expect(lines).not.toContain('Soba &#60;hand-cut&#62;')
  }
})

test('a sheet of a restaurant that has moved house, or pauses, says so beside what has changed', async () => {
  const address = { en: '1 Minato', jp: '港1' }
  await using moved = await siteWithPaper({
    standing: { kind: 'moves', from: '2026-11-01', address },
  })
  const there = await page(moved, '/ja/paper/kmr4c/shiobi/menu/35')
  expect(there.lines).toContain(
    'お店は移転いたしました。新しい場所は、お店のページでご案内しています。',
  )
  expect(there.lines).toContain('手打ちそば')
  await using paused = await siteWithPaper({ standing: { kind: 'pauses', from: '2026-11-01' } })
  const { lines } = await page(paused, '/paper/kmr4c/shiobi/notice/35')
  expect(lines).toContain('The restaurant is closed for a time. Its page says for how long.')
})

test('a sheet of a restaurant that has another slug, closed or gone leads on', async () => {
  await using site = await siteWithPaper()
  const moved = await page(site, '/ja/paper/kmr4c/shiobi-hama/menu/35')
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    '/ja/paper/kmr4c/shiobi/menu/35',
  ])
  const gone = await page(site, '/paper/kmr4c/irori/menu/35')
  expect(gone.status).toBe(410)
  expect(gone.html).toContain('href="/restaurants"')
  await using closed = await siteWithPaper({ standing: { kind: 'closes', from: '2026-11-01' } })
  const { lines } = await page(closed, '/paper/kmr4c/shiobi/menu/35')
  expect(lines).toContain('This restaurant has closed')
})

test('what is no sheet’s path is no page', proves('P21'), async () => {
  await using site = await siteWithPaper()
  for (const path of [
    '/paper/kmr4c/shiobi/menu/0',
    '/paper/kmr4c/shiobi/menu/99999999999999999999',
    '/paper/kmr4c/shiobi/poster/35',
    '/paper/kmr4c/shiobi/menu/35/',
    '/paper/kmr4c/%73hiobi/menu/35',
    '/paper/kmr4c/..%2Fshiobi/menu/35',
    `/paper/kmr4c/${'a'.repeat(4000)}/menu/35`,
    '/ja/paper/',
  ]) {
    const { status } = await site.fetch(path)
    expect([path, status]).toEqual([path, 404])
  }
})

test('content that no desk has published has no pages of sheets', async () => {
  await using site = await siteWithPaper({}, { installation: undefined })
  const path = paperPath('en', {
    installation: 'kmr4c',
    restaurant: 'shiobi',
    kind: 'menu',
    seq: 1,
  })
  const { status, html } = await page(site, path)
  expect([status, html.includes('We do not know this sheet')]).toEqual([404, false])
})
