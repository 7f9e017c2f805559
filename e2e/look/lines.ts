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
  /** How long each letter is, in px, where that was asked for and there are several lines. */
  lengths: number[]
  /** How long a line can be, in px. */
  room: number
}

/** A letter of a text node, and where across the lines its middle is, in px. */
type Letter = { at: number; place: number; size: number }

/** Whether it is Japanese with kana: the rest are names and numbers. */
export function isJapanese({ text, language }: SetText): boolean {
  return language === 'ja' && /[ぁ-ヿ]/.test(text)
}

/**
 * The texts of a page that show, those in closed menus too, as rendered; runs in the page.
 * @param measured whether with the lengths of their letters
 */
export function shownTexts(measured: boolean): SetText[] {
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
    const range = document.createRange()
    const starts: number[] = []
    const marks: number[] = []
    const froms: number[] = []
    let text = ''
    let last = Number.NaN
    for (const node of nodes) {
      if (node.previousSibling?.nodeName === 'WBR') marks.push(text.length)
      // A line that the page itself begins is none of the browser's.
      if (node.previousSibling?.nodeName === 'BR') {
        text += '\n'
        last = Number.NaN
      }
      froms.push(text.length)
      let from = 0
      for (const part of style.whiteSpace.startsWith('pre') ? node.data.split('\n') : [node.data]) {
        if (from > 0) last = Number.NaN
        readLines(node, from, from + part.length)
        from += part.length + 1
      }
      text += node.data
    }
    const lengths = measured && starts.length > 0 ? lengthsOf() : []
    const element = block.localName
    const language = nodes[0]?.parentElement?.closest('[lang]')?.getAttribute('lang') ?? ''
    const sizes = isVertical
      ? [block.clientHeight, style.paddingTop, style.paddingBottom]
      : [block.clientWidth, style.paddingLeft, style.paddingRight]
    const [room = 0, ...padding] = sizes.map((size) => Number.parseFloat(`${size}`))
    const [before = 0, after = 0] = padding
    return { text, language, element, starts, marks, lengths, room: room - before - after }

    function readLines(node: Text, from: number, to: number): void {
      let letter = letterFrom(node, from, to)
      while (letter) {
        // A line is at least half a letter away from the one before.
        if (Math.abs(letter.place - last) > letter.size / 2) starts.push(text.length + letter.at)
        last = letter.place
        letter = nextLine(node, letter, to)
      }
    }

    /** The first letter of the line after a letter's, found by halving: to look at each takes ten times as long. */
    function nextLine(node: Text, { at, place }: Letter, to: number): Letter | undefined {
      let [on, beyond] = [at, to]
      let found: Letter | undefined
      while (on + 1 < beyond) {
        const middle = Math.ceil((on + beyond) / 2)
        const letter = letterFrom(node, middle, beyond)
        if (letter && Math.abs(letter.place - place) <= letter.size / 2) on = letter.at
        else [beyond, found] = [middle, letter ?? found]
      }
      return found
    }

    /** The first letter that shows in a part of a text. */
    function letterFrom(node: Text, from: number, to: number): Letter | undefined {
      for (let at = from; at < to; at++) {
        const box = node.data[at]?.trim() && boxOf(node, at)
        if (!box) continue
        const size = isVertical ? box.width : box.height
        return { at, place: (isVertical ? box.left : box.top) + size / 2, size }
      }
      return undefined
    }

    function lengthsOf(): number[] {
      const lengths = Array.from(text, () => 0)
      for (const [index, node] of nodes.entries()) {
        for (let at = 0; at < node.length; at++) {
          const box = boxOf(node, at)
          lengths[(froms[index] ?? 0) + at] = (isVertical ? box?.height : box?.width) ?? 0
        }
      }
      return lengths
    }

    function boxOf(node: Text, at: number): DOMRect | undefined {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return [...range.getClientRects()].find(({ width }) => width > 0)
    }
  }
}
