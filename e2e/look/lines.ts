/** A text as the browser renders it. */
export type SetText = {
  text: string
  /** Of the text, as the page says. */
  language: string
  /** Of the element that holds it, in small letters. */
  element: string
  /** Where its lines begin, after the first. */
  starts: number[]
  /** Where the page marks that a line may end. */
  marks: number[]
  /** How long each letter is, and how long a line can be, in px. */
  lengths: number[]
  room: number
}

/** Whether it is Japanese with kana: the rest are names and numbers. */
export function isJapanese({ text, language }: SetText): boolean {
  return language === 'ja' && /[ぁ-ヿ]/.test(text)
}

/** The texts of a page that show, those in closed menus too, as rendered; runs in the page. */
export function shownTexts(): SetText[] {
  const closed = [...document.querySelectorAll<HTMLElement>('[popover]')]
  const folded = [...document.querySelectorAll('details:not([open])')]
  for (const panel of closed) {
    panel.popover = null
    // Beside what is around it, as when it is open.
    panel.style.position = 'absolute'
  }
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
  for (const panel of closed) {
    panel.popover = 'auto'
    panel.style.removeProperty('position')
  }
  for (const details of folded) details.toggleAttribute('open')
  return texts.filter(({ text }) => text.trim() !== '')

  function blockOf(element: Element | null): Element | null {
    if (!element || /^(?:script|style|option|textarea)$/.test(element.localName)) return null
    const isInline = /^(?:inline|contents|ruby.*)$/.test(getComputedStyle(element).display)
    return isInline || element.matches('.whole') ? blockOf(element.parentElement) : element
  }

  function setText(block: Element, nodes: Text[]): SetText {
    const style = getComputedStyle(block)
    const isVertical = style.writingMode.startsWith('vertical')
    const starts: number[] = []
    const marks: number[] = []
    const lengths: number[] = []
    let text = ''
    let last = Number.NaN
    for (const node of nodes) {
      if (node.previousSibling?.nodeName === 'WBR') marks.push(text.length)
      // A line that the page itself begins is none of the browser's.
      if (node.previousSibling?.nodeName === 'BR') {
        text += '\n'
        lengths.push(0)
        last = Number.NaN
      }
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
        if (letter === '\n' && style.whiteSpace.startsWith('pre')) last = Number.NaN
        lengths.push((isVertical ? box?.height : box?.width) ?? 0)
        text += letter
      }
    }
    const element = block.localName
    const language = nodes[0]?.parentElement?.closest('[lang]')?.getAttribute('lang') ?? ''
    const sizes = isVertical
      ? [block.clientHeight, style.paddingTop, style.paddingBottom]
      : [block.clientWidth, style.paddingLeft, style.paddingRight]
    const [room = 0, ...padding] = sizes.map((size) => Number.parseFloat(`${size}`))
    const [before = 0, after = 0] = padding
    return { text, language, element, starts, marks, lengths, room: room - before - after }
  }
}
