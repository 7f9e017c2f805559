import { LANGUAGE, LANGUAGES, type Language, type PerLanguage } from '@noren/contract/language'
import { type Place, ROOM } from '../../cms/src/fields/room.ts'
import { hydrated } from '../support/hydrated.ts'
import { ownSiteTest } from '../support/own-site.ts'
import { inJapanese } from '../support/pages.ts'
import { expect } from '../support/test.ts'

/** Ordinary writing, cut where it is as long as is asked for. */
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
}

/** The demo company with something to announce. */
const test = ownSiteTest(({ content }) => {
  const text = { en: 'Our houses rest today.', jp: '本日は全店お休みです。' }
  Object.assign(content.company ?? {}, {
    announcement: { text, from: '2026-01-01', until: '2099-12-31' },
  })
})

test.use({ viewport: { width: 320, height: 640 } })

for (const place of Object.keys(ROOM).filter((name): name is Place => name in ROOM)) {
  for (const language of LANGUAGES) {
    test(`${place}: as many characters as the desk says fit a screen of 320 pixels in ${LANGUAGE[language].htmlLang}`, async ({
      page,
    }) => {
      const { lines, [language]: room } = ROOM[place]
      for (const [path, selectors] of Object.entries(SHOWN[place])) {
        await page.goto(pathIn(language, path))
        await hydrated(page)
        for (const selector of selectors) {
          const shown = page.locator(selector).first()
          const fits = async (length: number) =>
            (await shown.evaluate(linesOf, WRITING[language].slice(0, length))) <= lines
          expect(await fits(room), `${path} ${selector}`).toBe(true)
          // Words are not cut, so that a few more may still find room.
          expect(await fits(Math.ceil(room * 1.25) + 2), `${path} ${selector}`).toBe(false)
        }
      }
    })
  }
}

const pathIn = (language: Language, path: string) => (language === 'jp' ? inJapanese(path) : path)

/** Writes a text there, and counts the lines it takes; too many when a word leaves its box. */
function linesOf(element: Element, text: string): number {
  element.textContent = text
  if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) return 99
  const range = document.createRange()
  range.selectNodeContents(element)
  const isVertical = getComputedStyle(element).writingMode !== 'horizontal-tb'
  const starts = [...range.getClientRects()].map(({ left, top }) =>
    Math.round(isVertical ? left : top),
  )
  return new Set(starts).size
}
