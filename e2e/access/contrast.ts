import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { everythingShown } from '../support/everything-shown.ts'
import { type PaintedText, paintedTexts } from './painted-texts.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** Three bytes a pixel, row by row, at {@link SCALE}. */
type Photograph = { pixels: Uint8Array; width: number; height: number }

/** WCAG 2.2, 1.4.3: text, and large text (24 px, or 18.66 px bold). */
const ENOUGH = 4.5
const ENOUGH_FOR_LARGE = 3
/**
 * Relative to the page: a picture's grain is no background, so a pixel is the mean of a square of 4 CSS px.
 * Painting and compressing more of them is what takes the time here.
 */
const SCALE = 0.25
/** Of 255, how much a stroke changes the mean of a square it crosses. */
const STROKE = 12

const STILL = '*, ::before, ::after { transition: none !important; animation: none !important; }'
const WITHOUT_TEXT = `*, ::before, ::after {
  -webkit-text-fill-color: transparent !important;
  text-shadow: none !important;
  text-decoration-color: transparent !important;
}`

/**
 * Texts of the page with too little contrast to what is really painted behind their strokes, pictures and
 * scrims included; one line each, with the lowest contrast found. Reads the whole page.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  await everythingShown(page)
  const move = await styled(page, STILL)
  await keepSources(page, true)
  await letBarsLie(page, true)
  const texts = await paintedTexts(page)
  const session = await page.context().newCDPSession(page)
  const written = await photograph(session)
  const write = await styled(page, WITHOUT_TEXT)
  const blank = await photograph(session)
  await session.detach()
  await write()
  await letBarsLie(page, false)
  await keepSources(page, false)
  await move()
  return texts.flatMap((text) => {
    const least = leastContrast(text, within(text, texts), written, blank)
    const enough = isLarge(text) ? ENOUGH_FOR_LARGE : ENOUGH
    return least < enough ? [`${least.toFixed(2)} “${text.words}”`] : []
  })
}

/** Adds rules to a page as a script may, whatever its policy says of styles. @returns takes them back */
async function styled(page: Page, rules: string): Promise<() => Promise<void>> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop())
}

/** The whole page as it is painted. */
async function photograph(session: CDPSession): Promise<Photograph> {
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const { data: png } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    // Compressing so many pixels well takes longer than anything else here.
    optimizeForSpeed: true,
    clip: { ...cssContentSize, scale: SCALE },
  })
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/**
 * Keeps pictures to the sources they have in this window, or stops that: a capture of the whole page is
 * taken in a window as tall as it, which would load those for tall screens.
 */
async function keepSources(page: Page, keep: boolean): Promise<void> {
  await page.evaluate((keep) => {
    for (const source of document.querySelectorAll('source[media]')) {
      if (!(source instanceof HTMLSourceElement)) continue
      const { dataset, media } = source
      if (keep) dataset.media = media
      source.media = keep ? (matchMedia(media).matches ? 'all' : 'not all') : (dataset.media ?? '')
      if (!keep) delete dataset.media
    }
  }, keep)
}

/** Puts sticky bars at their place in the page, so that they cover nothing; or back. */
export async function letBarsLie(page: Page, lie: boolean): Promise<void> {
  await page.evaluate((lie) => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (!lie) element.style.removeProperty('position')
      else if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
    }
  }, lie)
}

function isLarge({ size, weight }: PaintedText): boolean {
  return size >= 24 || (size >= 18.66 && weight >= 700)
}

/** Texts in the line of a much larger one, whose box reaches far above and below its letters: their strokes are theirs. */
function within({ box, size }: PaintedText, texts: readonly PaintedText[]): PaintedText[] {
  return texts.filter(
    (other) =>
      other.size < size / 2 &&
      other.box.left < box.right &&
      other.box.right > box.left &&
      other.box.top < box.bottom &&
      other.box.bottom > box.top,
  )
}

function leastContrast(
  { box, colour, alpha }: PaintedText,
  others: readonly PaintedText[],
  written: Photograph,
  blank: Photograph,
) {
  const [left, right] = [Math.max(0, box.left), Math.min(box.right, blank.width / SCALE)]
  const [top, bottom] = [Math.max(0, box.top), Math.min(box.bottom, blank.height / SCALE)]
  let least = Number.POSITIVE_INFINITY
  for (let y = Math.round(top * SCALE); y + 1 <= bottom * SCALE; y++) {
    for (let x = Math.round(left * SCALE); x + 1 <= right * SCALE; x++) {
      if (others.some((other) => contains(other, x / SCALE, y / SCALE))) continue
      const behind = colourAt(blank, x, y)
      if (differ(colourAt(written, x, y), behind)) {
        least = Math.min(least, contrast(over(colour, alpha, behind), behind))
      }
    }
  }
  return least
}

/** Whether a stroke of a letter covers a good part of a square. */
function differ(one: Colour, other: Colour): boolean {
  return one.some((value, channel) => Math.abs(value - (other[channel] ?? 0)) > STROKE)
}

function contains({ box }: PaintedText, x: number, y: number): boolean {
  const { left, right, top, bottom } = box
  return left - 4 <= x && x <= right && top - 4 <= y && y <= bottom
}

function colourAt({ pixels, width }: Photograph, x: number, y: number): Colour {
  const at = (y * width + x) * 3
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
}

function over([red, green, blue]: Colour, alpha: number, behind: Colour): Colour {
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha)
  return [mix(red, behind[0]), mix(green, behind[1]), mix(blue, behind[2])]
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
