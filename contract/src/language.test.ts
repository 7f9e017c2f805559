import { expect, test } from 'vitest'
import { CALLS, callUrl } from './calls.ts'
import {
  DEFAULT_LANGUAGE,
  LANGUAGE,
  LANGUAGES,
  languageFromCode,
  otherLanguage,
  pathLanguage,
} from './language.ts'

test('GEN-05 LNG-01 CST-01 the toggle knows exactly en and jp, and starts with en', () => {
  expect(LANGUAGES).toEqual(['en', 'jp'])
  expect(DEFAULT_LANGUAGE).toBe('en')
})

test('the toggle goes from each language to the other', () => {
  expect(otherLanguage('en')).toBe('jp')
  expect(otherLanguage('jp')).toBe('en')
})

test('Japanese is ja in HTML and public paths, jp in the bundle', () => {
  expect(LANGUAGE.jp).toMatchObject({ htmlLang: 'ja', pathPrefix: '/ja', jpStyleKey: 'jp' })
  expect(LANGUAGE.en).toMatchObject({ htmlLang: 'en', pathPrefix: '', jpStyleKey: 'en' })
})

test('GEN-08 hero and about are asked for Japanese as ja', () => {
  expect(callUrl(CALLS.hero, { language: pathLanguage('jp') })).toBe('/api/hero/ja')
  expect(callUrl(CALLS.about, { language: pathLanguage('en') })).toBe('/api/about/en')
})

test('P07 jp and ja in a call path are both Japanese', () => {
  expect(languageFromCode('en')).toBe('en')
  expect(languageFromCode('jp')).toBe('jp')
  expect(languageFromCode('ja')).toBe('jp')
})

test.each([
  'EN',
  'JP',
  'Ja',
  'en-US',
  'fr',
  'en\u0000',
  'jp/',
  ' en',
  '',
  'constructor',
  '__proto__',
])('P06 P07 %j is not a language', (code) => {
  expect(languageFromCode(code)).toBeNull()
})
