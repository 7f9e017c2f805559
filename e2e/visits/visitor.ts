import { type Browser, expect, type Page } from '@playwright/test'
import { type Loaded, loadedSoFar } from '../speed/loaded.ts'
import { complaintsOf } from '../support/console.ts'
import { hydrated } from '../support/hydrated.ts'
import { standInForMaps } from '../support/maps.ts'
import { followed, pendingOf } from '../support/settled.ts'
import { HEIGHTS, type Width } from './windows.ts'

/** A window of a browser that goes from page to page. */
export type Visitor = {
  page: Page
  /** Opens a page whose fonts and pictures come late, and waits until it is complete. */
  arriveAt: (path: string, width: Width) => Promise<Arrival>
}

/** What was observed of a page until it was complete, with fonts and pictures that came late. */
export type Arrival = {
  width: Width
  /** The sum of its layout shifts, as browsers count them for CLS. */
  shift: number
  /** Problems reported by console and network. */
  complaints: readonly string[]
  /** All files it loaded, the document first. */
  loaded: readonly Loaded[]
}

const LATE = /\.(woff2|avif|webp|jpe?g|png|svg)(\?|$)/

export async function startVisitor(browser: Browser, baseURL: string): Promise<Visitor> {
  const page = followed(await (await browser.newContext({ baseURL })).newPage())
  const complaints = complaintsOf(page)
  await standInForMaps(page)
  await page.addInitScript(countShifts)
  let late = Promise.withResolvers<void>()
  await page.route(LATE, async (route) => {
    await late.promise
    await route.continue()
  })
  return {
    page,
    async arriveAt(path, width) {
      // The page that is left must request nothing more, nor report what it no longer gets.
      await page.evaluate(() => document.documentElement.remove())
      complaints.length = 0
      late = Promise.withResolvers()
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.setViewportSize({ width, height: HEIGHTS[width] })
      await page.goto(path, { waitUntil: 'commit' })
      await page.evaluate(firstPaint)
      late.resolve()
      await page.waitForLoadState('load')
      await hydrated(page)
      await complete(page)
      const shift = await page.evaluate(shiftSoFar)
      const loaded = await page.evaluate(loadedSoFar)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      return { width, shift, complaints: [...complaints], loaded }
    },
  }
}

/** Waits until all it asks for is there, also the pictures the app fetches once it has taken over. */
async function complete(page: Page): Promise<void> {
  const missing = async () => [...(await page.evaluate(picturesToCome)), ...pendingOf(page)]
  await expect.poll(missing, { intervals: [20] }).toEqual([])
}

/** The pictures that are not there yet, reported once the browser is idle. */
function picturesToCome(): Promise<string[]> {
  const toCome = () =>
    [...document.images].filter((image) => !image.complete).map((image) => image.src)
  return scheduler.postTask(toCome, { priority: 'background' })
}

async function firstPaint(): Promise<void> {
  while (performance.getEntriesByName('first-contentful-paint').length === 0)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Adds up the layout shifts, as browsers do for CLS, where {@link shiftSoFar} finds the sum. */
function countShifts(): void {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
    Object.assign(window, { shift: sum })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The sum, once all fonts and pictures are in use and what they moved is reported. */
async function shiftSoFar(): Promise<number> {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return Number(Reflect.get(window, 'shift') ?? 0)
}
