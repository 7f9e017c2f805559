import { expect, test } from 'vitest'
import { waitingWords } from './waiting-enquiries.ts'

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
