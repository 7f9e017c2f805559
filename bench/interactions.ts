import type { Browser, Page } from 'playwright'
import { debuggedBrowser } from '../e2e/support/debugged-browser.ts'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { hydrated } from '../e2e/support/hydrated.ts'
import { OURS, type Row, rowOf } from './row.ts'
import { noren, startSubject } from './subjects.ts'
import { slowDown, slowestAnswer } from './support/moves.ts'

const ROUNDS = 5

/** How much slower than this machine the visitor's is assumed to be. */
const SLOWER = 4

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

type Interaction = { name: string; path: string; act: (page: Page) => Promise<void> }

/** What visitors press and type, on the pages where it costs most. */
const INTERACTIONS: Interaction[] = [
  {
    name: 'the menu opens',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
  },
  {
    name: 'the language changes',
    path: '/',
    act: (page) => page.locator('header a[hreflang="ja"]').first().tap(),
  },
  {
    name: 'the band of voices turns',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Next testimonials' }).tap(),
  },
  {
    name: 'a picture opens whole',
    path: '/restaurants/shiobi',
    act: (page) => page.getByRole('region', { name: 'Gallery' }).getByRole('link').first().tap(),
  },
  {
    name: 'a message is typed',
    path: '/contact',
    act: (page) =>
      page.getByLabel('Message').pressSequentially('A table by the window', { delay: 60 }),
  },
]

/** On a phone, from a press or a key to the next frame that shows its answer. */
export async function run(): Promise<Row[]> {
  await using data = await temporaryFolder()
  await using running = new AsyncDisposableStack()
  const { browser } = running.use(await debuggedBrowser())
  const { origin } = running.use(await startSubject(noren(data.path)))
  const times = new Map(INTERACTIONS.map((interaction) => [interaction, [] as number[]]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [interaction, runs] of times) runs.push(await once(interaction, origin, browser))
  }
  return [...times].map(([{ name }, runs]) =>
    rowOf(OURS, `${name}, ${SLOWER} × slower`, 'ms', runs, { atMost: 100 }),
  )
}

async function once({ path, act }: Interaction, origin: string, browser: Browser): Promise<number> {
  const page = await browser.newPage(PHONE)
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await hydrated(page)
  await slowDown(page, SLOWER)
  const ms = await slowestAnswer(page, () => act(page))
  await page.close()
  return ms
}
