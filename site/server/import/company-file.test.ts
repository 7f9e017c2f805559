import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifestPath } from '@noren/contract/site-paths'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../settings.ts'
import { logLines } from '../testing/log-lines.ts'
import { startProvider } from '../testing/provider.ts'
import { runSite } from '../testing/running-site.ts'
import { soon } from '../testing/soon.ts'
import { readCompanyFile } from './company-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'noren-company-'))
const FILE = join(folder, 'company.json')
const NAME = { en: 'Kitsune', ja: '狐屋' }
const DEMO = join(ROOT, 'demo', 'company', 'company.json')

afterAll(() => rmSync(folder, { recursive: true }))

/** Reads a file with this text; anything but a text is written as JSON. */
function read(content: unknown) {
  writeFileSync(FILE, typeof content === 'string' ? content : JSON.stringify(content))
  return readCompanyFile(FILE)
}

function problemOf(content: unknown): string {
  try {
    read(content)
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(FILE, 'it') : ''
  }
}

test('a provider’s company has the facts of its file, from the first start on (acceptance D4)', async () => {
  await using provider = await startProvider()
  copyFileSync(DEMO, FILE)
  const env = { API_HOST: provider.url, COMPANY_FILE: FILE }
  await using site = await runSite({ env, snapshot: null })
  const nameIn = async (language: 'en' | 'jp') =>
    (await (await site.fetch(manifestPath(language))).json()).name
  await soon(async () => expect(await nameIn('en')).toBe('Namiori'))
  expect(await nameIn('jp')).toBe('波織')
  await site.stop()

  writeFileSync(FILE, JSON.stringify({ name: NAME }))
  await using changed = await runSite({ env, snapshot: null, dataDir: site.dataDir })
  const name = async () => (await (await changed.fetch(manifestPath('jp'))).json()).name
  await soon(async () => expect(await name()).toBe('狐屋'))
})

test('the file has the shape of a company’s folder of files (acceptance D4)', () => {
  const company = readCompanyFile(DEMO)
  expect(company).toMatchObject({
    name: { en: 'Namiori', jp: '波織' },
    phone: '046-000-0100',
    businesses: [{ part: 'cleaning' }, { part: 'recruitment' }, {}, {}],
    social: [{ network: 'instagram' }, { network: 'x' }, { network: 'youtube' }],
    credit: { url: 'https://example.com/' },
  })
  const { privacy } = company ?? {}
  expect(JSON.stringify(privacy)).toContain('Telephone 046-000-0100')
  expect(JSON.stringify(privacy)).toContain('神奈川県逗子市架空浜0-10\\n電話 046-000-0100')
  expect(JSON.stringify(privacy)).not.toMatch(/\{phone\}|\{address\}/)
  expect(read(`\uFEFF${JSON.stringify({ name: NAME })}`)).toMatchObject({ name: { jp: '狐屋' } })
})

test('the start names everything in the file that cannot be used (acceptance D4)', () => {
  const wrong = {
    description: 'We cook',
    phon: '046',
    email: 'nobody',
    foundedOn: 'spring',
    businesses: [{ name: { de: 'Küche' } }, { title: {} }],
    social: [{ network: 'myspace', url: 'http://x.example' }],
    credit: { name: NAME, url: 'javascript:alert(1)' },
  }
  expect(problemOf(wrong).split('; ')).toEqual([
    'COMPANY_FILE it cannot be used: name must be given',
    'description must be texts by language, such as {"en": "…", "ja": "…"}',
    'email must be a plain e-mail address',
    'foundedOn must be a day such as 2009-04-01',
    'businesses.0.name must be texts by language, such as {"en": "…", "ja": "…"}',
    'businesses.1.name must be given',
    'businesses.1.title is no fact of a company',
    'social.0.network must be one of instagram, x, facebook, youtube, line',
    'social.0.url must be an address that begins with https://',
    'credit.url must be an address that begins with https://',
    'phon is no fact of a company.',
  ])
  for (const broken of ['{"name": ', '', `"${'x'.repeat(1024 * 1024)}"`]) {
    expect(problemOf(broken)).toBe(
      'COMPANY_FILE it is no JSON. Compare it with demo/company/company.json',
    )
  }
  for (const other of [null, 'text', 7]) {
    expect(problemOf(JSON.stringify(other))).toBe(
      'COMPANY_FILE it cannot be used: it must be an object.',
    )
  }
  expect(() => readCompanyFile(join(folder, 'none.json'))).toThrow(
    /cannot be read\. Name a JSON file that the site's user may read$/,
  )
})

test('the start says when the company has no facts, or lacks some (acceptance D4)', () => {
  using log = logLines()
  readCompanyFile(null)
  read({ name: NAME, phone: '0460-00-0000', social: [] })
  expect(log.lines).toMatchObject([
    { level: 'warn', event: expect.stringContaining('set COMPANY_FILE') },
    { level: 'warn', missing: 'description, businesses, address, copyright, credit' },
  ])
})
