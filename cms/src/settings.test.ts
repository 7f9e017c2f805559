import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('enquiries are kept a year unless a whole number of days from 1 to 3650 says otherwise', () => {
  expect(readSettings({}).enquiryRetentionDays).toBe(365)
  expect(readSettings({ ENQUIRY_RETENTION_DAYS: '3650' }).enquiryRetentionDays).toBe(3650)
  for (const days of ['0', '3651', '1.5', 'a year']) {
    expect(() => readSettings({ ENQUIRY_RETENTION_DAYS: days }), days).toThrow(
      'ENQUIRY_RETENTION_DAYS must be a whole number from 1 to 3650',
    )
  }
})
