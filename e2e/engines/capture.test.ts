import sharp from 'sharp'
import { ENGINES, engineTest as test } from '../support/engines.ts'
import { expect } from '../support/test.ts'
import type { Engine } from './engine.ts'

/** Wide enough for all three: WebKit's window is no narrower than this. */
const WIDTHS = [450, 1280]

for (const name of ENGINES) {
  for (const script of [true, false]) {
    for (const path of ['/', '/ja', '/ja/about', '/restaurants/shiobi']) {
      test(`a capture of ${path} in ${name} ${script ? 'with' : 'without'} JavaScript is complete, and its height stays`, async ({
        engines,
        site,
      }) => {
        const engine = await engines(name, { script })
        for (const width of WIDTHS) {
          await engine.resize(width, 800)
          await engine.open(site.origin + path)
          const height = await engine.evaluate(heightOfPage)
          await expect.poll(() => engine.evaluate(missingPictures)).toEqual([])
          await expect.poll(() => emptyParts(engine), `empty at ${width} px`).toEqual([])
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

function missingPictures(): string[] {
  return [...document.images]
    .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
    .map(({ src }) => src)
}

/** Sections and pictures of which a capture shows nothing but one colour. */
async function emptyParts(engine: Engine): Promise<string[]> {
  const { data, info } = await sharp(await engine.capture())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const empty = []
  for (const { label, ...region } of await engine.evaluate(partsOfPage)) {
    const part = await sharp(data, { raw: info })
      .extract(region)
      .toBuffer({ resolveWithObject: true })
    const { channels } = await sharp(part.data, { raw: part.info }).stats()
    if (channels.every(({ stdev }) => stdev < 2)) empty.push(label)
  }
  return empty
}

/** Sections and pictures of the page, as far as they stand inside it. */
function partsOfPage() {
  return [...document.querySelectorAll('main section, main img, footer')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => {
      const box = part.getBoundingClientRect()
      // A row of cards shows the first of them and hides what is beside.
      const frame = (part.closest('ul') ?? document.documentElement).getBoundingClientRect()
      const left = Math.max(0, Math.ceil(box.left + scrollX))
      const top = Math.max(0, Math.ceil(box.top + scrollY))
      return {
        label: `${part.tagName} ${part.getAttribute('src') ?? part.textContent?.slice(0, 30)}`,
        left,
        top,
        width: Math.floor(Math.min(frame.right, box.right) + scrollX) - left,
        height: Math.floor(Math.min(frame.bottom, box.bottom) + scrollY) - top,
      }
    })
    .filter(({ width, height }) => width > 0 && height > 0)
}
