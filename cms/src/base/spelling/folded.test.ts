import { expect, test } from 'vitest'
import { folded, isFoundBy } from './folded.ts'

test.each([
  ['高橋', '髙橋'],
  ['山崎', '山﨑', '山嵜'],
  ['渡辺', '渡邊', '渡邉', '渡邉\u{E010F}', '渡辺\uFE00'],
  ['斎藤', '齋藤', '齊藤', '斉藤'],
  ['吉野家', '𠮷野家'],
  ['高島', '髙島', '髙嶋', '高嶌'],
  ['葛城', '葛\u{E0100}城'],
  ['桜沢', '櫻澤'],
  ['戸村', '戶邨'],
  ['増田', '增田'],
  ['鶴岡', '靏岡', '靎岡'],
  ['剣持', '劔持', '剱持', '釼持'],
  ['磯部', '礒部'],
  ['醤油', '醬油'],
  ['がぎパ', 'か\u3099き\u3099ハ\u309A', 'ｶﾞｷﾞﾊﾟ', 'ガギぱ'],
  ['Table-12', 'ｔａｂｌｅ－１２', 'ta\u200Bble-12'],
  ['牛の西角', '⽜の⻄⻆'],
  ['神宮', '神宮'],
])('%s is found however it is written', (...ways) => {
  expect(new Set(ways.map(folded)).size).toBe(1)
})

test.each([
  ['か', 'が'],
  ['土', '士'],
  ['大島', '太島'],
  ['崎', '埼'],
])('%s and %s stay two', (one, other) => {
  expect(folded(one)).not.toBe(folded(other))
})

test('a voiced sound mark stays with its kana anywhere in a long text', () => {
  for (const length of [998, 999, 1000, 1001]) {
    const before = 'あ'.repeat(length)
    expect(folded(`${before}か\u3099`)).toBe(`${before}が`)
  }
})

test('every typed word must be in the text, in any kind of characters; an empty search finds everything', () => {
  expect(isFoundBy('澪　高橋', '髙橋 澪 (mio@example.jp)')).toBe(true)
  expect(isFoundBy('高橋 蓮', '髙橋 澪 (mio@example.jp)')).toBe(false)
  expect(isFoundBy(' ', '髙橋 澪')).toBe(true)
})
