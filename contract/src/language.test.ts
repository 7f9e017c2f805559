import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import {
  DEFAULT_LANGUAGE,
  LANGUAGE,
  LANGUAGES,
  languageFromCode,
  withFallbacks,
} from './language.ts'

test(
  'the toggle knows exactly en and jp, and starts with en',
  proves('GEN-05', 'LNG-01', 'CST-01'),
  () => {
    expect(LANGUAGES).toEqual(['en', 'jp'])
    expect(DEFAULT_LANGUAGE).toBe('en')
  },
)

test('a text that is missing is looked for in each other language', () => {
  expect(withFallbacks('en')).toEqual(['en', 'jp'])
  expect(withFallbacks('jp')).toEqual(['jp', 'en'])
})

test('Japanese is ja in HTML and public paths, jp in the bundle', () => {
  expect(LANGUAGE.jp).toMatchObject({ htmlLang: 'ja', pathPrefix: '/ja' })
  expect(LANGUAGE.en).toMatchObject({ htmlLang: 'en', pathPrefix: '' })
})

test('jp and ja in a call path are both Japanese', proves('P07'), () => {
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
])('%j is not a language', proves('P06', 'P07'), (code) => {
  expect(languageFromCode(code)).toBeNull()
})
