import { DEFAULT_TYPE, TYPES, type Type } from '@noren/contract/brand/type'
import { LANGUAGE, LANGUAGES, type PerLanguage } from '@noren/contract/language'
import type { Page } from '@playwright/test'
import { type Place, ROOM } from '../../cms/src/content/model/fields/room.ts'
import { temporaryFolder } from '../support/folders.ts'
import { hydrated } from '../support/hydrated.ts'
import { inJapanese } from '../support/pages.ts'
import { publishEdited } from '../support/published.ts'
import { startSite } from '../support/site.ts'
import { expect, houseTest as test } from '../support/test.ts'

/** Ordinary writing, cut to the required length. */
const WRITING: PerLanguage<string> = {
  en: 'Fresh fish and vegetables by the sea on a quiet evening with friends and family '.repeat(4),
  jp: '海辺の店で旬の魚と野菜をゆっくり味わう静かな夜にどうぞお越しください。'.repeat(8),
}

/** Where each text is shown: selectors on a page. */
const SHOWN: { [P in Place]: { [path: string]: readonly string[] } } = {
  heroTitle: { '/': ['#hero-title'] },
  heroButton: { '/': ['[aria-labelledby="hero-title"] a[href$="/about"]'] },
  pageTitle: { '/about': ['h1'], '/contact': ['h1'] },
  sectionTitle: {
    '/': ['#experience-title', '#solutions-title', '#innovation-title', '#process-title'],
    '/about': [0, 2, 3].map((nth) => `main h2 >> nth=${nth}`),
  },
  closingTitle: { '/': ['#cta-title'] },
  partTitle: {
    '/about': ['main h2 >> nth=1'],
    '/contact': ['main h2', '#enquiry h2'],
  },
  stepTitle: { '/': ['[aria-labelledby="process-title"] h3'] },
  featureTitle: { '/': ['[aria-labelledby="innovation-title"] h3'] },
  businessTitle: { '/': ['[aria-labelledby="solutions-title"] h3'] },
  button: {
    '/': ['innovation', 'process', 'cta'].map((name) => `[aria-labelledby="${name}-title"] a`),
    '/about': ['main a[href$="/contact"]'],
    '/contact': ['form button[type=submit]'],
  },
  restaurantName: { '/restaurants': ['article h2 a'] },
  announcement: { '/': ['aside p'] },
  resultTitle: {},
  resultDescription: {},
}

const started = new AsyncDisposableStack()
const pages: { page: Page; type: Type }[] = []

/** A screen of 320 pixels in each pairing of fonts, of the demo company, which has something to announce. */
test.beforeAll(async ({ browser }) => {
  for (const type of TYPES) {
    const { path: folder } = started.use(await temporaryFolder())
    await publishEdited(folder, ({ content, brand }) => {
      const text = { en: 'Our houses rest today.', jp: '本日は全店お休みです。' }
      Object.assign(content.company ?? {}, {
        announcement: { text, from: '2026-01-01', until: '2099-12-31' },
      })
      Object.assign(brand ?? {}, { type })
    })
    const site = await startSite(folder, { CONTENT_DIR: folder })
    started.defer(site.stop)
    const viewport = { width: 320, height: 640 }
    pages.push({
      page: started.use(await browser.newPage({ baseURL: site.origin, viewport })),
      type,
    })
  }
})
test.afterAll(() => started.disposeAsync())

const PLACES = Object.keys(ROOM).filter((name): name is Place => name in ROOM)
const PATHS = new Set(Object.values(SHOWN).flatMap((on) => Object.keys(on)))

for (const language of LANGUAGES) {
  for (const path of PATHS) {
    for (const place of PLACES.filter((each) => SHOWN[each][path])) {
      test(`${place}: as many characters as the desk says fit a screen of 320 pixels on ${path} in ${LANGUAGE[language].htmlLang}`, async () => {
        const { lines, [language]: room } = ROOM[place]
        for (const { page, type } of pages) {
          await open(page, language === 'jp' ? inJapanese(path) : path)
          for (const selector of SHOWN[place][path] ?? []) {
            const shown = page.locator(selector).first()
            const fits = async (length: number) =>
              lines !== null &&
              (await shown.evaluate(linesOf, WRITING[language].slice(0, length))) <= lines
            expect(await fits(room), `${selector} in ${type}`).toBe(true)
            // Words are not broken, so that a few more may still fit; in other fonts, some more still.
            if (type !== DEFAULT_TYPE) continue
            expect(await fits(Math.ceil(room * 1.25) + 2), selector).toBe(false)
          }
        }
      })
    }
  }
}

/** Opens a page, unless the test before has it open already. */
async function open(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return
  await page.goto(path)
  await hydrated(page)
}

/** Writes a text there, and counts the lines it takes; too many when a word overflows. */
function linesOf(element: Element, text: string): number {
  const before = [...element.childNodes]
  element.textContent = text
  const leavesItsBox = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
  const range = document.createRange()
  range.selectNodeContents(element)
  const isVertical = getComputedStyle(element).writingMode !== 'horizontal-tb'
  const starts = [...range.getClientRects()].map(({ left, top }) =>
    Math.round(isVertical ? left : top),
  )
  element.replaceChildren(...before)
  return leavesItsBox ? 99 : new Set(starts).size
}
