import { expect, test } from 'vitest'
import { roomWords } from './room.ts'

const ROOM = { lines: 3, en: 27, jp: 16 }

test('the hint says how much of a small phone’s lines a text fills', () => {
  expect(roomWords(ROOM, 'jp', '波を織り、人を結ぶ。')).toEqual({
    isOver: false,
    words: {
      en: '10 of 16 characters that fit 3 lines on a small phone.',
      ja: '10／16文字：小さなスマートフォンで3行に収まる長さです。',
    },
  })
})

test('a longer text gets a warning, and may still be published', () => {
  expect(roomWords(ROOM, 'en', 'Woven by the sea, for all of us')).toEqual({
    isOver: true,
    words: {
      en: '31 of 27 characters: on a small phone this takes more than 3 lines. You can still publish it.',
      ja: '31／27文字：小さなスマートフォンでは3行に収まりません（公開はできます）。',
    },
  })
})

test('the title of a page says how much of it search engines show', () => {
  expect(roomWords({ ...ROOM, lines: null }, 'jp', '波を織り、人を結ぶ。')).toEqual({
    isOver: false,
    words: {
      en: '10 of 16 characters that search engines show.',
      ja: '10／16文字：検索結果に収まる長さです。',
    },
  })
  expect(roomWords({ ...ROOM, lines: null }, 'en', 'Woven by the sea, for all of us')).toEqual({
    isOver: true,
    words: {
      en: '31 of 27 characters: search engines may cut it off.',
      ja: '31／27文字：検索結果では途中で切れることがあります。',
    },
  })
})

test('each language has its own limit, and a character is what readers count as one', () => {
  const sixteen = '一二三四五六七八九十一二三四五葛\u{E0100}'
  expect(roomWords(ROOM, 'jp', ` ${sixteen} `)?.isOver).toBe(false)
  expect(roomWords(ROOM, 'jp', `${sixteen}。`)?.isOver).toBe(true)
  expect(roomWords({ ...ROOM, lines: 1 }, 'en', '')?.words.en).toBe(
    '0 of 27 characters that fit one line on a small phone.',
  )
})
