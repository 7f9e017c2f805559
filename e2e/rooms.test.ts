import type { Locator, Page } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { ownSiteTest } from './support/own-site.ts'
import { restaurantIn } from './support/published.ts'
import { expect, test } from './support/test.ts'

/** A Friday at six: Shiobi is open, Tateito closed. */
const EVENING = '2026-11-20T18:00:00+09:00'

const LIT = /^radial-gradient/
const LATTICE = /^repeating-linear-gradient/

/** What is seen of a restaurant's door: its room, how far its cloth has parted, and the picture in it. */
const doorOf = (link: Locator) =>
  link.evaluate((link) => {
    const cloth = link.querySelector('span') ?? link
    const picture = link.querySelector('img')
    return {
      room: getComputedStyle(cloth).backgroundImage,
      parted: getComputedStyle(cloth, '::before').getPropertyValue('--part'),
      picture: picture?.checkVisibility() ? picture.naturalWidth > 0 : false,
    }
  })

/** The row of cloths at six in the evening, with the rooms behind them and by the visitor's clock. */
async function openBand(page: Page, path: string): Promise<Locator> {
  await page.clock.setFixedTime(EVENING)
  await page.goto(path)
  await hydrated(page)
  const band = page.getByRole('navigation', { name: /^(今日のお店|At our tables today)$/ })
  await band.evaluate((band) => band.scrollIntoView({ block: 'center' }))
  await expect.poll(async () => (await doorOf(cloth(band, /Shiobi|潮火/))).parted).toBe('0')
  await expect.poll(async () => (await doorOf(cloth(band, /Shiobi|潮火/))).room).toMatch(LIT)
  await expect.poll(async () => (await doorOf(cloth(band, /Tateito|経糸/))).room).toMatch(LATTICE)
  return band
}

const cloth = (band: Locator, name: RegExp) => band.getByRole('link', { name })

/** How far the layout shifted since the page came. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => ('value' in entry ? entry.value : 0))
          resolve(shifts.reduce<number>((sum, value) => sum + Number(value), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without a shift nothing is reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

test('the cloth of an open restaurant parts under pointer and focus and shows its room, a closed one hangs before a lattice, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const band = await openBand(page, '/ja')
  const [open, closed] = [cloth(band, /潮火/), cloth(band, /経糸/)]
  const lines = await band.boundingBox()

  await open.hover()
  await expect.poll(() => doorOf(open)).toMatchObject({ parted: '1', picture: true })
  await closed.hover()
  await expect.poll(() => doorOf(open)).toMatchObject({ parted: '0' })
  expect(await doorOf(closed)).toMatchObject({ picture: false })
  // It is drawn aside, without slits that could part.
  expect(await closed.evaluate(maskOf)).toBe('none')
  await page.mouse.move(0, 0)

  await closed.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(open).toBeFocused()
  await expect.poll(() => doorOf(open)).toMatchObject({ parted: '1' })
  await expect(open).toHaveAccessibleName('潮火')
  expect(await band.ariaSnapshot()).not.toContain('準備中')
  expect(await band.boundingBox()).toEqual(lines)
  expect((await shifted(page)).toFixed(2)).toBe('0.00')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ja\/restaurants\/shiobi$/)
})

function maskOf(link: Element): string {
  return getComputedStyle(link.querySelector('span') ?? link, '::before').maskImage
}

test('for a visitor who asked for less motion cloths keep still before their rooms', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const band = await openBand(page, '/')
  const open = cloth(band, /Shiobi/)
  await open.hover()
  await expect.poll(() => open.locator('img').count()).toBe(1)
  expect((await doorOf(open)).parted).toBe('0')
  expect(await open.evaluate((link) => link.getAnimations({ subtree: true }).length)).toBe(0)
})

test('a visitor who saves data and one on a phone see the light of a room without its picture', async ({
  browser,
  site,
}) => {
  for (const { saveData, width } of [
    { saveData: true, width: 1440 },
    { saveData: false, width: 390 },
  ]) {
    await using context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width, height: 844 },
    })
    const page = await context.newPage()
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } })
    }, saveData)
    const band = await openBand(page, '/')
    const open = cloth(band, /Shiobi/)
    const restaurant = page.waitForResponse(/\/api\/restaurant/)
    await open.hover()
    await restaurant
    await expect.poll(() => doorOf(open)).toMatchObject({ parted: '1', picture: false })
    const photo = readPhoto(await (await restaurant).json())
    await page.waitForLoadState('networkidle')
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    expect(photo).toMatch(/^[0-9a-f]{20}$/)
    expect(
      asked.filter((name) => name.includes(photo)),
      `${width}`,
    ).toEqual([])
  }
})

/** The beginning of the file names of a restaurant's picture. */
function readPhoto(answer: unknown): string {
  return /"mainPhoto":"\/media\/([0-9a-f]{20})/.exec(JSON.stringify(answer))?.[1] ?? ''
}

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('the rooms are lit or latticed as the words below the cloths say', async ({ page }) => {
    for (const path of ['/', '/contact']) {
      await page.goto(path)
      const doors = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('p[data-open]') })
      expect(await doors.count()).toBeGreaterThanOrEqual(5)
      for (const door of await doors.all()) {
        const isOpen = await door.locator('p[data-open]').getAttribute('data-open')
        const { room } = await doorOf(door.getByRole('link'))
        expect(room).toMatch(isOpen === 'true' ? LIT : LATTICE)
      }
    }
  })
})

const silent = ownSiteTest((snapshot) => {
  restaurantIn(snapshot, 'onda').openingHours = undefined
  restaurantIn(snapshot, 'shiobi').mainPhoto = undefined
})

silent(
  'a restaurant that does not say when it is open has no room, and one without a picture only its light',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const band = await openBand(page, '/')
    const [unknown, plain] = [cloth(band, /Onda/), cloth(band, /Shiobi/)]
    await unknown.hover()
    expect(await doorOf(unknown)).toMatchObject({ room: 'none', picture: false })
    await plain.hover()
    await expect.poll(() => doorOf(plain)).toMatchObject({ parted: '1', picture: false })
    expect((await doorOf(plain)).room).toMatch(LIT)
  },
)
