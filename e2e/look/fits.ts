import type { Page } from '@playwright/test'

/** Texts that extend beyond the window's sides where nothing scrolls; empty when all fits. */
export function textsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const outside: string[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const { parentElement: parent } = node
      if (!node.textContent?.trim() || !parent?.checkVisibility() || scrolls(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width: own } = range.getBoundingClientRect()
      if (own > 1 && (left < -1 || right > width + 1)) outside.push(node.textContent.trim())
    }
    return outside
  })
}

/** How far the page scrolls sideways, in px. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Pairs of texts that overlap; empty when none do. */
export function textsOverlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const seen: { text: string; boxes: DOMRect[] }[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const { parentElement: parent } = node
      if (!node.textContent?.trim()) continue
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (parent.closest('[aria-hidden="true"], .visually-hidden, dialog, [popover]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      seen.push({ text: node.textContent.trim(), boxes: [...range.getClientRects()] })
    }
    // Large type has lines tighter than its boxes: only an overlap of half a line counts.
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2
    return seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .filter((other) => one.boxes.some((box) => other.boxes.some((b) => meet(box, b))))
        .map((other) => `${one.text} | ${other.text}`),
    )
  })
}
