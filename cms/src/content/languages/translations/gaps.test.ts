import type { Field } from 'payload'
import { expect, test, vi } from 'vitest'
import { gapsIn, textsOf } from './gaps.ts'
import { afterChange, type Entries, type Texts } from './ledger.ts'
import { isSameByNature } from './same-by-nature.ts'

vi.mock('../../../base/locales.ts', () => ({
  DEFAULT_LOCALE: 'ja',
  TAGS: ['ja', 'en', 'ko'],
}))

const title: Field = { name: 'title', type: 'text', localized: true }

/** The remaining gaps after these saves, one after the other. */
function left(before: Texts, saves: readonly [tag: string, text: string][]): string[] {
  let texts = before
  let entries: Entries = {}
  for (const [tag, text] of saves) {
    entries = afterChange(entries, tag, texts, text)
    texts = { ...texts, [tag]: text }
  }
  return gapsIn([title], { title: texts }, { title: entries }).map(
    ({ tag, state, source }) => `${tag} ${state} ${source}`,
  )
}

test('of three languages, the two that did not change are outdated until each is saved', () => {
  const texts = { ja: '夏', en: 'Summer', ko: '여름' }
  expect(left(texts, [['ja', '秋']])).toEqual(['en stale ja', 'ko stale ja'])
  expect(
    left(texts, [
      ['ja', '秋'],
      ['ko', '가을'],
    ]),
  ).toEqual(['en stale ja'])
  expect(
    left(texts, [
      ['ja', '秋'],
      ['ko', '가을'],
      ['en', 'Autumn'],
    ]),
  ).toEqual([])
})

test('a translation that changes alone becomes the source of the others', () => {
  const texts = { ja: '夏', en: 'Summer', ko: '여름' }
  expect(left(texts, [['en', 'Late summer']])).toEqual(['ja stale en', 'ko stale en'])
  expect(
    left(texts, [
      ['ja', '秋'],
      ['en', 'Autumn'],
      ['en', 'Late autumn'],
    ]),
  ).toEqual(['ja stale en', 'ko stale ja'])
})

test('a copy that is translated leaves its source as it is, and a figure that changes alone does not', () => {
  expect(left({ ja: 'Noren', en: 'Noren' }, [['en', 'The noren']])).toEqual(['ko missing ja'])
  expect(left({ ja: '1,800', en: '1,800', ko: '1,800' }, [['en', '1,900']])).toEqual([
    'ja stale en',
    'ko stale en',
  ])
})

test('a text is missing in each language without it, and its source is the first language that has it', () => {
  expect(left({ ko: '여름' }, [])).toEqual(['ja missing ko', 'en missing ko'])
  expect(left({ ja: '', en: ' ' }, [])).toEqual([])
})

test('texts in rows of lists are identified by the ids of their rows', () => {
  const fields: Field[] = [
    { name: 'menu', type: 'array', fields: [{ type: 'row', fields: [title] }] },
    { name: 'facts', type: 'group', fields: [title, { name: 'phone', type: 'text' }] },
  ]
  const doc = {
    menu: [{ id: 'a', title: 'A' }, { title: 'not saved yet' }],
    facts: { title: 'C', phone: '046' },
  }
  expect(textsOf(fields, doc).map(({ key, path, value }) => [key, path, value])).toEqual([
    ['menu.a.title', 'menu.0.title', 'A'],
    ['facts.title', 'facts.title', 'C'],
  ])
})

test.each(['1,800', '46 m²', '24h', '2009', 'https://example.jp/', 'desk@example.jp', '@shiobi'])(
  '%s is the same in every language',
  (text) => expect(isSameByNature(text)).toBe(true),
)

test.each(['逗子', '東京', 'Noren', 'Zushi, Kanagawa', '1,800円'])(
  '%s may be a copy that no one translated',
  (text) => expect(isSameByNature(text)).toBe(false),
)
