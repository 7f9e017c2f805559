import { expect, test } from 'vitest'
import { drawnNext } from './line-hooks.ts'

test('a long menu is drawn step by step, and once it is complete a new dish appears immediately', () => {
  expect(drawnNext(0, 30, 70)).toBe(30)
  expect(drawnNext(30, 20, 70)).toBe(50)
  expect(drawnNext(50, 20, 70)).toBe(Number.POSITIVE_INFINITY)
  expect(drawnNext(0, 30, 30)).toBe(Number.POSITIVE_INFINITY)
})
