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

test('the desk sends letters where both a mail server and an address for them are set', () => {
  const server = { SMTP_URL: 'smtp://mail.example.jp:587' }
  const from = { REPLY_FROM: 'tables@example.jp' }
  expect(readSettings({}).mail).toBeNull()
  // The site has the same server, for its own mail.
  expect(readSettings(server).mail).toBeNull()
  expect(readSettings({ ...server, ...from }).mail).toEqual({
    url: 'smtp://mail.example.jp:587',
    from: 'tables@example.jp',
  })
  expect(() => readSettings(from)).toThrow(
    'REPLY_FROM needs SMTP_URL: the mail server that takes the letters',
  )
  expect(() => readSettings({ ...server, REPLY_FROM: 'Tables <tables@example.jp>' })).toThrow(
    'REPLY_FROM must be a plain e-mail address',
  )
})
