import { expect, test } from 'vitest'
import { economicalSizes } from './picture-sizes.ts'

test('a dense screen takes a picture two thirds as wide', () => {
  expect(economicalSizes('100vw')).toBe('(resolution >= 2.5dppx) calc(100vw * 2 / 3), 100vw')
})

test('conditions and functions of the layout stay as they are', () => {
  expect(economicalSizes('(width >= 60rem) 58vw, max(100vw, 590px)')).toBe(
    '(resolution >= 2.5dppx) and (width >= 60rem) calc(58vw * 2 / 3), ' +
      '(resolution >= 2.5dppx) calc(max(100vw, 590px) * 2 / 3), ' +
      '(width >= 60rem) 58vw, max(100vw, 590px)',
  )
})
