import { setTimeout as wait } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import type { Browser } from 'playwright'
import { debuggedBrowser } from '../e2e/support/debugged-browser.ts'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { type Row, rowOf, withOurGoals } from './row.ts'
import { frameworks, noren, startSubject } from './subjects.ts'
import { clickToHeading, interactivePage, scriptingOfClick, slowDown } from './support/moves.ts'

const ROUNDS = 5

/** How much slower than this machine the visitor's is assumed to be. */
const SLOWER = 4

/** How long the visitor points at something before the click. */
const POINTING_MS = 500

type Moved = {
  name: string
  url: string
  clicks: number[]
  toggles: number[]
  slowToggles: number[]
}

/** Moving on from the home page: a hovered link, the language toggle, and back. */
export async function run(): Promise<Row[]> {
  await using data = await temporaryFolder()
  await using running = new AsyncDisposableStack()
  const { browser, port } = running.use(
    await debuggedBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  )

  const all: Moved[] = []
  for (const subject of [noren(data.path), ...(await frameworks())]) {
    const { origin: url } = running.use(await startSubject(subject))
    all.push({ name: subject.name, url, clicks: [], toggles: [], slowToggles: [] })
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { url, clicks, toggles, slowToggles } of all) {
      clicks.push(await clickAbout(url, browser))
      toggles.push(await toggle(url, browser, 1))
      slowToggles.push(await toggle(url, browser, SLOWER))
    }
  }
  const rows: Row[] = []
  for (const moved of all) rows.push(...rowsOf(moved, await isRestored(moved.url, port)))
  return withOurGoals(rows)
}

async function clickAbout(url: string, browser: Browser): Promise<number> {
  const page = await browser.newPage()
  await interactivePage(page, url)
  await slowDown(page, SLOWER)
  const link = page.locator('header a[href="/about"]').first()
  await link.hover()
  await wait(POINTING_MS)
  const ms = await clickToHeading(page, link)
  await page.close()
  return ms
}

async function toggle(url: string, browser: Browser, slower: number): Promise<number> {
  const page = await browser.newPage()
  await interactivePage(page, url)
  await slowDown(page, slower)
  const ours = page.locator('header a[hreflang="ja"]')
  const theirs = page.getByRole('button', { name: '日本語' })
  const button = ours.or(theirs).first()
  await button.hover()
  await wait(POINTING_MS)
  const ms = await scriptingOfClick(page, button)
  await page.close()
  return ms
}

/** Whether the browser restores the page as it was left (its back/forward cache). */
async function isRestored(url: string, port: number): Promise<boolean> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyAudits: ['bf-cache'] })
  return result?.lhr.audits['bf-cache']?.score === 1
}

function rowsOf({ name, clicks, toggles, slowToggles }: Moved, restored: boolean): Row[] {
  const slower = `${SLOWER} × slower`
  const back = rowOf(name, 'back is restored from memory (1 = yes)', '', [Number(restored)], {
    atLeast: 1,
  })
  return [
    rowOf(name, `click → next heading, ${slower}`, 'ms', clicks, { atMost: 100 }),
    rowOf(name, 'language toggle, scripting', 'ms', toggles, { atMost: 50 }),
    rowOf(name, `language toggle, scripting, ${slower}`, 'ms', slowToggles),
    { ...back, better: 'more' },
  ]
}
