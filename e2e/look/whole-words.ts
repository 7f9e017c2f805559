/**
 * The English words a line ends inside, of the texts of a page that show, each with the rest of its text; runs in the
 * page.
 */
export function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    if (!(node instanceof Text) || !element || isHidden(element)) continue
    for (const { index, 0: word } of node.data.matchAll(/[\p{Script=Latin}’']{3,}/gu)) {
      if (lines(node, index, word.length) > 1) broken.push(`${word} of “${node.data.trim()}”`)
    }
  }
  return broken

  /** Shown to nobody, or to screen readers alone: a part of the page that is a pixel wide holds it. */
  function isHidden(element: Element | null): boolean {
    if (!element) return false
    const isShown = element.checkVisibility({ visibilityProperty: true })
    return !isShown || element.getBoundingClientRect().width < 2 || isHidden(element.parentElement)
  }

  function lines(node: Text, start: number, length: number): number {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, start + length)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    return new Set(boxes.map(({ top }) => Math.round(top))).size
  }
}
