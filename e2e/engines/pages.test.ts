import { isJapanese, shownTexts } from '../look/lines.ts'
import { expectWholePhrases } from '../look/whole-phrases.ts'
import { ENGINES, engineTest as test } from '../support/engines.ts'
import { isHydrated } from '../support/hydrated.ts'
import { PAGES } from '../support/pages.ts'
import { expect } from '../support/test.ts'
import type { Engine } from './engine.ts'
import { headOf } from './head-of-page.ts'

const WIDTHS = [320, 390, 450, 768, 834, 1280, 1440]
/** WebKit's window is no narrower. */
const WEBKIT_LEAST = 447

/** The visits check all pages in Chromium. */
for (const name of ENGINES.filter((name) => name !== 'chromium')) {
  for (const { path, lang } of PAGES) {
    test(`${path} shows its title, heading and header in ${name}, without complaint`, async ({
      engines,
      site,
    }) => {
      const engine = await engines(name)
      await visit(engine, site.origin + path)
      const seen = await engine.evaluate(headOf)
      expect(seen).toMatchObject({ lang, pathname: path, header: true, headings: 1 })
      expect(seen.title).toMatch(lang === 'ja' ? /波織/ : /Namiori/)
      expect(seen.heading).not.toBe('')
      // It draws digits over their neighbours where it adds space between them and Japanese.
      if (name === 'webkit') expect(await engine.evaluate(spaceBesideDigits)).toBe('no-autospace')
      expect(engine.complaints()).toEqual([])
    })

    if (lang === 'en') continue
    test(`no short text of ${path} breaks inside a phrase in ${name}`, async ({
      engines,
      site,
    }) => {
      const engine = await engines(name)
      await visit(engine, site.origin + path)
      for (const width of WIDTHS.filter((width) => name !== 'webkit' || width >= WEBKIT_LEAST)) {
        await engine.resize(width, 800)
        const texts = await engine.evaluate(shownTexts, false)
        expectWholePhrases(path, texts.filter(isJapanese), `at ${width} px`)
      }
    })
  }
}

/** Opens a page and waits until it is complete, unless it is already open. */
async function visit(engine: Engine, url: string): Promise<void> {
  if ((await engine.evaluate(() => location.href)) === url) return
  await engine.resize(1280, 800)
  await engine.open(url)
  await expect.poll(() => engine.evaluate(isHydrated)).toBe(true)
  await engine.evaluate(() => document.fonts.ready.then(() => null))
}

function spaceBesideDigits(): string {
  return getComputedStyle(document.body).getPropertyValue('text-autospace')
}
