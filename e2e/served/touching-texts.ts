/** Elements that begin and end a line, even without the style sheet. */
const LINES =
  'address article aside blockquote body details dialog div fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary ul'.split(
    ' ',
  )
/** Elements that mark a place or some words within one text. */
const WITHIN = ['wbr', 'em', 'small']
/** Elements whose text no one reads. */
const SILENT = 'script style template noscript svg'.split(' ')

/**
 * Places on a page, as the server sent it, where texts of two elements touch: read or copied
 * without the style sheet they run together. Closing punctuation, and Japanese marks as wide as a
 * gap, also separate texts.
 */
export function touchingTexts({ body }: Document): string[] {
  const found: string[] = []
  /** The text before, and whether anything since then separates it from the next one. */
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
    const marks = WITHIN.includes(name) || node.matches('.whole') || isLinkInSentence(node)
    if (LINES.includes(name) || name === 'br') apart = true
    if (!marks) crossed = true
    node.childNodes.forEach(read)
    if (LINES.includes(name)) apart = true
    if (!marks) crossed = true
  }
  read(body)
  return found
}

function isLinkInSentence({ localName, parentElement }: Element): boolean {
  const sentence = parentElement?.closest(':not(.whole)')
  const texts = [...(sentence?.childNodes ?? [])].filter(isText)
  return localName === 'a' && sentence?.localName === 'p' && texts.length > 0
}

function isText({ nodeType }: Node): boolean {
  return nodeType === 3
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
