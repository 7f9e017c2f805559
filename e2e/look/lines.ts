/** A heading as the browser renders it: its lines, and the places where its text may break. */
export type SetHeading = { lines: string[]; phrases: string[] }

/**
 * The Japanese headings and introductions in large type of a page, as rendered, line by line; runs
 * in the page.
 */
export function japaneseHeadings(): SetHeading[] {
  // A phrase also ends after these, without a mark in the text.
  const PAUSE = /[、。！？」]$/
  const headings = document.querySelectorAll<HTMLElement>(
    'main :is(h1, h2, h3, .display, .lede, :has(> wbr)):lang(ja)',
  )
  return [...headings].filter((heading) => heading.checkVisibility()).map(setHeading)

  function setHeading(heading: HTMLElement) {
    const walker = document.createTreeWalker(heading)
    const lines: string[] = []
    const phrases: string[] = []
    let line = ''
    let phrase = ''
    let last = Number.NaN
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      if (node.nodeName === 'WBR') {
        phrases.push(phrase)
        phrase = ''
      }
      if (!(node instanceof Text)) continue
      const { writingMode } = getComputedStyle(node.parentElement ?? heading)
      const isVertical = writingMode.startsWith('vertical')
      for (const [index, letter] of [...node.data].entries()) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const box = range.getClientRects()[0]
        if (!letter.trim() || PAUSE.test(phrase)) {
          phrases.push(phrase)
          phrase = ''
        }
        if (!box || !letter.trim()) continue
        const place = isVertical ? box.left : box.bottom
        // A line is at least half a character away from the one before.
        if (Math.abs(place - last) > (isVertical ? box.width : box.height) / 2) {
          lines.push(line)
          line = ''
        }
        last = place
        line += letter
        phrase += letter
      }
    }
    return { lines: [...lines, line], phrases: [...phrases, phrase] }
  }
}
