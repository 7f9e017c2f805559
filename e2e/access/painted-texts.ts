import type { Page } from '@playwright/test'

/** One line of text as painted on the page: sRGB colour 0–255, alpha 0–1, sizes in CSS px. */
export type PaintedText = {
  /** The first of its element, or of the one around words that stay on one line. */
  words: string
  colour: [red: number, green: number, blue: number]
  alpha: number
  size: number
  weight: number
  box: { left: number; top: number; right: number; bottom: number }
}

/** Every line of text visitors can see, from the page's top to its end. */
export function paintedTexts(page: Page): Promise<PaintedText[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas')
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    if (!brush) throw new Error('no canvas')

    /** Any CSS colour, as the screen shows it. */
    const painted = (colour: string) => {
      brush.clearRect(0, 0, 1, 1)
      brush.fillStyle = colour
      brush.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
      return { red, green, blue, alpha: alpha / 255 }
    }
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    /** Clipped to a point for screen readers only, or by a scrolling box. */
    const clip = (element: Element, box: DOMRect): DOMRect => {
      let { left, top, right, bottom } = box
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue
        const edge = at.getBoundingClientRect()
        left = Math.max(left, edge.left)
        top = Math.max(top, edge.top)
        right = Math.min(right, edge.right)
        bottom = Math.min(bottom, edge.bottom)
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }

    const found: PaintedText[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (
        !element ||
        !node.textContent?.trim() ||
        element.closest('script, style, [aria-hidden=true]')
      )
        continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const style = getComputedStyle(element)
      const { red, green, blue, alpha } = painted(style.color)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const box = clip(element, line)
        if (box.width < 4 || box.height < 4) continue
        found.push({
          words: (element.closest(':not(.whole)')?.textContent ?? '').trim().slice(0, 40),
          colour: [red, green, blue],
          alpha: alpha * opacityOf(element),
          size: Number.parseFloat(style.fontSize),
          weight: Number(style.fontWeight),
          box: {
            left: Math.round(box.left + scrollX),
            top: Math.round(box.top + scrollY),
            right: Math.round(box.right + scrollX),
            bottom: Math.round(box.bottom + scrollY),
          },
        })
      }
    }
    return found
  })
}
