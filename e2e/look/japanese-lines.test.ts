import { ENGINES, engineTest as test } from '../support/engines.ts'
import { PAGES } from '../support/pages.ts'
import { japaneseHeadings } from './lines.ts'
import { expectWholePhrases } from './whole-phrases.ts'

const WIDTHS = [320, 390, 450, 768, 1280]
/** WebKit's window is no narrower. */
const WEBKIT_LEAST = 447

/** Chromium is asked in the visits of all pages. */
for (const name of ENGINES.filter((name) => name !== 'chromium')) {
  for (const { path } of PAGES.filter(({ lang }) => lang === 'ja')) {
    test(`no heading or introduction of ${path} breaks inside a phrase in ${name}`, async ({
      engines,
      site,
    }) => {
      const engine = await engines(name)
      await engine.open(site.origin + path)
      await engine.evaluate(() => document.fonts.ready.then(() => null))
      for (const width of WIDTHS.filter((width) => name !== 'webkit' || width >= WEBKIT_LEAST)) {
        await engine.resize(width, 800)
        expectWholePhrases(path, await engine.evaluate(japaneseHeadings), `at ${width} px`)
      }
    })
  }
}
