import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { build } from '../../scripts/build.ts'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { needChromium, wantJapaneseFont } from '../../scripts/test-machine.ts'
import { everythingShown } from '../support/everything-shown.ts'
import { ROOT, temporaryFolder } from '../support/folders.ts'
import { startSite } from '../support/site.ts'
import { openedPage, PAGES_SHOWN } from './opened-page.ts'

/** Phone, tablet, computer: width and height of the window. */
const SIZES = [
  [390, 844],
  [834, 1112],
  [1440, 900],
] as const

type Shot = {
  name: string
  path: string
  /** Brings the page into the state to be shown; without it the whole page is shown. */
  state?: (page: Page) => Promise<void>
  /** Narrowest and widest window the state exists in. */
  from?: number
  upTo?: number
}

const SHOTS: Shot[] = [
  ...PAGES_SHOWN,
  { name: 'state-top', path: '/', state: async () => {} },
  { name: 'state-scrolled', path: '/', state: scrollDown },
  { name: 'state-menu', path: '/', state: openMenu, upTo: 834 },
  { name: 'state-restaurants', path: '/', state: openRestaurants, from: 1440 },
  { name: 'state-film', path: '/', state: openFilm },
  {
    name: 'state-form-errors',
    path: '/contact',
    state: async (page) => {
      await sendForm(page)
      await form(page).locator('[aria-invalid]').first().waitFor()
    },
  },
  {
    name: 'state-form-sent',
    path: '/contact',
    state: async (page) => {
      const values = ['山田花子', '0450000001', 'hanako@example.jp', 'Lunch', 'Six of us.']
      const boxes = form(page).getByRole('textbox')
      for (const [index, value] of values.entries()) await boxes.nth(index).fill(value)
      await sendForm(page)
      await form(page).getByRole('status').getByRole('paragraph').waitFor()
    },
  },
]

/** `npm run screenshots`: every page and state in both languages and three widths, to look at. */
await needChromium()
await wantJapaneseFont()
await build('site')
await using data = await temporaryFolder()
const site = await startSite(data.path, { ENQUIRY_LIMIT_PER_MINUTE: '100' })
const browser = await chromium.launch(chromiumLaunch())
const folder = join(ROOT, 'screenshots')
await rm(folder, { recursive: true, force: true })
for (const [width, height] of SIZES) {
  await mkdir(join(folder, String(width)), { recursive: true })
  for (const shot of SHOTS.filter(({ from = 0, upTo = width }) => from <= width && width <= upTo)) {
    await Promise.all(['en', 'ja'].map((language) => take(browser, shot, language, width, height)))
  }
  console.log(`screenshots/${width}`)
}
await browser.close()
await site.stop()

async function take(
  browser: Browser,
  { name, path, state }: Shot,
  language: string,
  width: number,
  height: number,
): Promise<void> {
  await using opened = await openedPage(browser, site.origin, { path, language, width, height })
  const { page } = opened
  if (state) await state(page)
  else await everythingShown(page)
  await page.screenshot({
    path: join(folder, String(width), `${name}.${language}.png`),
    fullPage: !state,
  })
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 400))
  await page.getByRole('banner').and(page.locator('[data-transparent="false"]')).waitFor()
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  )
}

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /menu|メニュー/i })
    .click()
}

async function openRestaurants(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /restaurants|レストラン/i })
    .click()
}

async function openFilm(page: Page): Promise<void> {
  await page.locator('[aria-haspopup="dialog"]').first().click()
  await page
    .getByRole('dialog')
    .locator('video')
    .evaluate((video: HTMLVideoElement) => {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
        return new Promise((resolve) => video.addEventListener('loadeddata', resolve))
    })
}

function form(page: Page): Locator {
  return page.locator('form[method="post"]')
}

async function sendForm(page: Page): Promise<void> {
  await form(page).locator('button[type=submit]').click()
}
