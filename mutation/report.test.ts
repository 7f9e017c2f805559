import { expect, test } from 'vitest'
import { readReport, scoreOf } from './report.ts'

const SOURCE = 'export const isOpen = (minute: number) =>\n  minute >= 0\n'

const PLACE = { start: { line: 2, column: 3 }, end: { line: 2, column: 14 } }

function reportWith(...mutants: object[]) {
  const files = {
    'contract/src/open.ts': {
      source: SOURCE,
      mutants: mutants.map((mutant, id) => ({
        id: `${id}`,
        mutatorName: 'EqualityOperator',
        replacement: 'minute > 0',
        location: PLACE,
        ...mutant,
      })),
    },
  }
  return { schemaVersion: '2', files }
}

test('a change that no test noticed is named by its place’s own words', () => {
  const tried = readReport(
    reportWith(
      { status: 'Killed' },
      { status: 'Timeout' },
      { status: 'Survived', testsCompleted: 2 },
    ),
  )
  expect(tried).toEqual({
    noticed: 2,
    survivors: [
      {
        file: 'contract/src/open.ts',
        kind: 'EqualityOperator',
        was: 'minute >= 0',
        became: 'minute > 0',
      },
    ],
    untested: [],
  })
  expect(scoreOf(tried)).toBeCloseTo(66.67, 2)
})

test('what no test runs counts as not noticed', () => {
  expect(scoreOf(readReport(reportWith({ status: 'Killed' }, { status: 'NoCoverage' })))).toBe(50)
})

test('what does not even start is not counted', () => {
  const given = reportWith({ status: 'Killed' }, { status: 'RuntimeError' }, { status: 'Ignored' })
  expect(scoreOf(readReport(given))).toBe(100)
})

test('a report of survivors that no test was run against is refused', () => {
  expect(() => readReport(reportWith({ status: 'Survived' }))).toThrow(
    'contract/src/open.ts:2 EqualityOperator is said to survive, but no test was run against it',
  )
})

test('a report that was broken off is refused', () => {
  expect(() => readReport(reportWith({ status: 'Pending' }))).toThrow('was not tried')
})
