import { expect, test } from 'vitest'
import { textOf } from '../testing/documents.ts'
import type { Outcome } from '../testing/outcomes.ts'
import { criteria, resultOf } from './criteria.ts'
import { hasTest } from './evidence.ts'

const CRITERIA = criteria()
const [first] = CRITERIA

const outcome = (title: string, result: Outcome = 'proved') => ({
  title,
  file: 'e2e/visits/pages.test.ts',
  proves: [],
  ms: 1,
  outcome: result,
})

test('the table has every criterion of WCAG 2.2 AA and of JIS X 8341-3:2016 AA once', () => {
  const numbers = CRITERIA.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)])
  const count = (level: string, ofJis: boolean) =>
    CRITERIA.filter(
      ({ number, level: at, since }) =>
        at === level && (ofJis ? since === '2.0' : number !== '4.1.1'),
    ).length
  expect([count('A', false), count('AA', false)]).toEqual([31, 24])
  expect([count('A', true), count('AA', true)]).toEqual([25, 13])
})

test('every test that a criterion names is there', () => {
  const named = CRITERIA.flatMap(({ tests }) => tests)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((each) => !hasTest(each))).toEqual([])
})

test('a criterion without a test says why, or what a person must judge', () => {
  const silent = CRITERIA.filter(
    ({ tests, absent, judge }) => tests.length === 0 && !absent && !judge,
  )
  expect(silent.map(({ number }) => number)).toEqual([])
})

test('a name of who judged stands with a day, and only where there is something to judge', () => {
  const wrong = CRITERIA.filter(
    ({ judge, by, day }) =>
      (by === '') !== (day === '') ||
      (by !== '' && judge === '') ||
      !/^(\d{4}-\d\d-\d\d)?$/.test(day),
  )
  expect(wrong.map(({ number }) => number)).toEqual([])
})

test('docs/accessibility.md has every criterion in the order of the table (npm run papers)', () => {
  const rows = textOf('docs/accessibility.md').matchAll(/^\| (\d\.\d\.\d+) \| (A+) \|/gm)
  expect([...rows].map(([, number, level]) => [number, level])).toEqual(
    CRITERIA.map(({ number, level }) => [number, level]),
  )
})

test('only a criterion whose tests all passed at the first try is counted as passed', () => {
  if (!first) throw new Error('The table is empty')
  const picture =
    'a document is not published with a picture that lacks its description in a language'
  const page = outcome('axe finds nothing on /about, in a window of 390 px')
  expect(resultOf(first, [page, outcome(picture)])).toBe('2 tests passed')
  expect(resultOf(first, [page])).toBe('not all its tests were run')
  expect(resultOf(first, [page, outcome(picture, 'flaky')])).toBe('1 of 2 tests did not pass')
})
