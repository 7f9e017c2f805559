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
    if (!(node instanceof Text) || !element) continue
    // Most texts are on one line, and to ask about each word takes long.
    if (boxes(node, 0, node.length).length < 2 || isHidden(element)) continue
    for (const { index, 0: word } of node.data.matchAll(/[\p{Script=Latin}’']{3,}/gu)) {
      const tops = boxes(node, index, word.length).map(({ top }) => Math.round(top))
      if (new Set(tops).size > 1) broken.push(`${word} of “${node.data.trim()}”`)
    }
  }
  return broken

  /** Shown to nobody, or to screen readers alone: a part of the page that is a pixel wide holds it. */
  function isHidden(element: Element | null): boolean {
    if (!element) return false
    const isShown = element.checkVisibility({ visibilityProperty: true })
    return !isShown || element.getBoundingClientRect().width < 2 || isHidden(element.parentElement)
  }

  /** What a part of a text covers, line by line. */
  function boxes(node: Text, start: number, length: number): DOMRect[] {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, start + length)
    return [...range.getClientRects()].filter(({ width }) => width > 0)
  }
}
