import { expect, test } from 'vitest'
import type { Outcome } from './outcomes.ts'
import { coverage, listedStatements } from './statements.ts'

const LIST = ['HDR-01', 'HDR-02', 'FTR-01']
const claim = (title: string, proves: readonly string[], outcome: Outcome = 'proved') => ({
  title,
  proves,
  outcome,
})

test('a statement is proved by a passing test that says so', () => {
  const { proved, lines, faults } = coverage(LIST, [
    claim('the header stays', ['HDR-01', 'HDR-02']),
    claim('the footer, see FTR-01, has a name', ['H17']),
  ])
  expect([proved, faults]).toEqual([2, []])
  expect(lines).toEqual(['HDR      2 / 2', 'FTR      0 / 1  not proved: FTR-01'])
})

test('a test that was skipped, failed or had to be tried again proves nothing', () => {
  for (const outcome of ['skipped', 'failed', 'flaky'] as const) {
    expect(coverage(LIST, [claim('a footer', ['FTR-01'], outcome)]).proved).toBe(0)
  }
})

test('one failing test withdraws a statement that another one proved', () => {
  const tests = [claim('in one place', ['FTR-01']), claim('in another', ['FTR-01'], 'failed')]
  expect(coverage(LIST, tests).proved).toBe(0)
})

test('an id that is not in the list, appears twice, or is in a title is an error', () => {
  const { faults } = coverage(
    [...LIST, 'FTR-01'],
    [claim('a slip of the pen', ['HRO-08']), claim('HDR-01 the header stays', [])],
  )
  expect(faults).toEqual([
    'FTR-01 stands twice in docs/conformance.md',
    'docs/conformance.md has no HRO-08: "a slip of the pen"',
    'Ids belong into proves(…), not into the title: "HDR-01 the header stays"',
  ])
})

test('the list has 392 statements, each once', () => {
  const statements = listedStatements()
  expect([statements.length, new Set(statements).size]).toEqual([392, 392])
})
