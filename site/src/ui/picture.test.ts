import { expect, test } from 'vitest'
import { economicalSizes } from './picture.tsx'

test('a phone with three pixels to one gets a picture two thirds as wide, with two five sixths', () => {
  expect(economicalSizes('100vw')).toBe(
    '(resolution >= 2.5dppx) calc(100vw * 2 / 3), (resolution >= 1.5dppx) calc(100vw * 5 / 6), 100vw',
  )
})

test('wider screens get the picture as wide as the layout shows it', () => {
  expect(
    economicalSizes('(width >= 64rem) max(22vw, 90px), (width >= 40rem) 45vw, max(36vw, 90px)'),
  ).toBe(
    '(width >= 64rem) max(22vw, 90px), (width >= 40rem) 45vw, ' +
      '(resolution >= 2.5dppx) calc(max(36vw, 90px) * 2 / 3), ' +
      '(resolution >= 1.5dppx) calc(max(36vw, 90px) * 5 / 6), max(36vw, 90px)',
  )
})
