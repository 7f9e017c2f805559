import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { readLines } from './read-lines.ts'
import { sitePages } from './site-pages.ts'

const pageAt = sitePages({
  restaurants: ['shiobi', 'shiobi-old'],
  news: ['2026-11-29'],
  hasAbout: true,
})

const read = (text: string) => readLines(text, 'https://www.namiori.example.jp')
const rows = (text: string) => read(text).lines.map(({ from, to }) => `${from} > ${to}`)

/** What lines are refused for, in Japanese. */
const refusals = (text: string) => {
  const { lines, faults } = read(text)
  return [...faults, ...checkLines(lines, pageAt)].map(({ line, words }) => `${line} ${words.ja}`)
}

/** The beginning of each refusal. */
const reasons = (text: string) => refusals(text).map((said) => said.split(/[、。]/)[0])

test('two columns of a spreadsheet are read, with headings, notes, empty lines and any line end', () => {
  const text =
    '\uFEFF旧アドレス\t新アドレス\r\n/menu.html\t/restaurants\r\n\r\n# 2019年のページ\r/a\t/about\t確認済み\n＃ メモ\n"/b"\t\t"/about"'
  expect(rows(text)).toEqual(['/menu.html > /restaurants', '/a > /about', '/b > /about'])
  expect(read(text).lines.map(({ line }) => line)).toEqual([2, 5, 7])
})

test('by hand, a comma, a space or an arrow separates as well, also in full width', () => {
  for (const row of [
    '/a,b.html,/about',
    '/a,b.html, /about',
    '/a,b.html /about',
    '/a,b.html　／ａｂｏｕｔ',
    '/a,b.html，/about',
    '/a,b.html → /about',
    '/a,b.html=>/about',
    '／ａ，ｂ．ｈｔｍｌ　/about',
  ])
    expect([row, rows(row)]).toEqual([row, ['/a,b.html > /about']])
})

test('a whole old address loses its host and its fragment, and one of this site its host', () => {
  expect(
    rows(
      [
        'https://old.example.jp/index.php?page=3#top\thttps://www.namiori.example.jp/ja/about#team',
        'old.example.jp/menu.html https://www.namiori.example.jp',
        'http://old.example.jp/shop/* https://shop.example.jp/*',
        '//old.example.jp/店舗案内/ /restaurants',
      ].join('\n'),
    ),
  ).toEqual([
    '/index.php?page=3 > /ja/about#team',
    '/menu.html > /',
    '/shop/* > https://shop.example.jp/*',
    '/店舗案内/ > /restaurants',
  ])
})

test('a line that cannot be read is named with its reason and what to do', () => {
  const text = [
    '/only',
    'menu.html /about',
    '/a about',
    '/b\tjavascript:alert(1)',
    '/c //evil.example',
    '/d*e* /about',
    '/f /restaurants/*',
    '/g with space\t/about',
  ].join('\n')
  expect(reasons(text)).toEqual([
    '1 移動先が読み取れません',
    '2 以前のアドレスが読み取れません',
    '3 移動先が読み取れません',
    '4 移動先にできないアドレスです',
    '5 移動先にできないアドレスです',
    '6 「*」は',
    '7 移動先に「*」がありますが',
    '8 以前のアドレスが読み取れません',
  ])
})

test('circles, pages, addresses for programs, contradictions and missing pages are refused', () => {
  const text = [
    '/a /b',
    '/b /c/x',
    '/c/* /a',
    '/About/ /contact',
    '/jp/restaurants/shiobi-old /contact',
    '/API/old /about',
    '/icon-192.png /about',
    '/one /about',
    '/ONE/ /ja/about',
    '/one /about',
    '/typo /restaurants/shioby',
    '/a/../b /about',
  ].join('\n')
  expect(reasons(text)).toEqual([
    '1 移動先をたどると',
    '2 移動先をたどると',
    '3 移動先をたどると',
    '4 このサイトに同じアドレスのページがあり',
    '5 このサイトに同じアドレスのページがあり',
    '6 このサイトの仕組みが使うアドレスのため',
    '7 このサイトの仕組みが使うアドレスのため',
    '9 同じアドレスが8行目にもあり',
    '11 「/restaurants/shioby」というページは',
    '12 ブラウザーから届くことのないアドレスです',
  ])
})

test('what is on the site is taken: pages in both languages, with query and fragment, and chains', () => {
  const text = [
    '/index.html /',
    '/index.php?page=3 /ja/contact?restaurant=shiobi',
    '/a /b',
    '/b /ja/about#team',
    '/shops/* /restaurants/*',
    '/wp-content/* /jp/restaurants/shiobi',
    '/%83%81%83j.html http://archive.example.jp/',
  ].join('\n')
  expect(refusals(text)).toEqual([])
})

test('news, its list and its feeds are pages, and the files that anyone may open (complaints W2)', () => {
  const text = [
    '/old-news.html /news/2026-11-29',
    '/old2.html https://www.namiori.example.jp/ja/news/2026-11-29?x=1#top',
    '/topics.php /ja/news',
    '/feed /news.xml',
    '/rss.xml /ja/news.xml',
    '/wp-sitemap.xml /sitemap.xml',
    '/favicon.png /favicon.ico',
  ].join('\n')
  expect(refusals(text)).toEqual([])
  expect(reasons('/a /news/2026-11-30\n/b /api/news\n/c /healthz')).toEqual([
    '1 「/news/2026-11-30」というページは',
    '2 「/api/news」というページは',
    '3 「/healthz」というページは',
  ])
  const nothing = sitePages({ restaurants: [], news: [], hasAbout: false })
  for (const path of ['/news', '/ja/news.xml', '/about', '/ja/about'])
    expect([path, nothing(path)]).toEqual([path, null])
})

test('rows for the same parameters in another order are rows for one address (complaints W3)', () => {
  expect(reasons('/a.php?x=1&y=2 /about\n/a.php?y=2&x=%31 /contact')).toEqual([
    '2 同じアドレスが1行目にもあり',
  ])
})

test('an old script’s address without its first slash is a path and no host (complaints W13)', () => {
  expect(
    rows(
      [
        'index.php/archives/12 /about',
        'blog.php/2019/05 /contact',
        'INDEX.CGI/a\t/about',
        'page.html/ /about',
        'old.example.jp/index.php/archives/12 /restaurants',
        'example.com/a /about',
        '192.168.0.1/b /about',
      ].join('\n'),
    ),
  ).toEqual([
    '/index.php/archives/12 > /about',
    '/blog.php/2019/05 > /contact',
    '/INDEX.CGI/a > /about',
    '/page.html/ > /about',
    '/index.php/archives/12 > /restaurants',
    '/a > /about',
    '/b > /about',
  ])
  expect(reasons('v1.2/notes /about')).toEqual(['1 以前のアドレスが読み取れません'])
})

test('10,000 lines are taken, and the next is refused', () => {
  const text = Array.from({ length: 10_001 }, (_, at) => `/news/${at}.html\t/about`).join('\n')
  expect(refusals(text)).toEqual([
    '10001 登録できるのは10,000件までです。「*」を使って、いくつかを1行にまとめてください。',
  ])
})
