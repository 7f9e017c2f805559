import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { isBlank, removeInvisible } from './invisible.ts'

test('zero-width characters are removed', proves('MAP-01'), () => {
  expect(removeInvisible('a\u200Bb\u200Cc\u200Dd\u2060e\uFEFFf\u00ADg')).toBe('abcdefg')
})

test('spaces of any width and invisible characters are blank', () => {
  expect(isBlank(' \u3000\t\n\u200B\uFEFF')).toBe(true)
  expect(isBlank('\u200Bx')).toBe(false)
})
