import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { LANGUAGE, LANGUAGES, type Language, type PerLanguage } from '@noren/contract/language'
import type { Browser } from 'playwright'
import { company } from '../../demo/content/company.ts'
import { BUNDLES } from '../src/language/bundle/bundles.ts'
import { type PlainRouteName, plainRouteNames } from '../src/routes/routes.ts'
import { CARD_SCENES, cardFile } from '../src/routes/share-cards.ts'

const ARTWORK = new URL('../../demo/artwork/originals/', import.meta.url)
const FONTS = new URL('../src/styles/fonts/', import.meta.url)

/** Characters of a title are as wide as high in Japanese. */
const TITLE_PX: PerLanguage<number> = { en: 84, jp: 66 }

/** Draws the card of each page in each language (1200 × 630) into `folder`. */
export async function drawCards(browser: Browser, mark: string, folder: URL): Promise<void> {
  await mkdir(folder, { recursive: true })
  const font = await dataUrl(new URL('newsreader-display.woff2', FONTS), 'font/woff2')
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const name of plainRouteNames()) {
    const picture = await dataUrl(new URL(`${CARD_SCENES[name]}.webp`, ARTWORK), 'image/webp')
    for (const language of LANGUAGES) {
      await page.setContent(card({ name, language, picture, font, mark }))
      await page.evaluate(() => document.fonts.ready)
      const file = new URL(cardFile(name, language), folder)
      await writeFile(file, await page.screenshot({ type: 'jpeg', quality: 84 }))
    }
  }
  await page.close()
}

/** The page's name on a strip of paper beside its scene; of the home page, what the company is. */
function card({
  name,
  language,
  picture,
  font,
  mark,
}: {
  name: PlainRouteName
  language: Language
  picture: string
  font: string
  mark: string
}): string {
  const { head } = BUNDLES[language]
  const site = company.name[language]
  const title = name === 'home' ? site : head[name].title
  const text = head[name].description
  return `<!doctype html><html lang="${LANGUAGE[language].htmlLang}"><style>
@font-face { font-family: Display; src: url(${font}) }
body { margin: 0; display: grid; grid-template-columns: 520px 1fr; height: 630px; background: #f7f2e9; color: #1b2547 }
main { display: grid; align-content: space-between; padding: 56px 48px 52px 56px; box-sizing: border-box }
svg { width: 60px; height: 60px }
.site { display: flex; gap: 18px; align-items: center; font: 30px Display, "Noto Serif CJK JP", serif }
h1 { margin: 0 0 22px; font: ${TITLE_PX[language]}px/1.12 Display, "Noto Serif CJK JP", serif; text-wrap: balance }
p { margin: 0; font: 25px/1.55 "Noto Sans CJK JP", sans-serif; color: #414b6e; text-wrap: pretty; word-break: auto-phrase }
img { width: 100%; height: 630px; object-fit: cover }
</style><main><div class="site">${mark}${name === 'home' ? '' : site}</div><div><h1>${title}</h1><p>${text}</p></div></main><img src="${picture}" alt=""></html>`
}

async function dataUrl(file: URL, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`
}
