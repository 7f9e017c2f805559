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
 * that are as wide as a gap, keep texts apart by themselves.
 */
export function touchingTexts({ body }: Document): string[] {
  const found: string[] = []
  /** The text before, and whether anything since then keeps the next one apart from it. */
  let before = ''
  let apart = true
  let crossed = false

  function read(node: Node): void {
    if (isText(node)) {
      const data = node.textContent ?? ''
      if (data === '') return
      const isOpen = !/^[\s:,.;!?、。（「]/.test(data) && !/[、。）」]$/.test(before)
      if (!apart && crossed && isOpen) found.push(`${before.trim()}|${data.trim()}`)
      before = data
      apart = /\s$/.test(data)
      crossed = false
    }
    if (!isElement(node)) return
    const name = node.localName
    if (SILENT.includes(name)) return
    const marks = WITHIN.includes(name) || isLinkInSentence(node)
    if (LINES.includes(name) || name === 'br') apart = true
    if (!marks) crossed = true
    node.childNodes.forEach(read)
    if (LINES.includes(name)) apart = true
    if (!marks) crossed = true
  }
  read(body)
  return found
}

/** Words of a sentence that lead somewhere. */
function isLinkInSentence({ localName, parentElement }: Element): boolean {
  const texts = [...(parentElement?.childNodes ?? [])].filter(isText)
  return localName === 'a' && parentElement?.localName === 'p' && texts.length > 0
}

function isText({ nodeType }: Node): boolean {
  return nodeType === 3
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
