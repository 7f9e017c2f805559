import { expect, test } from 'vitest'
import { withHoursInWords } from './hours-in-words.ts'

const openingHours = {
  sessions: [{ days: ['mon'], opens: '17:00', closes: '22:00' }],
  closedDays: ['tue'],
}

test('hours nobody has written out are worked out from the opening hours', () => {
  expect(withHoursInWords({ slug: 'x', hours: {}, openingHours })).toEqual({
    slug: 'x',
    hours: {
      en: 'Monday:\n17:00–22:00\nClosed on Tuesdays',
      jp: '月\n17:00〜22:00\n定休日 火曜日',
    },
    openingHours,
  })
})

test('hours in words stay as they are written, also in one language', () => {
  for (const hours of [{ en: 'Late' }, '{"jp":"夜だけ"}']) {
    expect(withHoursInWords({ hours, openingHours })).toEqual({ hours, openingHours })
  }
})

test('without opening hours there is nothing to write', () => {
  expect(withHoursInWords({ slug: 'x', openingHours: null })).toEqual({
    slug: 'x',
    openingHours: null,
  })
})
