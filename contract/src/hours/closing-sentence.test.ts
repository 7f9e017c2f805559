import { expect, test } from 'vitest'
import { HOURS_COMBINATIONS, hoursOf, WORKING } from '../testing/hours-combinations.ts'
import { hoursText } from './hours-text.ts'

test('the English sentence makes the same exceptions as the Japanese one', () => {
  const pairs = [
    ['except public holidays', '祝日の場合は営業'],
    ['closed the next weekday instead', '翌平日休み'],
    ['even on', '（祝日'],
    ['before public holidays', '祝前日'],
  ] as const
  for (const hours of HOURS_COMBINATIONS) {
    const english = hoursText(hours, 'en').at(-1) ?? ''
    const japanese = hoursText(hours, 'jp').at(-1) ?? ''
    for (const [en, jp] of pairs) {
      const isOpening = jp === '（祝日' && japanese.includes('祝日の場合は営業')
      expect(english.includes(en), english + japanese).toBe(!isOpening && japanese.includes(jp))
    }
  }
})

test('a day of rest says whether it stays one on a holiday with separate hours', () => {
  const sessions = [
    { days: WORKING, opens: '17:00', closes: '22:00' },
    { days: ['sun', 'holiday', 'holidayEve'], opens: '16:00', closes: '22:00' },
  ]
  const said = (rest: object) => {
    const hours = hoursOf({ sessions, ...rest })
    return [hoursText(hours, 'en').at(-1), hoursText(hours, 'jp').at(-1)]
  }
  expect(said({ closedDays: ['tue'] })).toEqual([
    'Closed on Tuesdays, even on and before public holidays',
    '定休日 火曜日（祝日・祝前日の場合も休み）',
  ])
  expect(said({ closedDays: ['tue'], closedDayOnHoliday: 'open' })).toEqual([
    'Closed on Tuesdays, even before public holidays, except public holidays',
    '定休日 火曜日（祝日の場合は営業、祝前日の場合は休み）',
  ])
  expect(said({ closedDays: ['tue', 'holiday'], closedDayOnHoliday: 'shift' })).toEqual([
    'Closed on Tuesdays and public holidays, even before public holidays',
    '定休日 火曜日、祝日（祝前日の場合も休み）',
  ])
})
