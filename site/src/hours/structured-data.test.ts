import { readOpeningHours } from '@noren/contract/hours/opening-hours'
import { OPENING_HOURS } from '@noren/contract/testing/examples'
import { expect, test } from 'vitest'
import { openingHoursSpecification } from './structured-data.ts'

const TYPE = { '@type': 'OpeningHoursSpecification' }

test('search engines read each session, without days of rest and days before holidays', () => {
  const hours = readOpeningHours({ ...OPENING_HOURS, closedDays: ['tue', 'wed', 'holiday'] })
  expect(hours && openingHoursSpecification(hours)).toEqual([
    { ...TYPE, dayOfWeek: ['Monday', 'Thursday'], opens: '11:30', closes: '14:30' },
    { ...TYPE, dayOfWeek: ['Friday', 'Saturday'], opens: '17:00', closes: '02:00' },
    { ...TYPE, dayOfWeek: ['PublicHolidays'], opens: '00:00', closes: '00:00' },
    {
      ...TYPE,
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-12-28',
      validThrough: '2027-01-03',
    },
    {
      ...TYPE,
      opens: '16:00',
      closes: '22:00',
      validFrom: '2026-12-24',
      validThrough: '2026-12-25',
    },
  ])
})

test('midnight is the end of the day, since 00:00 to 00:00 means closed', () => {
  const hours = readOpeningHours({
    sessions: [{ days: ['mon', 'holiday'], opens: '00:00', closes: '24:00' }],
  })
  expect(hours && openingHoursSpecification(hours)).toEqual([
    { ...TYPE, dayOfWeek: ['Monday', 'PublicHolidays'], opens: '00:00', closes: '23:59' },
  ])
})
