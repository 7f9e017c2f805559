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

const CHAT = { TRANSLATE_URL: 'https://api.example.jp/v1/chat/completions', TRANSLATE_MODEL: 'm-1' }

test('translations are drafted by the service that is set, in the shape its address ends with', () => {
  expect(readSettings({}).translator).toBeNull()
  expect(readSettings({ ...CHAT, TRANSLATE_KEY: 'secret' }).translator).toEqual({
    url: CHAT.TRANSLATE_URL,
    shape: 'chat',
    key: 'secret',
    model: 'm-1',
    timeoutMs: 20_000,
  })
  const deepl = { TRANSLATE_URL: 'https://api.example.jp/v2/translate', TRANSLATE_KEY: 'secret' }
  expect(readSettings({ ...deepl, TRANSLATE_TIMEOUT: '50' }).translator).toMatchObject({
    shape: 'deepl',
    timeoutMs: 50_000,
  })
})

test('a text goes over http only to the host that the settings name', () => {
  const near = { ...CHAT, TRANSLATE_URL: 'http://192.168.1.5:11434/v1/chat/completions' }
  expect(readSettings({ ...near, TRANSLATE_HOST: '192.168.1.5' }).translator?.url).toBe(
    near.TRANSLATE_URL,
  )
  for (const TRANSLATE_HOST of [undefined, '192.168.1.6', '192.168.1'])
    expect(() => readSettings({ ...near, TRANSLATE_HOST }), TRANSLATE_HOST).toThrow(
      'These settings cannot be used: TRANSLATE_URL must start with https://, or TRANSLATE_HOST must name its host.',
    )
})

test('a service that cannot be asked ends the start with a sentence, without its key', () => {
  const problemOf = (env: Record<string, string>): unknown => {
    try {
      return readSettings(env).translator
    } catch (error) {
      return error instanceof Error && error.message
    }
  }
  const shapes =
    'These settings cannot be used: TRANSLATE_URL must be an address that ends with /chat/completions or /translate, without a user or password in it.'
  const cases = [
    [{ TRANSLATE_URL: 'api.example.jp/translate' }, shapes],
    [{ TRANSLATE_URL: 'https://api.example.jp/v1' }, shapes],
    [{ TRANSLATE_URL: 'file:///translate' }, shapes],
    [{ TRANSLATE_URL: 'https://me:secret@api.example.jp/translate' }, shapes],
    [{ TRANSLATE_KEY: 'secret' }, /TRANSLATE_KEY needs TRANSLATE_URL/],
    [{ TRANSLATE_URL: CHAT.TRANSLATE_URL }, /a chat needs TRANSLATE_MODEL/],
    [{ TRANSLATE_URL: 'https://api.example.jp/v2/translate' }, /needs TRANSLATE_KEY/],
    [{ ...CHAT, TRANSLATE_TIMEOUT: '0' }, /whole number from 1 to 50/],
  ] as const
  for (const [env, said] of cases) {
    expect(problemOf(env), JSON.stringify(env)).toMatch(said)
    expect(problemOf(env)).not.toContain('secret')
  }
})
