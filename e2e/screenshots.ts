import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { ROOT, temporaryFolder } from './support/folders.ts'
import { hydrated } from './support/hydrated.ts'
import { startSite } from './support/site.ts'

/** Phone, tablet, desk: width and height of the window. */
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
  /** Widest window the state exists in. */
  upTo?: number
}

const SHOTS: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'restaurants', path: '/restaurants' },
  ...['shiobi', 'tateito', 'onda', 'kohaku', 'yoriai'].map((slug) => ({
    name: `restaurant-${slug}`,
    path: `/restaurants/${slug}`,
  })),
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'restaurant-not-found', path: '/restaurants/no-such-place' },
  { name: 'state-top', path: '/', state: async () => {} },
  { name: 'state-scrolled', path: '/', state: (page) => page.mouse.wheel(0, 400) },
  { name: 'state-menu', path: '/', state: openMenu, upTo: 834 },
  { name: 'state-film', path: '/', state: openFilm },
  { name: 'state-form-errors', path: '/contact', state: sendForm },
  {
    name: 'state-form-sent',
    path: '/contact',
    state: async (page) => {
      const values = ['山田花子', '0450000001', 'hanako@example.jp', 'Lunch', 'Six of us.']
      const boxes = page.locator('form').getByRole('textbox')
      for (const [index, value] of values.entries()) await boxes.nth(index).fill(value)
      await sendForm(page)
      await page.waitForFunction(() => document.querySelector('form input')?.matches('[value=""]'))
    },
  },
]

await using data = await temporaryFolder()
const site = await startSite(data.path, { ENQUIRY_LIMIT_PER_MINUTE: '100' })
const browser = await chromium.launch(chromiumLaunch())
const folder = join(ROOT, 'screenshots')
await rm(folder, { recursive: true, force: true })
for (const [width, height] of SIZES) {
  await mkdir(join(folder, String(width)), { recursive: true })
  for (const shot of SHOTS.filter(({ upTo = width }) => width <= upTo)) {
    for (const language of ['en', 'ja']) await take(browser, shot, language, width, height)
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
  await using context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: language,
  })
  const page = await context.newPage()
  const prefixed = path === '/' ? '/ja' : `/ja${path}`
  await page.goto(site.origin + (language === 'ja' ? prefixed : path))
  await hydrated(page)
  if (state) await state(page)
  else await seeEverything(page)
  await page.screenshot({
    path: join(folder, String(width), `${name}.${language}.png`),
    fullPage: !state,
  })
}

/** Scrolls to the end and back, so that every picture that waits for its turn is there. */
async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await frame()
  })
}

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /menu|メニュー/i })
    .click()
}

async function openFilm(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link')
    .or(page.getByRole('main').getByRole('button'))
    .nth(1)
    .click()
  await page.getByRole('dialog').waitFor()
}

async function sendForm(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').click()
}
