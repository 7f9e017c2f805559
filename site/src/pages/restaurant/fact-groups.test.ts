import type { RestaurantFacts } from '@noren/contract/resources/restaurant-facts'
import { expect, test } from 'vitest'
import { budget, factGroups, factsInShort } from './fact-groups.ts'

const FACTS: RestaurantFacts = {
  stations: [
    { name: { en: 'First Station', jp: '一番駅' }, minutesOnFoot: 1 },
    { name: { jp: '二番駅' } },
  ],
  parking: 'none',
  seats: 26,
  privateRooms: 0,
  children: ['welcome', 'highChairs'],
  childrenRemarks: { en: 'Until seven.', jp: '夜7時まで。' },
  website: 'https://first.example.jp/en/',
  dinnerFrom: 5000,
  dinnerTo: 8000,
  tableCharge: 0,
  payment: ['cash', 'transitCards'],
  smoking: 'smokingRoom',
}

const read = (language: 'en' | 'jp') =>
  factGroups(FACTS, language).map(({ title, rows }) => [
    title,
    ...rows.map(
      ({ term, lines }) =>
        `${term}: ${lines.map(({ text, note = '' }) => text + note).join(' / ')}`,
    ),
  ])

test('known facts are in groups, in English', () => {
  expect(read('en')).toEqual([
    [
      'Getting here',
      'Nearest station: First Station, 1\u00a0minute\u00a0on\u00a0foot / 二番駅',
      'Parking: None',
    ],
    [
      'Tables',
      'Seats: 26 seats\u00a0· no private room',
      'Children: Welcome\u00a0· High chairs / Until seven.',
      'Website: first.example.jp',
    ],
    [
      'Budget and payment',
      'Dinner for one: ¥5,000–8,000',
      'Table charge: None',
      'We take: Cash\u00a0· Transport IC cards',
    ],
    ['House rules', 'Smoking: In a smoking room, for guests of 20 and over'],
  ])
})

test('known facts are in groups, in Japanese', () => {
  expect(read('jp')).toEqual([
    ['交通・道順', '最寄り駅: 一番駅 徒歩1分 / 二番駅', '駐車場: なし'],
    [
      'お席',
      '席数: 26席・個室なし',
      'お子様連れ: 歓迎・子ども用の椅子 / 夜7時まで。',
      '公式サイト: first.example.jp',
    ],
    [
      'ご予算・お支払い',
      '夜のご予算（1名様）: 5,000〜8,000円',
      'お通し・席料: なし',
      'お支払い方法: 現金・交通系IC',
    ],
    ['お願い', '喫煙: 喫煙専用室あり（20歳未満は入室不可）'],
  ])
})

test('a station named only in Japanese is marked as Japanese', () => {
  const [here] = factGroups(FACTS, 'en')
  expect(here?.rows[0]?.lines.map(({ lang }) => lang)).toEqual([undefined, 'ja'])
})

test('an address for search engines alone makes no group', () => {
  const region = { en: 'Kanagawa', jp: '神奈川県' }
  expect(factGroups({ postalCode: '000-0000', region }, 'en')).toEqual([])
})

test.each([
  [1000, 2000, '¥1,000–2,000', '1,000〜2,000円'],
  [1000, undefined, 'from ¥1,000', '1,000円〜'],
  [undefined, 2000, 'up to ¥2,000', '〜2,000円'],
  [1500, 1500, '¥1,500', '1,500円'],
])('a budget from %s to %s is written as people do', (from, to, en, jp) => {
  expect(budget(from, to, 'en')).toBe(en)
  expect(budget(from, to, 'jp')).toBe(jp)
})

test('a budget that is not stated does not show', () => {
  expect(budget(undefined, undefined, 'en')).toBeUndefined()
})

const STATIONS = [
  { name: { en: 'First Station', jp: '一番駅' } },
  { name: { en: 'Second Station', jp: '二番駅' }, minutesOnFoot: 4 },
]

test('the known facts are said in a few words, in both languages', () => {
  const facts = {
    lunchFrom: 1000,
    lunchTo: 1500,
    dinnerFrom: 5000,
    dinnerTo: 8000,
    seats: 26,
    stations: STATIONS,
  }
  expect(factsInShort(facts, 'en')).toEqual([
    'Lunch ¥1,000–1,500',
    'Dinner ¥5,000–8,000',
    '26 seats',
    '4 min from the station',
  ])
  expect(factsInShort(facts, 'jp')).toEqual([
    '昼 1,000〜1,500円',
    '夜 5,000〜8,000円',
    '26席',
    '駅から4分',
  ])
})

test.each([
  ['架空山バス 架空谷', 'Kakudani Bus Stop (Imaginary Mountain Bus)', 'バス停', 'bus stop'],
  ['市営地下鉄 バスセンター前駅', 'Bus-Center-Mae Station', '駅', 'station'],
])('a restaurant near 「%s」 is so many minutes from what that is', (jp, en, is, isEn) => {
  const facts = { stations: [{ name: { en, jp }, minutesOnFoot: 6 }] }
  expect(factsInShort(facts, 'jp')).toEqual([`${is}から6分`])
  expect(factsInShort(facts, 'en')).toEqual([`6 min from the ${isEn}`])
  const terms = (language: 'en' | 'jp') => factGroups(facts, language)[0]?.rows[0]?.term
  expect([terms('jp'), terms('en')]).toEqual(
    is === '駅'
      ? ['最寄り駅', 'Nearest station']
      : ['最寄りの駅・バス停', 'Nearest station or bus stop'],
  )
})

test('what is not known is left out', () => {
  expect(factsInShort({ dinnerFrom: 3000 }, 'en')).toEqual(['Dinner from ¥3,000'])
  expect(factsInShort({ seats: 1 }, 'jp')).toEqual(['1席'])
  expect(factsInShort({ stations: STATIONS.slice(0, 1) }, 'en')).toEqual([])
  expect(factsInShort({}, 'jp')).toEqual([])
})
