import { expect, test } from 'vitest'
import { lightAt } from './light.ts'
import { contentAt, NOTHING_PUBLISHED } from './published-content.ts'

test.each([
  ['2026-06-15T03:39', 'night'],
  ['2026-06-15T03:40', 'dawn'],
  ['2026-06-15T05:25', 'day'],
  ['2026-06-15T17:58', 'dusk'],
  ['2026-06-15T19:43', 'night'],
  ['2026-12-15T06:00', 'dawn'],
  ['2026-12-15T12:00', 'day'],
  ['2026-12-15T16:00', 'dusk'],
  ['2026-12-15T17:14', 'night'],
])('at %s in Japan the light is that of %s', (time, light) => {
  expect(lightAt(new Date(`${time}:00+09:00`))).toBe(light)
})

test('pages are rendered again when the light changes, and not before', () => {
  const noon = contentAt(NOTHING_PUBLISHED, new Date('2026-06-15T12:00:00+09:00'))
  expect(contentAt(noon, new Date('2026-06-15T17:57:59+09:00'))).toBe(noon)
  const evening = contentAt(noon, new Date('2026-06-15T17:58:00+09:00'))
  expect(evening.light).toBe('dusk')
})
