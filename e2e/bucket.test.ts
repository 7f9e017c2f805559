import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { startS3 } from '../scripts/testing/s3.ts'
import { type Cms, startCms } from './support/cms.ts'
import { temporaryFolder } from './support/folders.ts'
import { fillInFirstAccount, openSetupLink } from './support/house.ts'
import { freePort } from './support/program.ts'
import { type Site, startSite } from './support/site.ts'
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

test('a desk publishes into a bucket, and two sites that share nothing else show it', async ({
  page,
}) => {
  await using s3 = await startS3()
  await using data = await temporaryFolder()
  await using programs = new AsyncDisposableStack()
  const cms = await startCms(join(data.path, 'desk'), 'http://127.0.0.1:9', s3.env)
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

  await openSetupLink(page, cms)
  await fillInFirstAccount(page, cms)
  const photo = await upload(page, cms)
  const { id } = await save(page, cms, '/api/restaurants', { ...SHIOBI, mainPhoto: photo })
  for (const site of sites) {
    await expect.poll(() => pageOf(site)).toContain('Charcoal and the day’s catch.')
    const { data } = await (await fetch(`${site.origin}/api/restaurant/slug/shiobi`)).json()
    const picture = await fetch(site.origin + data.mainPhoto)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
    expect([width, height]).toEqual([600, 400])
  }

  await s3.away()
  const change = { description: 'Charcoal, and what the boats bring.', _status: 'published' }
  await save(page, cms, `/api/restaurants/${id}`, change)
  await expect(async () => {
    await page.goto(`${cms.origin}/admin`)
    await expect(page.getByRole('status')).toContainText('could not be put on the site')
  }).toPass()
  await second.stop()
  const again = await start('second', second.port)
  programs.defer(again.stop)
  for (const site of [first, again]) {
    expect(await pageOf(site)).toContain('Charcoal and the day’s catch.')
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  }

  await s3.back()
  for (const site of [first, again]) {
    await expect.poll(() => pageOf(site), { timeout: 60_000 }).toContain('what the boats bring')
  }
})

/** The restaurant's page as the server sends it. */
async function pageOf({ origin }: Site): Promise<string> {
  return (await fetch(`${origin}/restaurants/shiobi`)).text()
}

/** Saves as the desk's pages do. */
async function save(page: Page, cms: Cms, path: string, data: object): Promise<{ id: number }> {
  const isNew = !/\d$/.test(path)
  const answer = await page.request[isNew ? 'post' : 'patch'](`${cms.origin}${path}?locale=en`, {
    data,
    headers: { Origin: cms.origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).doc
}

/** Uploads a red wall. @returns its number in the desk */
async function upload(page: Page, cms: Cms): Promise<number> {
  const wall = { width: 600, height: 400, channels: 3, background: '#b1382a' } as const
  const buffer = await sharp({ create: wall }).png().toBuffer()
  const answer = await page.request.post(`${cms.origin}/api/media`, {
    multipart: {
      file: { name: 'wall.png', mimeType: 'image/png', buffer },
      _payload: JSON.stringify({ altEn: 'A red wall', altJa: '赤い壁' }),
    },
    headers: { Origin: cms.origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).doc.id
}
