import type { BrowserContext, Page } from 'playwright'
import * as v from 'valibot'
import { debuggedBrowser } from '../e2e/support/debugged-browser.ts'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { followed, settled } from '../e2e/support/settled.ts'
import { type Row, rowOf } from './row.ts'
import { atLimits, fillDesk, LIMITS, startDesk } from './support/desk.ts'
import { slowestAnswer } from './support/moves.ts'
import { startSite } from './support/site.ts'

const ROUNDS = 5

/** The screen before, the target of its link, and a field on it. */
type Screen = {
  name: string
  from: (restaurant: number) => string
  path: (restaurant: number) => string
  box: string
}

const FIRST_SCREEN = () => '/admin'
const formOf = (restaurant: number) => `/admin/collections/restaurants/${restaurant}`

const counted = (count: number) => count.toLocaleString('en')

/** The largest screens. */
const SCREENS: readonly Screen[] = [
  {
    name: `form of a restaurant, ${counted(LIMITS.dishes)} dishes`,
    from: () => `/admin/collections/restaurants?search=${LIMITS.name}`,
    path: formOf,
    box: '#field-area',
  },
  {
    name: `its menu, ${counted(LIMITS.dishes)} dishes`,
    from: formOf,
    path: (restaurant) => `/admin/menu/${restaurant}`,
    box: '.desk-dish__names input',
  },
  {
    name: `restaurants, ${counted(LIMITS.restaurants)}`,
    from: FIRST_SCREEN,
    path: () => '/admin/collections/restaurants',
    box: '.search-filter input',
  },
  {
    name: `inbox, ${counted(LIMITS.enquiries)} enquiries`,
    from: FIRST_SCREEN,
    path: () => '/admin/collections/enquiries',
    box: '.desk-inbox__search input',
  },
  {
    name: `library, ${counted(LIMITS.pictures)} pictures`,
    from: FIRST_SCREEN,
    path: () => '/admin/collections/media',
    box: '.search-filter input',
  },
]

const FULLEST = `/api/restaurants?where[slug][equals]=${LIMITS.slug}&depth=0&select[slug]=true`
const foundSchema = v.object({ docs: v.tuple([v.object({ id: v.number() })]) })

/**
 * Each screen of the desk at its limits: from the press of its link until it reacts to keys, as a separate
 * document, and from a key to its frame.
 */
export async function run(): Promise<Row[]> {
  await using data = await temporaryFolder()
  const password = await fillDesk(data.path, LIMITS.restaurants)
  await atLimits(data.path)
  await using running = new AsyncDisposableStack()
  const site = running.use(await startSite(data.path))
  const desk = running.use(await startDesk(data.path, site.origin, password))
  const { browser } = running.use(await debuggedBrowser())
  const viewport = { width: 1600, height: 900 }
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: desk.origin, viewport })
  await context.addCookies([{ name: 'noren-token', value: desk.token, url: desk.origin }])
  const [restaurant] = v.parse(foundSchema, await desk.ask(FULLEST)).docs
  const rows: Row[] = []
  for (const { name, from, path, box } of SCREENS) {
    const [start, target] = [from(restaurant.id), path(restaurant.id)]
    const visit = () => once(start, target, box, context)
    // The program and the browser have not read its files before the first one.
    await visit()
    const opened: number[] = []
    const anew: number[] = []
    const keys: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const times = await visit()
      opened.push(times.opened)
      anew.push(times.anew)
      keys.push(times.key)
    }
    rows.push(
      rowOf(name, 'opened', 'ms', opened, { atMost: 1000 }),
      rowOf(name, 'as a document', 'ms', anew),
      rowOf(name, 'a key', 'ms', keys, { atMost: 50 }),
    )
  }
  return rows
}

async function once(
  start: string,
  target: string,
  box: string,
  context: BrowserContext,
): Promise<{ opened: number; anew: number; key: number }> {
  const page = followed(await context.newPage())
  await page.goto(start)
  await settled(page)
  const hears = pressToBox(page, box)
  await page.locator(`a[href^="${target}"]:visible`).first().click()
  const opened = await hears
  await settled(page)
  const found = page.locator(box).first()
  // The first one runs while the browser, without a graphics card here, draws what is out of sight.
  await found.press('s')
  await drawnInTime(page)
  const key = await slowestAnswer(page, () => found.pressSequentially('umi', { delay: 60 }))
  const began = performance.now()
  await page.goto(target)
  await settled(page)
  const anew = performance.now() - began
  await page.close()
  return { opened, anew, key }
}

/** Waits until the browser has drawn what is out of sight as well: frames come at their pace again. */
function drawnInTime(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let [last, steady] = [performance.now(), 0]
    const frame = (now: number): void => {
      steady = now - last < 20 ? steady + 1 : 0
      last = now
      if (steady < 30) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
    return promise
  })
}

/**
 * The ms from the next press of a link to the first frame with a field of its target that reacts to keys.
 */
function pressToBox(page: Page, box: string): Promise<number> {
  return page.evaluate((box) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const before = document.querySelector(box)
    const isThere = () => {
      const node = document.querySelector(box)
      return (
        node !== null &&
        node !== before &&
        Object.keys(node).some((key) => key.startsWith('__reactProps'))
      )
    }
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = (): void => {
          if (isThere() && !document.querySelector('form[data-form-ready="false"]'))
            requestAnimationFrame(() => resolve(performance.now() - timeStamp))
          else setTimeout(look)
        }
        look()
      },
      { capture: true, once: true },
    )
    return promise
  }, box)
}
