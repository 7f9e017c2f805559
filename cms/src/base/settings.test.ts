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

test('a secret that can be guessed is refused, and not repeated', () => {
  const sentence =
    'These settings cannot be used: PAYLOAD_SECRET must be at least 32 characters that nobody can guess: leave it out and the CMS makes one, or take what `openssl rand -base64 32` prints.'
  for (const weak of ['secret', 'YOUR_SECRET_HERE', 'a'.repeat(64), 'changeme'.repeat(5)])
    expect(() => readSettings({ PAYLOAD_SECRET: weak }), weak).toThrow(sentence)
  const strong = 'q3Jr0T2vX8bN5mK1sL7wZ4yC6hF9dG0a'
  expect(readSettings({ PAYLOAD_SECRET: strong }).secret).toBe(strong)
  expect(readSettings({}).secret).toBe('')
})
