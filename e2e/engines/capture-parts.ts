import sharp from 'sharp'

/** A section or a picture of a page, with its position in a capture of the whole. */
export type Part = ReturnType<typeof partsOfPage>[number]

/** Addresses of the pictures that have a place but are not loaded; runs in the page. */
export function missingPictures(): string[] {
  return [...document.images]
    .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
    .map(({ src }) => src)
}

/** Those parts of a page that its capture (PNG, a pixel to a CSS px) shows in only one colour. */
export async function emptyParts(capture: Buffer, parts: readonly Part[]): Promise<string[]> {
  const { data, info } = await sharp(capture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
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

/** Sections and pictures of the page, as far as they are inside it; runs in the page. */
export function partsOfPage() {
  return [...document.querySelectorAll('main section, main img, footer')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => {
      const box = part.getBoundingClientRect()
      // A row of cards shows the first of them and hides the rest.
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
