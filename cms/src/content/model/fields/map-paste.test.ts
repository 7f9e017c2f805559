import { readMapLink } from '@noren/contract/map-link'
import { expect, test } from 'vitest'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { openTestDesk } from '../../../../test/test-desk.ts'
import { mapOf, mapProblem } from './map-paste.ts'

const { payload } = await openTestDesk()

const EMBED = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3256.1!2d139.57!3d35.29'
const AROUND_ZUSHI =
  'https://www.openstreetmap.org/export/embed.html?bbox=139.56990%2C35.28810%2C139.57790%2C35.29310&layer=mapnik&marker=35.2906%2C139.5739'

test('the HTML that Google Maps lets people copy becomes the address inside it', () => {
  const markup = `<iframe src="${EMBED}" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy"></iframe>`
  expect(mapOf(markup)).toBe(EMBED)
  expect(mapOf(` ${EMBED}\n`)).toBe(EMBED)
  const other =
    "<iframe width='1' src='https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&amp;layer=mapnik'>"
  expect(mapOf(other)).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&layer=mapnik',
  )
})

test('a map of one’s own and other hosts of Google become the address that pages show (acceptance D15)', () => {
  const own = 'https://www.google.com/maps/d/embed?mid=1a-B_c&ehbc=2E312F'
  for (const pasted of [
    `<iframe src="${own.replace('&', '&amp;')}" width="640" height="480"></iframe>`,
    own.replace('www.google.com', 'google.co.jp'),
    own.replace('www.', ''),
  ])
    expect([pasted, mapOf(pasted)]).toEqual([pasted, own])
  expect(mapOf(`${EMBED}!2s100%!`)).toBe(`${EMBED}!2s100%25!`)
})

test('the link of a place becomes a map with a marker there', () => {
  for (const link of [
    'https://www.google.com/maps/place/%E6%BD%AE%E7%81%AB/@35.2999,139.5,17z/data=!3m1!4b1!4m6!3m5!1s0x6018:0x1!8m2!3d35.2906!4d139.5739!16s%2Fg%2F1?entry=ttu',
    'https://www.google.co.jp/maps/search/35.2906,+139.5739',
    'https://maps.google.com/?q=35.2906,139.5739',
    'https://www.openstreetmap.org/?mlat=35.2906&mlon=139.5739#map=18/35.3/139.6',
    'https://www.openstreetmap.org/#map=18/35.2906/139.5739',
    'https://maps.apple.com/?ll=35.2906,139.5739&q=Shiobi',
    '35.2906, 139.5739',
  ]) {
    expect([link, mapOf(link)]).toEqual([link, AROUND_ZUSHI])
  }
  expect(readMapLink(AROUND_ZUSHI)).toEqual({ state: 'valid', src: AROUND_ZUSHI })
})

test('a text without a place is refused, with advice on what to copy', () => {
  for (const [pasted, reason] of [
    ['https://maps.app.goo.gl/AbCdEf', '短縮リンクからは店の位置が分かりません。'],
    ['潮火 神奈川県逗子市新宿1-2-3', '店名や住所だけでは地図を表示できません。'],
    ['https://www.google.com/maps/@35.29,139.57,15z', 'このリンクは地図として表示できません。'],
    ['https://www.google.com/maps/dir/A/B/data=!3d35.29!4d139.57', 'このリンクは地図'],
    ['https://evil.example/maps/place/x/data=!3d35.29!4d139.57', 'このリンクは地図'],
    ['<iframe src="https://evil.example/maps/embed?pb=1"></iframe>', 'このリンクは地図'],
    ['91.5, 139.57', '店名や住所だけでは'],
  ] as const) {
    expect([pasted, mapOf(pasted)]).toEqual([pasted, null])
    expect(mapProblem(pasted).ja).toContain(reason)
    expect(mapProblem(pasted).ja).toContain('「共有」→「地図を埋め込む」→「HTMLをコピー」')
  }
})

test('staff paste the HTML, and the desk saves only the address', async () => {
  const mapLink = `<iframe src="${EMBED}" width="600"></iframe>`
  const saved = await addRestaurant(payload, { mapLink })
  expect(saved.mapLink).toBe(EMBED)
})
