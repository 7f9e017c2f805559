import { expect, test } from 'vitest'
import { closingTable } from './closing-table.ts'
import { count } from './tally.ts'

test('a run says which files were slowest, what each part took and what was started', () => {
  const test = (file: string, ms: number) => ({
    title: 'a',
    proves: [],
    file,
    ms,
    outcome: 'proved' as const,
  })
  const unit = count('unit', [test('a.test.ts', 200), test('a.test.ts', 300)], true)
  const desk = count('e2e/desk', [test('desk.test.ts', 61_000)], true)
  const performed = new Map([
    ['unit', { tally: unit, counts: { site: 2 }, seconds: 3.25 }],
    ['e2e/desk', { tally: desk, counts: { site: 1, desk: 1, page: 7 }, seconds: 64 }],
  ])
  expect(closingTable(performed, 65.4, 2)).toEqual([
    'The slowest files:',
    '     61.0 s  desk.test.ts (1)',
    '      0.5 s  a.test.ts (2)',
    'By run:',
    '      3.3 s  unit (2)',
    '     64.0 s  e2e/desk (1)',
    'Started: site 3, desk 1, PostgreSQL 0, browser 0, page 7',
    '65 s for 67 s of work, 2 beside each other',
  ])
})
