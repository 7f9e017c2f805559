import { expect, test } from 'vitest'
import { labelOf } from './menu-label.ts'
import { MENU_LABELS } from './menu-labels.ts'

test.each([
  ['一合', '180 ml'],
  ['２合', '360 ml'],
  ['十二個', '12 pieces'],
  ['5貫', '5 pieces'],
  ['一人前', 'for one'],
  ['3人前', 'for 3'],
  ['90分', '90 minutes'],
  ['グラス', 'glass'],
  [' グ ラ ス ', 'glass'],
  ['大盛り', 'large portion'],
  ['単品', 'à la carte'],
  ['テイクアウト', 'take-away'],
])('the name %s of a price stays as typed and reads “%s” in English', (jp, en) => {
  expect(labelOf(jp)).toEqual({ en, jp: jp.trim() })
})

test.each([
  ['Glass', { en: 'Glass', jp: 'グラス' }],
  ['à la carte', { en: 'à la carte', jp: '単品' }],
  ['takeout', { en: 'take-away', jp: 'お持ち帰り' }],
  ['300 g', { en: '300 g', jp: '300 g' }],
  ['Ｌ', { en: 'Ｌ', jp: 'Ｌ' }],
])('a name typed in Latin letters, %s, is known in Japanese too', (typed, label) => {
  expect(labelOf(typed)).toEqual(label)
})

test('a name that no list knows is in its own language alone', () => {
  expect(labelOf('焼酎割り')).toEqual({ jp: '焼酎割り' })
  expect(labelOf('by the slab')).toEqual({ en: 'by the slab' })
  expect(labelOf('0合')).toEqual({ jp: '0合' })
  expect(labelOf('constructor')).toEqual({ en: 'constructor' })
  expect(labelOf('  ')).toEqual({})
})

test('no word of the list is written for two different things', () => {
  const written = MENU_LABELS.flatMap(({ jp, also = [] }) => [jp, ...also])
  expect(written.filter((word, index) => written.indexOf(word) !== index)).toEqual([])
})
