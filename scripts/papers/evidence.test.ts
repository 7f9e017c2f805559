import { expect, test } from 'vitest'
import { isThere, textOf } from '../testing/documents.ts'
import { hasTest, rowsOfCsv, testsNamedIn } from './evidence.ts'

const ASVS = rowsOfCsv('docs/asvs.csv')

test('every promise of SECURITY.md names a test that is there', () => {
  const named = testsNamedIn('SECURITY.md')
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((each) => !hasTest(each))).toEqual([])
})

test('every answer to a weak test names tests that are there', () => {
  const named = testsNamedIn('docs/weak-tests.md')
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((each) => !hasTest(each))).toEqual([])
})

test('the ASVS table has each row of level 1 and 2 once', () => {
  const numbers = ASVS.map(({ number = '' }) => number)
  expect(numbers).toEqual([...new Set(numbers)])
  const ofLevel = (level: string) => ASVS.filter((row) => row.level === level).length
  expect([ofLevel('1'), ofLevel('2'), ASVS.length]).toEqual([70, 183, 253])
  const chapters = Map.groupBy(numbers, (number) => Number(number.split('.')[0]))
  expect([...chapters].map(([chapter, { length }]) => [chapter, length])).toEqual([
    [1, 27],
    [2, 11],
    [3, 19],
    [4, 10],
    [5, 9],
    [6, 35],
    [7, 18],
    [8, 7],
    [9, 7],
    [10, 29],
    [11, 14],
    [12, 9],
    [13, 13],
    [14, 9],
    [15, 13],
    [16, 16],
    [17, 7],
  ])
})

test('an ASVS row that holds has its evidence, and any other says why', () => {
  const wrong = ASVS.filter(({ answer = '', evidence, remark }) => {
    if (answer === 'holds') return !evidence
    if (answer === 'partly') return !evidence || !remark
    if (answer === 'does not apply') return !evidence && !remark
    return answer !== 'no' || !remark
  })
  expect(wrong).toEqual([])
})

test('every file and every test that the ASVS table names is there', () => {
  const missing = ASVS.filter(({ evidence: file = '', test: title = '' }) => {
    if (!file) return title !== ''
    return !isThere(file, 'README.md') || (title !== '' && !hasTest({ file, title }))
  })
  expect(missing.map(({ number }) => number)).toEqual([])
})

test('the page for owners counts the ASVS rows as the table does', () => {
  const count = (answer: string) => ASVS.filter((row) => row.answer === answer).length
  expect(textOf('docs/guides/promises.ja.md')).toContain(
    `${ASVS.length}項目に照らすと、満たすもの${count('holds')}、一部だけ満たすもの${count('partly')}、満たさないもの${count('no')}、関係しないもの${count('does not apply')}です`,
  )
})
