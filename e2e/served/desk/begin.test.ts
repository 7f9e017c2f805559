import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startCms } from '../../support/cms.ts'
import { makeFirstAccount } from '../../support/first-account.ts'
import { ROOT, temporaryFolder } from '../../support/folders.ts'
import { type Site, startSite } from '../../support/site.ts'

const run = promisify(execFile)

const DEMO = /Namiori|波織|Kanagawa|神奈川/i

const ANSWERS = {
  name: { ja: '山の湯', en: 'Yamanoyu' },
  trade: { ja: '山あいで宿を営んでいます', en: 'An inn in the mountains' },
  restaurant: { ja: '囲炉裏', en: 'Irori' },
}
/** Without an address, the contact page shows an example of one. */
const FACTS = {
  email: 'info@yamanoyu.example.jp',
  phone: '0260-00-0000',
  address: '長野県架空村1-1',
  address__en: '1-1 Kaku-mura, Nagano',
}

/** What machines read beside the pages. */
const TEXTS = [
  ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt'],
  ...['/manifest.webmanifest', '/ja/manifest.webmanifest'],
  ...['/api/company', '/api/restaurant', '/api/hero/en', '/api/hero/ja', '/api/about/en'],
  ...['/api/about/ja', '/api/contact/content', '/api/cta', '/api/experience', '/api/innovation'],
  ...['/api/process', '/api/solutions', '/api/solutions/section', '/api/testimonials'],
]

/** Runs a command of the desk on a data folder. */
const command = (dataDir: string, ...given: string[]) =>
  run(process.execPath, given, {
    cwd: join(ROOT, 'cms'),
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, INIT_CWD: dataDir },
  })

/** Every page that a site leads to, and every text, as they are served. */
async function everythingOn(site: Site): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  const open = ['/', '/ja', ...TEXTS]
  for (const path of open) {
    if (said.has(path)) continue
    const answer = await fetch(site.origin + path)
    if (!TEXTS.includes(path)) expect([path, answer.status]).toEqual([path, 200])
    const text = await answer.text()
    said.set(path, text)
    const links = text.matchAll(/(?:href="|<loc>https?:\/\/[^/<]+)(\/[a-z/-]*)(?=[?#"<])/g)
    for (const [, link = ''] of links) if (!link.startsWith('/api')) open.push(link)
  }
  return said
}

// Loads the demo, and starts both programs.
test('a company that begins from the terminal and publishes serves nothing of the demo', async () => {
  await using data = await temporaryFolder()
  await command(data.path, 'commands/demo.ts', 'load')
  const file = join(data.path, 'answers.json')
  await writeFile(file, JSON.stringify({ ...ANSWERS, trade: { ja: '宿' } }))
  const refused = await command(data.path, 'commands/begin.ts', file).catch((error) => error)
  expect(refused.stderr).toContain('trade.en: Please write this in a line.')
  await writeFile(file, JSON.stringify(ANSWERS))
  const begun = await command(data.path, 'commands/begin.ts', file)
  expect(begun.stdout).toContain('The desk now holds Yamanoyu, as drafts.')
  const again = await command(data.path, 'commands/begin.ts', file).catch((error) => error)
  expect(again.stderr).toContain('Your own site is begun already. Nothing was changed.')

  await using started = new AsyncDisposableStack()
  const site = await startSite(data.path)
  started.defer(site.stop)
  const cms = await startCms(data.path, site.origin)
  started.defer(cms.stop)
  const staff = await makeFirstAccount(cms)
  const send = async (path: string, body: object) => {
    const headers = { ...staff, 'Content-Type': 'application/json' }
    const answer = await fetch(cms.origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.any(String)])
  }
  await send('/api/globals/company?draft=true&locale=ja', { ...FACTS, _status: 'draft' })
  expect(await (await fetch(`${site.origin}/ja`)).text()).toContain('波織')
  await send('/api/begin/publish', {})
  await expect.poll(async () => (await fetch(`${site.origin}/ja`)).text()).toContain('山の湯')

  const said = await everythingOn(site)
  expect([...said.keys()]).toEqual(
    expect.arrayContaining(['/about', '/ja/about', '/ja/contact', '/restaurants', '/ja/privacy']),
  )
  for (const [path, text] of said) expect([path, DEMO.exec(text)?.[0]]).toEqual([path, undefined])
  for (const name of (await readdir(join(ROOT, 'demo/published/media'))).slice(0, 40)) {
    const { status } = await fetch(`${site.origin}/media/${name}`)
    expect([name, status]).toEqual([name, 404])
  }
}, 400_000)
