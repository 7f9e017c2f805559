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
        test.setTimeout(120_000)
        const engine = await engines(name, { script })
        for (const width of WIDTHS) {
          await engine.resize(width, 800)
          await engine.open(site.origin + path)
          const height = await engine.evaluate(heightOfPage)
          await expect.poll(() => engine.evaluate(missingPictures)).toEqual([])
          await expect
            .poll(() => emptyParts(engine), { message: `empty at ${width} px`, timeout: 30_000 })
            .toEqual([])
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
  const parts = await engine.evaluate(partsOfPage)
  return parts.filter((part) => isOfOneColour(data, info.width, part)).map(({ label }) => label)
}

/** Whether the pixels of a part, three bytes each, hardly differ; one in three is looked at. */
function isOfOneColour(pixels: Buffer, width: number, part: Part): boolean {
  let [least, most] = [255, 0]
  for (let y = part.top; y < part.top + part.height; y += 3) {
    for (let x = part.left; x < part.left + part.width; x += 3) {
      const red = pixels[(y * width + x) * 3] ?? 0
      least = Math.min(least, red)
      most = Math.max(most, red)
    }
  }
  return most - least < 16
}

type Part = ReturnType<typeof partsOfPage>[number]

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
