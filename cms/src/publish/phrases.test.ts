import { expect, test } from 'vitest'
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
