import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { plainAddress } from './address.ts'
import { destination } from './destination.ts'
import { ROWS_LIMIT, readFormerSite, readTarget } from './read.ts'
import type { Row } from './table.ts'

const PAGES = ['/', '/about', '/restaurants', '/ja/about']

/** Where an address leads on a site with a few pages. */
function lead(rows: readonly Row[], address: string) {
  const found = destination(readFormerSite(rows), address, (path) =>
    PAGES.includes(path) ? path : null,
  )
  return found === null || found === 'circle' ? found : found.to
}

test('an old address is found in every spelling: case, slashes, escapes, forms of Japanese', () => {
  const rows: Row[] = [
    ['/Menu.html', '/restaurants'],
    ['/お品書き/ガイド', '/about'],
    ['/メニュー（夏）', '/about'],
    ['/%83%81%83j.html', '/about'],
  ]
  for (const address of ['/menu.html', '/MENU.HTML', '/menu.html/', '//menu.html', '/%6Denu.html'])
    expect([address, lead(rows, address)]).toEqual([address, '/restaurants'])
  const decomposed = `/${encodeURIComponent('お品書き')}/${encodeURIComponent('ガイド'.normalize('NFD'))}`
  for (const address of [
    `/${encodeURIComponent('お品書き')}/${encodeURIComponent('ガイド')}/`,
    decomposed,
    `/${encodeURIComponent('メニュー（夏）').toLowerCase()}`,
    // Shift_JIS, as old websites have it.
    '/%83%81%83J.html',
  ])
    expect([address, lead(rows, address)]).toEqual([address, '/about'])
  expect(lead(rows, '/menu')).toBeNull()
})

test('an address with its query comes before the address alone', () => {
  const rows: Row[] = [
    ['/index.php', '/'],
    ['/index.php?page=3', '/about'],
    ['/index.php?news=*', 'https://news.example.jp/*'],
  ]
  expect(lead(rows, '/index.php?page=3')).toBe('/about')
  expect(lead(rows, '/index.php?PAGE=3')).toBe('/about')
  expect(lead(rows, '/index.php?page=4')).toBe('/')
  expect(lead(rows, '/index.php')).toBe('/')
  expect(lead(rows, '/index.php?news=2019-spring')).toBe('https://news.example.jp/2019-spring')
})

test('a row’s own parameters decide, in any order and with others among them (complaints W3)', () => {
  const rows: Row[] = [
    ['/index.php', '/'],
    ['/index.php?page=3', '/about'],
    ['/menu.php?id=3&cat=2', '/restaurants'],
    ['/menu.php?id=3', '/ja/about'],
    ['/list.php?cat[]=昼&cat[]=夜', '/restaurants'],
    ['/?about', '/about'],
    ['/news.php?id=*&lang=ja', 'https://news.example.jp/ja/*'],
    ['/shop/*?open=1', 'https://shop.example.jp/*'],
    ['/any.php?*', '/contact'],
  ]
  const found = (raw: string) =>
    readFormerSite(rows).find(plainAddress(raw) ?? { path: '', query: '' })
  for (const [address, to, rest] of [
    ['/index.php?page=3&fbclid=IwAR0abc', '/about', 'fbclid=IwAR0abc'],
    [
      '/index.php?utm_source=line&page=3&utm_medium=social',
      '/about',
      'utm_source=line&utm_medium=social',
    ],
    ['/index.php?%50age=%33', '/about', ''],
    ['/index.php?page=33', '/', 'page=33'],
    ['/index.php?PAGE=3&page=4', '/', 'PAGE=3&page=4'],
    ['/menu.php?cat=2&id=3', '/restaurants', ''],
    ['/menu.php?cat=2&gclid=a=b&id=3', '/restaurants', 'gclid=a=b'],
    ['/menu.php?id=3&cat=9', '/ja/about', 'cat=9'],
    ['/list.php?cat%5B%5D=%E5%A4%9C&fbclid=x&cat%5B%5D=%E6%98%BC', '/restaurants', 'fbclid=x'],
    ['/?about=&fbclid=x', '/about', 'fbclid=x'],
    ['/news.php?fbclid=x&lang=ja&id=2019-a', 'https://news.example.jp/ja/2019-a', 'fbclid=x'],
    ['/shop/tea/green?open=1&x=2', 'https://shop.example.jp/tea/green', 'x=2'],
    ['/any.php?a=1&b=2', '/contact', ''],
  ] as const)
    expect([address, found(address)]).toEqual([address, { to, rest }])
})

test('of two rows with as many parameters the first counts, whatever their order in the address (complaints W3)', () => {
  const rows: Row[] = [
    ['/a.php?x=1', '/about'],
    ['/a.php?y=1', '/restaurants'],
    ['/b.php?x=*', '/about'],
    ['/b.php?y=1', '/restaurants'],
  ]
  for (const query of ['x=1&y=1', 'y=1&x=1']) {
    expect([query, lead(rows, `/a.php?${query}`)]).toEqual([query, '/about'])
    expect([query, lead(rows.toReversed(), `/a.php?${query}`)]).toEqual([query, '/restaurants'])
    // Without a star comes before with one.
    expect([query, lead(rows, `/b.php?${query}`)]).toEqual([query, '/restaurants'])
  }
})

test('an & that old pages and letters have escaped is read as it was meant (complaints W3)', () => {
  const rows: Row[] = [
    ['/menu.php?id=3&cat=2', '/restaurants'],
    ['/list.php?id=3&amp;cat=2', '/about'],
  ]
  expect(lead(rows, '/menu.php?id=3&amp;cat=2')).toBe('/restaurants')
  expect(lead(rows, '/menu.php?cat=2&AMP;id=3')).toBe('/restaurants')
  expect(lead(rows, '/list.php?cat=2&id=3')).toBe('/about')
})

