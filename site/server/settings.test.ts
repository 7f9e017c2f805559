import { join } from 'node:path'
import { StartError } from '@noren/kit/process/start-error'
import { expect, test } from 'vitest'
import { ROOT, readSettings } from './settings.ts'

/** The message about settings that cannot be used. */
function problemsOf(env: Record<string, string>): string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return error.message.replace(/^These settings cannot be used: (.*)\.$/, '$1').split('; ')
  }
}

test('without any setting the site runs on this machine', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    origin: null,
    dataDir: join(ROOT, 'data'),
    contentDir: null,
    remoteContent: null,
    apiHost: null,
    companyFile: null,
    imageOrigins: [],
    mail: null,
    hook: null,
    internalToken: null,
    formerToken: null,
    spoolUrl: null,
    limits: { perMinute: 5, perHour: 20 },
    enquiryRetentionDays: 365,
    trustedProxies: [],
    backupUrl: null,
    backupEverySeconds: 30,
    backupSiteDir: null,
  })
})

test('a public origin opens the site to the network', () => {
  const { host, origin } = readSettings({ ORIGIN: 'https://www.example.jp/' })
  expect([host, origin]).toEqual(['0.0.0.0', 'https://www.example.jp'])
})

test('pictures may come from the API host and the hosts that are named', () => {
  const settings = readSettings({
    API_HOST: 'https://api.example.jp/v1/',
    IMAGE_HOSTS: 'https://a.example.jp, https://b.example.jp',
  })
  expect(settings.apiHost).toBe('https://api.example.jp/v1')
  expect(settings.imageOrigins).toEqual([
    'https://api.example.jp',
    'https://a.example.jp',
    'https://b.example.jp',
  ])
})

test('content over HTTP needs the key it is signed with, and excludes other sources', () => {
  const CONTENT_URL = 'https://content.example.jp/noren/'
  const CONTENT_KEY = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'
  const { remoteContent } = readSettings({ CONTENT_URL, CONTENT_KEY })
  expect(remoteContent?.url).toBe('https://content.example.jp/noren')
  expect(remoteContent?.key.asymmetricKeyType).toBe('ed25519')
  expect(problemsOf({ CONTENT_URL })).toEqual([
    'CONTENT_URL needs CONTENT_KEY: what the CMS prints when it starts with PUBLISH_URL',
  ])
  expect(problemsOf({ CONTENT_URL, CONTENT_KEY: `${CONTENT_KEY}=` })).toEqual([
    'CONTENT_KEY must be the 43 characters that the CMS prints when it starts',
  ])
  for (const other of [{ CONTENT_DIR: 'x' }, { API_HOST: 'https://api.example.jp' }]) {
    expect(problemsOf({ CONTENT_URL, CONTENT_KEY, ...other })).toEqual([
      'CONTENT_URL takes the place of CONTENT_DIR and API_HOST: set one of them',
    ])
  }
})

test('a file of the company’s facts belongs to a provider’s content', () => {
  const API_HOST = 'https://api.example.jp'
  const { companyFile } = readSettings({ API_HOST, COMPANY_FILE: 'company.json' })
  expect(companyFile).toBe(join(ROOT, 'company.json'))
  expect(problemsOf({ COMPANY_FILE: 'company.json' })).toEqual([
    'COMPANY_FILE needs API_HOST: without a provider the company is edited at the desk',
  ])
})

test('mail needs a sender and a recipient', () => {
  const mail = { SMTP_URL: 'smtp://user:secret@mail.example.jp:587' }
  expect(problemsOf(mail)).toEqual([
    'SMTP_URL needs ENQUIRY_TO and ENQUIRY_FROM: say who gets the mail and who sends it',
  ])
  const settings = readSettings({
    ...mail,
    ENQUIRY_TO: 'desk@example.jp,b@example.jp',
    ENQUIRY_FROM: 'web@example.jp',
  })
  expect(settings.mail?.to).toEqual(['desk@example.jp', 'b@example.jp'])
})

test('every bad setting is named with what it must be, and its value is not repeated', () => {
  const problems = problemsOf({
    PORT: '99999',
    ORIGIN: 'https://www.example.jp/path',
    API_HOST: 'ftp://secret',
    INTERNAL_TOKEN: 'short-secret',
    SPOOL_URL: 'mysql://noren:secret@db.example.jp/noren',
    ENQUIRY_LIMIT_PER_MINUTE: 'many',
    IMAGE_HOSTS: 'https://a.example.jp http://secret.example.jp',
    BACKUP_EVERY: 'abc',
    TRUSTED_PROXIES: 'secret-proxy',
  })
  expect(problems).toEqual([
    'PORT must be a whole number from 0 to 65535',
    'ORIGIN must have no path after the host',
    'API_HOST must be an address such as https://www.example.jp',
    'IMAGE_HOSTS must be https origins such as https://images.example.jp',
    'INTERNAL_TOKEN must have at least 32 visible characters',
    'SPOOL_URL must be an address such as postgres://user:password@db.example.jp/noren',
    'ENQUIRY_LIMIT_PER_MINUTE must be a whole number from 1 to 1000000',
    'TRUSTED_PROXIES must be addresses or networks (CIDR)',
    'BACKUP_EVERY must be a whole number from 1 to 86400',
  ])
})

test('only networks that can be a company’s own are trusted as proxies', () => {
  const refused = [
    'TRUSTED_PROXIES must be your proxies alone: a network as wide as one of these lets each visitor pretend to be another. Name their addresses, or a network such as 10.0.0.0/8',
  ]
  for (const wide of ['0.0.0.0/0', '::/0', '0.0.0.0/1', '2000::/3', '::ffff:0:0/96', '64.0.0.0/7'])
    expect([wide, problemsOf({ TRUSTED_PROXIES: `127.0.0.1 ${wide}` })]).toEqual([wide, refused])
  for (const own of [
    '10.0.0.0/8',
    'fc00::/7',
    '::1',
    '192.0.2.7',
    '2001:db8::/32',
    '::ffff:10.0.0.0/104',
  ])
    expect([own, readSettings({ TRUSTED_PROXIES: own }).trustedProxies]).toEqual([own, [own]])
})

test('an empty setting counts as unset', () => {
  expect(readSettings({ PORT: '', ORIGIN: ' ' }).port).toBe(3000)
})
