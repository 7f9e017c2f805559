import { expect, test } from 'vitest'
import { INNOVATION_ICONS, PROCESS_ICONS, readIcon } from './icons.ts'

test('INN-09 the innovation icons are TrendingUp, Target and Lightbulb', () => {
  expect(INNOVATION_ICONS).toEqual(['TrendingUp', 'Target', 'Lightbulb'])
  for (const name of INNOVATION_ICONS) expect(readIcon(name, INNOVATION_ICONS)).toBe(name)
})

test('PRO-06 the process icons are Search, MessageCircle and Target', () => {
  expect(PROCESS_ICONS).toEqual(['Search', 'MessageCircle', 'Target'])
  for (const name of PROCESS_ICONS) expect(readIcon(name, PROCESS_ICONS)).toBe(name)
})

test.each(['__proto__', 'constructor', 'search', '', 7, null, undefined, {}])(
  'J14 the icon %j is replaced by the default one',
  (value) => {
    expect(readIcon(value, PROCESS_ICONS)).toBe('Search')
  },
)
