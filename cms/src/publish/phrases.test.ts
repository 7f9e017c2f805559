import { withoutPhraseBreaks } from '@noren/contract/phrase-break'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEARCH } from '../../../scripts/testing/search.ts'
import { withPhrases } from './phrases.ts'

test('a Japanese heading may break only between phrases', () => {
  expect(withPhrases('波を織り、人をつなぐ')).toBe('波を\u200B織り、\u200B人を\u200Bつなぐ')
})

test('no letter is alone on the last line of a heading', () => {
  expect(withPhrases('たくさんの糸、ひとつの浜')).toBe('たくさんの\u200B糸、\u200Bひとつの浜')
})

test('an English heading stays as it is', () => {
  expect(withPhrases('Woven waves')).toBe('Woven waves')
})

test('the coloured part of a heading can still be found in it', () => {
  const heading = withPhrases('まだ見ぬ可能性をかたちに', '可能性をかたち')
  expect(heading).toContain('可能性をかたち')
  expect(heading).toContain('\u200B')
})

test('marks that exist already are not doubled', () => {
  const once = withPhrases('波を織り、人をつなぐ')
  expect(withPhrases(once)).toBe(once)
})

test('any heading reads the same with its breaks, and its coloured part stays whole', () => {
  const words = fc.constantFrom(
    '波を',
    '織り',
    '、',
    '人',
    'Noren',
    ' ',
    '𠮷',
    '👨‍👩‍👧',
    '\u200B',
    '。',
    'か\u3099',
  )
  const heading = fc.oneof(
    fc.array(words, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme' }),
  )
  const property = fc.property(heading, fc.nat(), fc.nat(), (text, from, length) => {
    const bare = withoutPhraseBreaks(text)
    const start = from % (bare.length + 1)
    const span = bare.slice(start, start + (length % 6) + 1)
    const broken = withPhrases(text, span)
    expect(withoutPhraseBreaks(broken)).toBe(bare)
    expect(withPhrases(broken, span)).toBe(broken)
    if (text === bare) expect(broken).toContain(span)
    expect(broken).not.toMatch(/^\u200B.*[ぁ-ん]|[\uD800-\uDBFF]\u200B/)
  })
  fc.assert(property, SEARCH)
})
