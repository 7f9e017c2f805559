import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { INNOVATION_ICONS, PROCESS_ICONS, readIcon } from './icons.ts'

test('the innovation icons are TrendingUp, Target and Lightbulb', proves('INN-09'), () => {
  expect(INNOVATION_ICONS).toEqual(['TrendingUp', 'Target', 'Lightbulb'])
  for (const name of INNOVATION_ICONS) expect(readIcon(name, INNOVATION_ICONS)).toBe(name)
})

test('the process icons are Search, MessageCircle and Target', proves('PRO-06'), () => {
  expect(PROCESS_ICONS).toEqual(['Search', 'MessageCircle', 'Target'])
  for (const name of PROCESS_ICONS) expect(readIcon(name, PROCESS_ICONS)).toBe(name)
})

test.each(['__proto__', 'constructor', 'search', '', 7, null, undefined, {}])(
  'the icon %j is replaced by the default one',
  proves('J14'),
  (value) => {
    expect(readIcon(value, PROCESS_ICONS)).toBe('Search')
  },
)
