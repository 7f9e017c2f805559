import { expect, test } from 'vitest'
import type { Outcome } from './outcomes.ts'
import { coverage, listedStatements } from './statements.ts'

const LIST = ['HDR-01', 'HDR-02', 'FTR-01']
const claim = (title: string, outcome: Outcome = 'proved') => ({ title, outcome })

test('a statement is proved by a passing test that names it first', () => {
  const { proved, lines, faults } = coverage(LIST, [
    claim('HDR-01 HDR-02 the header stays'),
    claim('the footer, see FTR-01, has a name'),
  ])
  expect([proved, faults]).toEqual([2, []])
  expect(lines).toEqual(['HDR      2 / 2', 'FTR      0 / 1  not proved: FTR-01'])
})

test('a test that was skipped, failed or had to be tried again proves nothing', () => {
  for (const outcome of ['skipped', 'failed', 'flaky'] as const) {
    expect(coverage(LIST, [claim('FTR-01 a footer', outcome)]).proved).toBe(0)
  }
})

test('one failing test takes a statement back that another one proved', () => {
  const tests = [claim('FTR-01 in one place'), claim('FTR-01 in another', 'failed')]
  expect(coverage(LIST, tests).proved).toBe(0)
})

test('an id that is not in the list, or stands twice, is a fault', () => {
  const { faults } = coverage(
    [...LIST, 'FTR-01'],
    [claim('HRO-08 a slip of the pen'), claim('HDR-01 HDR-01 said twice')],
  )
  expect(faults).toEqual([
    'FTR-01 stands twice in docs/conformance.md',
    'docs/conformance.md has no HRO-08: "HRO-08 a slip of the pen"',
    'HDR-01 stands twice in the title "HDR-01 HDR-01 said twice"',
  ])
})

test('the list holds 392 statements, each once', () => {
  const statements = listedStatements()
  expect([statements.length, new Set(statements).size]).toEqual([392, 392])
})
