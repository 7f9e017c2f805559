import { ENGINES, engineTest as test } from '../support/engines.ts'
import { expect } from '../support/test.ts'
import { emptyParts, missingPictures, partsOfPage } from './capture-parts.ts'
import type { Engine } from './engine.ts'

/** Wide enough for all three: WebKit's window is no narrower than this. */
const WIDTHS = [450, 1280]

for (const name of ENGINES) {
  for (const script of [true, false]) {
    for (const path of ['/', '/ja', '/ja/about', '/restaurants/shiobi']) {
      // Takes long: a whole page is painted at two widths, by WebKit in a window as tall as the page.
      test(`a capture of ${path} in ${name} ${script ? 'with' : 'without'} JavaScript is complete, and its height stays`, async ({
        engines,
        site,
      }) => {
        test.setTimeout(120_000)
        const engine = await engines(name, { script })
        for (const width of WIDTHS) {
          await engine.resize(width, 800)
          await engine.open(site.origin + path)
          const height = await engine.evaluate(heightOfPage)
          await expect.poll(() => engine.evaluate(missingPictures)).toEqual([])
          // The first capture counts: a second shows what was still being decoded.
          expect(await emptyPartsIn(engine), `empty at ${width} px`).toEqual([])
          await engine.resize(width, 800)
          expect(await engine.evaluate(heightOfPage), `height at ${width} px`).toBe(height)
          for (let top = 0; top < height; top += 800) await engine.evaluate(scrollDownTo, top)
          await engine.evaluate(scrollDownTo, 0)
          expect(await engine.evaluate(heightOfPage), 'height once scrolled').toBe(height)
        }
      })
    }
  }
}

function heightOfPage(): number {
  return document.documentElement.scrollHeight
}

function scrollDownTo(top: number): void {
  scrollTo({ top, behavior: 'instant' })
}

/** Sections and pictures that a capture shows in only one colour. */
async function emptyPartsIn(engine: Engine): Promise<string[]> {
  const capture = await engine.capture()
  return await emptyParts(capture, await engine.evaluate(partsOfPage))
}
