import { StartError } from '@noren/kit/process/start-error'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const SECRET = 'a secret of thirty-two characters'.replaceAll(' ', '-')
const URL = 'https://chat.example.jp/hooks/noren?key=1'

function problem(env: Record<string, string>): string {
  try {
    readSettings(env)
    return ''
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return error.message
  }
}

test('a web hook is an https address with a secret; of the guest it says nothing unless it is set', () => {
  const env = { ENQUIRY_HOOK_URL: URL, ENQUIRY_HOOK_SECRET: SECRET }
  expect(readSettings(env).hook).toEqual({ url: URL, secret: SECRET, withGuest: false })
  expect(readSettings({ ...env, ENQUIRY_HOOK_GUEST: 'on' }).hook?.withGuest).toBe(true)
})

test.each(['http://chat.example.jp/', 'https://user:password@chat.example.jp/', 'chat.example.jp'])(
  '%s is refused as a web hook',
  (ENQUIRY_HOOK_URL) => {
    expect(problem({ ENQUIRY_HOOK_URL, ENQUIRY_HOOK_SECRET: SECRET })).toContain(
      'ENQUIRY_HOOK_URL must be an https address',
    )
  },
)

test.each([
  'https://localhost/',
  'https://noren.localhost/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
])('%s leads to a private address, and is refused as a web hook', (ENQUIRY_HOOK_URL) => {
  expect(problem({ ENQUIRY_HOOK_URL, ENQUIRY_HOOK_SECRET: SECRET })).toContain(
    'ENQUIRY_HOOK_URL must not lead to this machine or a private network',
  )
})

test('no setting of the web hook is taken silently', () => {
  expect(problem({ ENQUIRY_HOOK_URL: URL })).toContain('needs ENQUIRY_HOOK_SECRET')
  expect(problem({ ENQUIRY_HOOK_SECRET: SECRET })).toContain('need ENQUIRY_HOOK_URL')
  expect(problem({ ENQUIRY_HOOK_GUEST: 'on' })).toContain('need ENQUIRY_HOOK_URL')
  const short = { ENQUIRY_HOOK_URL: URL, ENQUIRY_HOOK_SECRET: 'short' }
  expect(problem(short)).toContain('must have at least 32 visible characters')
  const provider = { API_HOST: 'https://api.example.jp' }
  expect(problem({ ...provider, ENQUIRY_HOOK_URL: URL, ENQUIRY_HOOK_SECRET: SECRET })).toContain(
    'has no use with API_HOST',
  )
})
