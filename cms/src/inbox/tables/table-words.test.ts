import { dayOf } from '@noren/contract/hours/calendar'
import { expect, test } from 'vitest'
import { TABLE_WORDS } from './table-words.ts'

test('a table after midnight belongs to the evening before it', () => {
  const day = dayOf(2026, 12, 24)
  expect(TABLE_WORDS.en.when(day, 25 * 60)).toBe('Thursday 24 December 2026, 1:00 after midnight')
  expect(TABLE_WORDS.en.when(day, 24 * 60)).toBe('Thursday 24 December 2026, midnight')
  expect(TABLE_WORDS.jp.when(day, 25 * 60)).toBe('2026年12月24日（木）翌1:00')
})

test('one guest is written in the singular', () => {
  expect([TABLE_WORDS.en.party(1), TABLE_WORDS.jp.party(1)]).toEqual(['1 person', '1名様'])
})
