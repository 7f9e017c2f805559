import { describe, expect, test } from 'vitest'
import { median, percentile, reaches, rowOf, withOurGoals } from './row.ts'

describe('what the table shows of several runs', () => {
  test('the median is the middle run, whatever the order', () => {
    expect(median([30, 10, 500])).toBe(30)
    expect(rowOf('Noren', 'start', 'ms', [30, 10, 500])).toMatchObject({
      value: 30,
      runs: [30, 10, 500],
    })
  })

  test('goals are ours, not those of others', () => {
    const rows = ['Noren', 'nginx'].map((name) => rowOf(name, 'start', 'ms', [30], { atMost: 400 }))
    expect(withOurGoals(rows).map(({ goal }) => goal)).toEqual([{ atMost: 400 }, undefined])
  })

  test('p99 of 200 runs leaves out the two slowest', () => {
    const runs = Array.from({ length: 200 }, (_, index) => index + 1)
    expect(percentile(runs, 99)).toBe(198)
    expect(percentile(runs, 50)).toBe(100)
  })

  test('no runs are an error, not a zero', () => {
    expect(() => median([])).toThrow('Nothing was measured')
  })

  test('a goal is reached at exactly its value', () => {
    expect(reaches(100, { atMost: 100 })).toBe(true)
    expect(reaches(100.1, { atMost: 100 })).toBe(false)
    expect(reaches(0.25, { atLeast: 0.25 })).toBe(true)
    expect(reaches(0.24, { atLeast: 0.25 })).toBe(false)
  })
})
