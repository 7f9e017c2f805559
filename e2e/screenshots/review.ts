import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LIGHTS } from '@noren/contract/light'
import { chromium } from 'playwright'
import sharp, { type OverlayOptions } from 'sharp'
import { build } from '../../scripts/build.ts'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { needChromium, wantJapaneseFont } from '../../scripts/test-machine.ts'
import { everythingShown } from '../support/everything-shown.ts'
import { ROOT, temporaryFolder } from '../support/folders.ts'
import { inLight } from '../support/light.ts'
import { RYOKAN_PAGES, startRyokan } from '../support/ryokan.ts'
import { type Site, startSite } from '../support/site.ts'
import { nameOf, openedPage, PAGES_SHOWN } from './opened-page.ts'

/** Windows, with the part of its size in which a sheet shows each. */
const WINDOWS = [
  { width: 390, height: 844, scale: 0.4 },
  { width: 834, height: 1112, scale: 0.3 },
  { width: 1440, height: 900, scale: 0.25 },
  { width: 2560, height: 1440, scale: 0.2 },
]
const LANGUAGES = ['en', 'ja']

/** Between the pictures of a sheet, and its longest side, in px. */
const GAP = 12
const LONGEST = 3000

/** Where a picture stands in its sheet: column and row, from 0. */
type Placed = { png: Buffer; column: number; row: number; scale: number }

/**
 * `npm run review`: a sheet for each page of both companies with all of it in four widths and both
 * languages, and one with its first screen in the four lights, into docs/images/review.
 */
await needChromium()
await wantJapaneseFont()
await build('site')
await build('cms')
const browser = await chromium.launch(chromiumLaunch())
const folder = join(ROOT, 'docs/images/review')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
{
  await using data = await temporaryFolder()
  const site = await startSite(data.path)
  await review(site, PAGES_SHOWN)
  await site.stop()
}
{
  await using ryokan = await startRyokan()
  await review(
    ryokan,
    RYOKAN_PAGES.map((path) => ({ name: `ryokan-${nameOf(path)}`, path })),
  )
}
await browser.close()

async function review({ origin }: Site, pages: { name: string; path: string }[]): Promise<void> {
  for (const { name, path } of pages) {
    const whole: Placed[] = []
    const lights: Placed[] = []
    for (const [at, { scale, ...window }] of WINDOWS.entries()) {
      for (const [second, language] of LANGUAGES.entries()) {
        const column = 2 * at + second
        await using opened = await openedPage(browser, origin, { path, language, ...window })
        const { page } = opened
        await everythingShown(page)
        await inLight(page, 'day', async () => {
          whole.push({ png: await page.screenshot({ fullPage: true }), column, row: 0, scale })
        })
        for (const [row, light] of LIGHTS.entries()) {
          await inLight(page, light, async () => {
            lights.push({ png: await page.screenshot(), column, row, scale })
          })
        }
      }
    }
    await writeSheet(whole, `${name}.webp`)
    await writeSheet(lights, `${name}-lights.webp`)
    console.log(`docs/images/review/${name}`)
  }
}

async function writeSheet(pictures: Placed[], file: string): Promise<void> {
  const small = await Promise.all(pictures.map(shrink))
  const widths = most(
    small,
    ({ column }) => column,
    ({ width }) => width,
  )
  const heights = most(
    small,
    ({ row }) => row,
    ({ height }) => height,
  )
  const parts: OverlayOptions[] = small.map(({ input, column, row }) => ({
    input,
    left: start(widths, column),
    top: start(heights, row),
  }))
  await sharp({
    create: {
      width: start(widths, widths.length),
      height: start(heights, heights.length),
      channels: 3,
      background: '#8a8a86',
    },
  })
    .composite(parts)
    .webp({ quality: 60 })
    .toFile(join(folder, file))
}

async function shrink({ png, column, row, scale }: Placed) {
  const image = sharp(png)
  const { width, height } = await image.metadata()
  const { data: input, info } = await image
    .extract({ left: 0, top: 0, width, height: Math.min(height, Math.floor(LONGEST / scale)) })
    .resize({ width: Math.round(width * scale) })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input, column, row, width: info.width, height: info.height }
}

/** The greatest size in each column or row. */
function most<Each>(all: Each[], lineOf: (each: Each) => number, sizeOf: (each: Each) => number) {
  const sizes: number[] = []
  for (const each of all) {
    sizes[lineOf(each)] = Math.max(sizes[lineOf(each)] ?? 0, sizeOf(each))
  }
  return sizes
}

/** Where a column or row begins. */
function start(sizes: number[], at: number): number {
  return sizes.slice(0, at).reduce((sum, size) => sum + size + GAP, GAP)
}
