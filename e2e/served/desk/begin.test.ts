import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { startCms } from '../../support/cms.ts'
import prepareDemoData from '../../support/demo-data.ts'
import { builtInWordsIn, demoWordsIn, everythingOn } from '../../support/everything-on.ts'
import { FIRST_ACCOUNT } from '../../support/first-account.ts'
import { DEMO_DATA, ROOT, temporaryFolder } from '../../support/folders.ts'
import { namedAddresses } from '../../support/named-addresses.ts'
import { sessionToken } from '../../support/session-token.ts'
import { startSite } from '../../support/site.ts'

const ANSWERS = {
  name: { ja: '山の湯', en: 'Yamanoyu' },
  trade: { ja: '山あいで宿を営んでいます', en: 'An inn in the mountains' },
  restaurant: { ja: '囲炉裏', en: 'Irori' },
}
/** What the contact page shows of the company. */
const FACTS = {
  email: 'info@yamanoyu.example.jp',
  phone: '0260-00-0000',
  address: '長野県架空村1-1',
  address__en: '1-1 Kaku-mura, Nagano',
}

beforeAll(prepareDemoData)

// Starts both programs.
test('a company that begins and publishes serves nothing of the demo, nothing built in (operator N2), and names no address that leads nowhere (operator N3)', async () => {
  await using data = await temporaryFolder()
  await cp(DEMO_DATA, data.path, { recursive: true })
  await using started = new AsyncDisposableStack()
  const site = await startSite(data.path)
  started.defer(site.stop)
  const cms = await startCms(data.path, site.origin)
  started.defer(cms.stop)
  const headers = { 'Content-Type': 'application/json', Authorization: '' }
  const send = async (path: string, body: object) => {
    const answer = await fetch(cms.origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.any(String)])
    return answer
  }
  headers.Authorization = `JWT ${sessionToken(await send('/api/users/login', FIRST_ACCOUNT))}`
  await send('/api/begin', ANSWERS)
  await send('/api/globals/company?draft=true&locale=ja', { ...FACTS, _status: 'draft' })
  expect(await (await fetch(`${site.origin}/ja`)).text()).toContain('波織')
  await send('/api/begin/publish', {})
  await expect.poll(async () => (await fetch(`${site.origin}/ja`)).text()).toContain('山の湯')

  const said = await everythingOn(site)
  expect([...said.keys()]).toEqual(
    expect.arrayContaining(['/about', '/ja/about', '/ja/contact', '/ja/privacy']),
  )
  // Its restaurant has no address yet, and stays a draft.
  expect([...said.keys()]).not.toContain('/restaurants')
  expect([...demoWordsIn(said), ...builtInWordsIn(said)]).toEqual([])
  expect(await namedAddresses(site)).toMatchObject({ broken: [], refused: [] })
  for (const name of (await readdir(join(ROOT, 'demo/published/media'))).slice(0, 40)) {
    const { status } = await fetch(`${site.origin}/media/${name}`)
    expect([name, status]).toEqual([name, 404])
  }
}, 400_000)
