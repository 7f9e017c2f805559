import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { freePort } from '../scripts/testing/ports.ts'
import { startS3 } from '../scripts/testing/s3.ts'
import { NO_SITE, startCms } from './support/cms.ts'
import { makeFirstAccount } from './support/first-account.ts'
import { temporaryFolder } from './support/folders.ts'
import { type Site, startSite } from './support/site.ts'
import { openScreen, staffAt } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** A restaurant as staff fill it in. */
const SHIOBI = {
  name: 'Shiobi',
  description: 'Charcoal and the day’s catch.',
  address: '0-0 Example, Zushi',
  phone: '046-000-0000',
  hours: 'Tue–Sun 17:00–22:30',
  accent: 'ember',
  listedSince: '2021-04-01T00:00:00.000Z',
  slug: 'shiobi',
  _status: 'published',
}

// Takes long: a bucket, a desk and two sites are started.
test('a desk publishes into a bucket, and two sites that share nothing else show it', async ({
  browser,
}) => {
  await using s3 = await startS3()
  await using data = await temporaryFolder()
  await using programs = new AsyncDisposableStack()
  const cms = await startCms(join(data.path, 'desk'), NO_SITE, s3.env)
  programs.defer(cms.stop)
  const printed = () => /CONTENT_KEY=([\w-]{43})\n/.exec(cms.output())?.[1] ?? ''
  await expect.poll(printed).not.toBe('')
  const start = async (name: string, port: number): Promise<Site> =>
    startSite(join(data.path, name), {
      PORT: String(port),
      CONTENT_URL: s3.url,
      CONTENT_KEY: printed(),
    })
  const first = await start('first', await freePort())
  programs.defer(first.stop)
  const second = await start('second', await freePort())
  const sites = [first, second]

  await makeFirstAccount(cms)
  await using owner = staffAt(browser, cms.origin)
  const calls = await owner.calls()
  const photo = await upload(calls)
  const { id } = await save(calls, '/api/restaurants', { ...SHIOBI, mainPhoto: photo })
  for (const site of sites) {
    await expect.poll(() => pageOf(site)).toContain('Charcoal and the day’s catch.')
    const { data } = await (await fetch(`${site.origin}/api/restaurant/slug/shiobi`)).json()
    const picture = await fetch(site.origin + data.mainPhoto)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
    expect([width, height]).toEqual([600, 400])
  }

  // A real one stays.
  if (!s3.standIn) return
  await s3.standIn.away()
  const change = { description: 'Charcoal, and what the boats bring.', _status: 'published' }
  await save(calls, `/api/restaurants/${id}`, change)
  await using desk = await owner.openDesk('/admin')
  const notice = desk.getByRole('status').filter({ hasText: 'could not be put on the site' })
  await expect(async () => {
    await openScreen(desk, '/admin')
    await expect(notice).toBeVisible({ timeout: 100 })
  }).toPass()
  await second.stop()
  const again = await start('second', second.port)
  programs.defer(again.stop)
  for (const site of [first, again]) {
    expect(await pageOf(site)).toContain('Charcoal and the day’s catch.')
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  }

  await s3.standIn.back()
  for (const site of [first, again]) {
    await expect.poll(() => pageOf(site), { timeout: 60_000 }).toContain('what the boats bring')
  }
})

/** The restaurant's page as the server sends it. */
async function pageOf({ origin }: Site): Promise<string> {
  return (await fetch(`${origin}/restaurants/shiobi`)).text()
}

/** Saves as the desk's pages do. */
async function save(calls: APIRequestContext, path: string, data: object): Promise<{ id: number }> {
  const isNew = !/\d$/.test(path)
  const answer = await calls[isNew ? 'post' : 'patch'](`${path}?locale=en`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).doc
}

/** Uploads a red wall. @returns its number in the desk */
async function upload(calls: APIRequestContext): Promise<number> {
  const wall = { width: 600, height: 400, channels: 3, background: '#b1382a' } as const
  const buffer = await sharp({ create: wall }).png().toBuffer()
  const answer = await calls.post('/api/media', {
    multipart: {
      file: { name: 'wall.png', mimeType: 'image/png', buffer },
      _payload: JSON.stringify({ altEn: 'A red wall', altJa: '赤い壁' }),
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).doc.id
}
