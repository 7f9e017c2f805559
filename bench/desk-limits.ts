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

type Screen = { name: string; path: (restaurant: number) => string; box: string }

const counted = (count: number) => count.toLocaleString('en')

/** The screens on which there is most, and a box of each. */
const SCREENS: readonly Screen[] = [
  {
    name: `form of a restaurant, ${counted(LIMITS.dishes)} dishes`,
    path: (restaurant) => `/admin/collections/restaurants/${restaurant}?locale=ja`,
    box: '#field-area',
  },
  {
    name: `its menu, ${counted(LIMITS.dishes)} dishes`,
    path: (restaurant) => `/admin/menu/${restaurant}`,
    box: '.desk-dish__names input',
  },
  {
    name: `restaurants, ${counted(LIMITS.restaurants)}`,
    path: () => '/admin/collections/restaurants',
    box: '.search-filter input',
  },
  {
    name: `inbox, ${counted(LIMITS.enquiries)} enquiries`,
    path: () => '/admin/collections/enquiries',
    box: '.search-filter input',
  },
  {
    name: `library, ${counted(LIMITS.pictures)} pictures`,
    path: () => '/admin/collections/media',
    box: '.search-filter input',
  },
]

const FULLEST = `/api/restaurants?where[slug][equals]=${LIMITS.slug}&depth=0&select[slug]=true`
const foundSchema = v.object({ docs: v.tuple([v.object({ id: v.number() })]) })

/** Each screen of the desk with as much on it as there may be: until it hears what is pressed, and from a key to its frame. */
export async function run(): Promise<Row[]> {
  await using data = await temporaryFolder()
  const password = await fillDesk(data.path, LIMITS.restaurants)
  await atLimits(data.path)
  await using running = new AsyncDisposableStack()
  const site = running.use(await startSite(data.path))
  const desk = running.use(await startDesk(data.path, site.origin, password))
  const { browser } = running.use(await debuggedBrowser())
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: desk.origin })
  await context.addCookies([{ name: 'noren-token', value: desk.token, url: desk.origin }])
  const [restaurant] = v.parse(foundSchema, await desk.ask(FULLEST)).docs
  const rows: Row[] = []
  for (const screen of SCREENS) {
    const visit = () => once(screen.path(restaurant.id), screen.box, context)
    // The first one is of a program, and a browser, that have not read its files yet.
    await visit()
    const opened: number[] = []
    const keys: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const times = await visit()
      opened.push(times.opened)
      keys.push(times.key)
    }
    rows.push(
      rowOf(screen.name, 'opened', 'ms', opened, { atMost: 1000 }),
      rowOf(screen.name, 'a key', 'ms', keys, { atMost: 50 }),
    )
  }
  return rows
}

async function once(
  path: string,
  box: string,
  context: BrowserContext,
): Promise<{ opened: number; key: number }> {
  const page = followed(await context.newPage())
  const started = performance.now()
  await page.goto(path)
  await settled(page)
  const opened = performance.now() - started
  const key = await slowestAnswer(page, () => typed(page, box))
  await page.close()
  return { opened, key }
}

async function typed(page: Page, box: string): Promise<void> {
  await page.locator(box).first().pressSequentially('sumi', { delay: 60 })
}
