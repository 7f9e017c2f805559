import { expect, test } from 'vitest'
import { lateWords, waitingWords } from './waiting-words.ts'

const NOW = new Date('2026-12-15T23:00:00.000Z')

test.each([
  ['2026-12-15T22:59:30.000Z', '1分', '1 minute'],
  ['2026-12-15T22:59:00.000Z', '1分', '1 minute'],
  ['2026-12-15T21:10:00.000Z', '1時間', '1 hour'],
  ['2026-12-13T23:00:00.000Z', '2日', '2 days'],
  ['2026-12-16T00:00:00.000Z', '1分', '1 minute'],
])('who wrote at %s has waited for %s', (since, ja, en) => {
  expect(waitingWords(new Date(since), NOW)).toEqual({ ja, en })
})

test('a request that nobody answered in time says so in its row, with its age', () => {
  const late = {
    receivedAt: '2026-12-15T20:00:00.000Z',
    tableDueAt: '2026-12-15T23:00:00.000Z',
    tableState: 'asked',
    status: 'working',
  } as const
  expect(lateWords(late, NOW)).toEqual({
    en: 'No answer in time · 3 hours',
    ja: '返答が遅れています・3時間',
  })
  for (const intime of [
    { tableDueAt: '2026-12-15T23:01:00.000Z' },
    { tableDueAt: null },
    { tableState: 'confirmed' },
    { status: 'done' },
    { status: 'spam' },
  ] as const)
    expect(lateWords({ ...late, ...intime }, NOW)).toBeNull()
})
