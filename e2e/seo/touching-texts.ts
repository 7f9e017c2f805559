/** Elements a reader without the style sheet puts on lines of their own. */
const LINES =
  'address article aside blockquote body details dialog div fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary ul'.split(
    ' ',
  )
/** What marks a place or some words within one text. */
const WITHIN = ['wbr', 'em', 'small']
/** What is not read at all. */
const SILENT = 'script style template noscript svg'.split(' ')

/**
 * The places of a page, as the server sent it, where two texts of different elements touch: read or
 * copied without the style sheet they run together. Punctuation that closes, and the Japanese marks
 * that are as wide as a gap, keep texts apart by themselves. To be run in a browser.
 */
export function touchingTexts({
  html,
  lines,
  within,
  silent,
}: typeof RULES & { html: string }): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const found: string[] = []
  /** The text before, and whether anything since then keeps the next one apart from it. */
  let before = ''
  let apart = true
  let crossed = false

  function read(node: Node): void {
    if (node instanceof Text) {
      const { data } = node
      if (data === '') return
      const isOpen = !/^[\s:,.;!?、。（「]/.test(data) && !/[、。）」]$/.test(before)
      if (!apart && crossed && isOpen) found.push(`${before.trim()}|${data.trim()}`)
      before = data
      apart = /\s$/.test(data)
      crossed = false
    }
    if (!(node instanceof Element)) return
    const name = node.localName
    if (silent.includes(name)) return
    const marks = within.includes(name) || isLinkInSentence(node)
    if (lines.includes(name) || name === 'br') apart = true
    if (!marks) crossed = true
    node.childNodes.forEach(read)
    if (lines.includes(name)) apart = true
    if (!marks) crossed = true
  }
  /** Words of a sentence that lead somewhere. */
  function isLinkInSentence({ localName, parentElement }: Element): boolean {
    const texts = [...(parentElement?.childNodes ?? [])].filter((node) => node instanceof Text)
    return localName === 'a' && parentElement?.localName === 'p' && texts.length > 0
  }
  read(body)
  return found
}

export const RULES = { lines: LINES, within: WITHIN, silent: SILENT }
