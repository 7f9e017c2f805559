/** A Japanese text as the browser renders it. */
export type SetText = {
  text: string
  /** Where its lines begin, after the first. */
  starts: number[]
  /** Where the page marks that a line may end. */
  marks: number[]
}

/** The Japanese texts of a page that show, those in closed menus too, as rendered; runs in the page. */
export function japaneseTexts(): SetText[] {
  const closed = [...document.querySelectorAll<HTMLElement>('[popover]')]
  const folded = [...document.querySelectorAll('details:not([open])')]
  for (const panel of closed) panel.popover = null
  for (const details of folded) details.toggleAttribute('open')
  const blocks = new Map<Element, Text[]>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const block = blockOf(node.parentElement)
    if (!(node instanceof Text) || !block?.checkVisibility({ visibilityProperty: true })) continue
    // For screen readers alone, or for nobody.
    if (block.getBoundingClientRect().width < 2) continue
    blocks.set(block, [...(blocks.get(block) ?? []), node])
  }
  const texts = Array.from(blocks, ([block, nodes]) => setText(block, nodes))
  for (const panel of closed) panel.popover = 'auto'
  for (const details of folded) details.toggleAttribute('open')
  return texts.filter(({ text }) => /[ぁ-ヿ]/.test(text))

  function blockOf(element: Element | null): Element | null {
    if (!element?.closest('[lang]')?.matches(':lang(ja)')) return null
    const isInline = /^(?:inline|contents|ruby.*)$/.test(getComputedStyle(element).display)
    return isInline ? blockOf(element.parentElement) : element
  }

  function setText(block: Element, nodes: Text[]): SetText {
    const isVertical = getComputedStyle(block).writingMode.startsWith('vertical')
    const starts: number[] = []
    const marks: number[] = []
    let text = ''
    let last = Number.NaN
    for (const node of nodes) {
      if (node.previousSibling?.nodeName === 'WBR') marks.push(text.length)
      for (const [index, letter] of [...node.data].entries()) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const box = [...range.getClientRects()].find(({ width }) => width > 0)
        if (box && letter.trim()) {
          const place = isVertical ? box.left + box.width / 2 : box.top + box.height / 2
          const size = isVertical ? box.width : box.height
          // A line is at least half a letter away from the one before.
          if (Math.abs(place - last) > size / 2) starts.push(text.length)
          last = place
        }
        text += letter
      }
    }
    return { text, starts, marks }
  }
}