test('what a site has for programs ends a chain like a page (complaints W2)', () => {
  const rows: Row[] = [
    ['/feed', '/news.xml'],
    ['/rss', '/ja/news.xml'],
    ['/*', '/'],
  ]
  expect(lead(rows, '/feed')).toBe('/news.xml')
  expect(lead(rows, '/rss')).toBe('/ja/news.xml')
})

test('a star stands for any text, and the longest address around it counts', () => {
  const rows: Row[] = [
    ['/*', '/'],
    ['/menu/*', '/restaurants'],
    ['/menu/*.html', 'https://archive.example.jp/*'],
    ['/menu/Lunch/*', 'https://lunch.example.jp/*?from=old'],
    ['/menu/fixed.html', '/about'],
    ['/shop/*', '/*'],
  ]
  expect(lead(rows, '/menu/a')).toBe('/restaurants')
  expect(lead(rows, '/menu/')).toBe('/restaurants')
  expect(lead(rows, '/menu/a.html')).toBe('https://archive.example.jp/a')
  expect(lead(rows, '/MENU/lunch/Spring/春')).toBe(
    'https://lunch.example.jp/Spring/%E6%98%A5?from=old',
  )
  expect(lead(rows, '/menu/fixed.html')).toBe('/about')
  expect(lead(rows, '/nothing/like/it')).toBe('/')
  expect(lead(rows, '/shop/about')).toBe('/about')
})

test('a chain leads to its end at once, over stars too, and a page ends it', () => {
  const rows: Row[] = [
    ['/a', '/b'],
    ['/b', '/c/one'],
    ['/c/*', '/d/*#top'],
    ['/d/one', '/about#team'],
    ['/about', 'https://elsewhere.example.jp/'],
  ]
  expect(lead(rows, '/a')).toBe('/about#team')
  expect(lead(rows, '/c/two')).toBe('/d/two#top')
})

test('what leads back to itself leads nowhere', proves('J17'), () => {
  const rows: Row[] = [
    ['/a', '/b'],
    ['/b', '/a'],
    ['/x/*', '/y/*'],
    ['/y/*', '/x/*'],
    ['/deep/*', '/deep/deeper/*'],
  ]
  for (const address of ['/a', '/b', '/x/1', '/deep/1'])
    expect([address, lead(rows, address)]).toEqual([address, 'circle'])
})

test('among 10,000 rows nothing is searched through', () => {
  const rows = Array.from(
    { length: ROWS_LIMIT },
    (_, at): Row =>
      at % 2 === 0 ? [`/news/${at}.html`, '/about'] : [`/blog/${at}/*`, '/restaurants'],
  )
  const former = readFormerSite(rows)
  // Numbers have one to four digits: that many lengths of text before a star, and a text each way.
  expect(former.comparisons).toBe(4 + 2)
  expect(lead(rows, '/news/9998.html')).toBe('/about')
  expect(lead(rows, '/blog/9999/2019/05')).toBe('/restaurants')
  expect(lead([...rows, ['/one-more', '/about']], '/one-more')).toBeNull()
})

test('a row that cannot be used is left out, and the others count', proves('J17'), () => {
  const rows: unknown[] = [
    null,
    'text',
    ['/one'],
    ['/number', 3],
    ['no-slash', '/about'],
    ['/two*stars*', '/about'],
    ['/plain', '/from/*'],
    ['/script', 'javascript:alert(1)'],
    ['/host', '//evil.example'],
    ['/half\uD800', '/about'],
    ['/fine', '/about'],
  ]
  const former = readFormerSite(rows)
  const found = (raw: string) => former.find(plainAddress(raw) ?? { path: '', query: '' })
  for (const raw of ['/one', '/number', '/two1stars2', '/plain', '/script', '/host'])
    expect([raw, found(raw)]).toEqual([raw, null])
  expect(found('/fine')).toEqual({ to: '/about', rest: '' })
})

test('a star never makes an address of another host', proves('P12'), () => {
  const rows: Row[] = [
    ['/jump*', '/*'],
    ['/out/*', 'https://shop.example.jp*'],
  ]
  for (const address of ['/jump//evil.example', '/jump/evil.example', '/jump/%5Cevil.example'])
    expect(lead(rows, address) ?? '/').toMatch(/^\/(?!\/)/)
  expect(lead(rows, '/out/.evil.example')).toBeNull()
})

test('escapes that confuse are no address', proves('P02', 'P03'), () => {
  for (const raw of [
    '/a/../b',
    '/%2e%2e/b',
    '/a%2fb',
    '/a%5Cb',
    '/a\\b',
    '/%00',
    '/%0d%0aX: y',
    'a',
  ])
    expect([raw, plainAddress(raw)]).toEqual([raw, null])
})

test.each([
  ['/about', '/about'],
  [
    '/ja/restaurants/潮火?x=あ#地図',
    '/ja/restaurants/%E6%BD%AE%E7%81%AB?x=%E3%81%82#%E5%9C%B0%E5%9B%B3',
  ],
  ['https://Example.jp/店/*', 'https://example.jp/%E5%BA%97/*'],
  ['http://example.jp', 'http://example.jp/'],
  ['//example.jp', null],
  ['/\\example.jp', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://user:secret@example.jp/', null],
  ['https://*.example.jp/', null],
  ['mailto:a@example.jp', null],
  ['about', null],
])('as a new address %j is %j', proves('J17'), (raw, target) => {
  expect(readTarget(raw)).toBe(target)
})
