import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LIGHTS } from '@noren/contract/light'
import { chromium, type Page } from 'playwright'
import sharp, { type OverlayOptions } from 'sharp'
import { askedFor } from '../../scripts/asked-for.ts'
import { build } from '../../scripts/build.ts'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { needChromium, wantJapaneseFont } from '../../scripts/test-machine.ts'
import { everythingShown } from '../support/everything-shown.ts'
import { ROOT, temporaryFolder } from '../support/folders.ts'
import { inLight } from '../support/light.ts'
import { RYOKAN_PAGES, startRyokan } from '../support/ryokan.ts'
import { type Site, startSite } from '../support/site.ts'
import { nameOf, openedWindow, PAGES_SHOWN, showPage } from './opened-page.ts'

/** Windows, with the part of its size in which a sheet shows each. */
const WINDOWS = [
  { width: 320, height: 640, scale: 0.4 },
  { width: 390, height: 844, scale: 0.4 },
  { width: 834, height: 1112, scale: 0.3 },
  { width: 1440, height: 900, scale: 0.25 },
  { width: 2560, height: 1440, scale: 0.2 },
]
const LANGUAGES = ['en', 'ja']

/** Between the pictures of a sheet, and its longest side, in px. */
const GAP = 12
const LONGEST = 3000

/** The pages whose first screens are shown in every light. */
const IN_LIGHTS = ['home', 'restaurants-shiobi', 'restaurants-onda', 'ryokan-home']

/** Where a picture stands in its sheet: column and row, from 0. */
type Placed = { input: Buffer; column: number; row: number; width: number; height: number }

type Sheet = { name: string; path: string }

const RYOKAN = RYOKAN_PAGES.map((path) => ({ name: `ryokan-${nameOf(path)}`, path }))
const every = [...PAGES_SHOWN, ...RYOKAN].map(({ name }) => name)
const asked = askedFor(every)
const began = Date.now()

/**
 * `npm run review`: a sheet for each page of both companies with all of it in five widths and both
 * languages, and for some one with the first screen in the four lights, into docs/images/review.
 * `npm run review -- home about` makes these pages' sheets anew and leaves the others.
 */
await needChromium()
await wantJapaneseFont()
await build('site')
await build('cms')
const browser = await chromium.launch(chromiumLaunch())
const folder = join(ROOT, 'docs/images/review')
if (asked.length === every.length) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const ofDemo = PAGES_SHOWN.filter(({ name }) => asked.includes(name))
if (ofDemo.length > 0) {
  await using data = await temporaryFolder()
  const site = await startSite(data.path)
  await review(site, ofDemo)
  await site.stop()
}
const ofRyokan = RYOKAN.filter(({ name }) => asked.includes(name))
if (ofRyokan.length > 0) {
  await using ryokan = await startRyokan()
  await review(ryokan, ofRyokan)
}
await browser.close()
console.log(`${asked.length} pages in ${Math.round((Date.now() - began) / 1000)} s`)

/** Opens each window once and shows all pages in it, one after the other. */
async function review({ origin }: Site, pages: readonly Sheet[]): Promise<void> {
  const whole = new Map(pages.map(({ name }) => [name, [] as Placed[]]))
  const lights = new Map<string, Placed[]>(
    IN_LIGHTS.filter((name) => whole.has(name)).map((name) => [name, []]),
  )
  for (const [at, { scale, ...window }] of WINDOWS.entries()) {
    for (const [second, language] of LANGUAGES.entries()) {
      const column = 2 * at + second
      await using opened = await openedWindow(browser, { language, ...window })
      const { page } = opened
      for (const { name, path } of pages) {
        await showPage(page, origin, path, language)
        await everythingShown(page)
        await inLight(page, 'day', async () => {
          whole.get(name)?.push(await taken(page, { column, row: 0, scale }, true))
        })
        const inEach = lights.get(name)
        if (!inEach) continue
        for (const [row, light] of LIGHTS.entries()) {
          await inLight(page, light, async () => {
            inEach.push(await taken(page, { column, row, scale }, false))
          })
        }
      }
      console.log(`${window.width} px, ${language}`)
    }
  }
  for (const [name, pictures] of whole) await writeSheet(pictures, `${name}.webp`)
  for (const [name, pictures] of lights) await writeSheet(pictures, `${name}-lights.webp`)
}

/** A picture of the page, or of what a window shows of it, as small as the sheet shows it. */
async function taken(
  page: Page,
  { column, row, scale }: { column: number; row: number; scale: number },
  fullPage: boolean,
): Promise<Placed> {
  const image = sharp(await page.screenshot({ fullPage }))
  const { width, height } = await image.metadata()
  const { data: input, info } = await image
    .extract({ left: 0, top: 0, width, height: Math.min(height, Math.floor(LONGEST / scale)) })
    .resize({ width: Math.round(width * scale) })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input, column, row, width: info.width, height: info.height }
}

async function writeSheet(small: readonly Placed[], file: string): Promise<void> {
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

/** The greatest size in each column or row. */
function most<Each>(
  all: readonly Each[],
  lineOf: (each: Each) => number,
  sizeOf: (each: Each) => number,
) {
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
