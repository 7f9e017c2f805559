/** How a page's translation reads in these tests. */
export const TRANSLATED = '«'

/**
 * What browsers that translate do to a page: each of its texts becomes another one, in elements of
 * theirs. Those are `font`; an extension takes what it likes. Runs in the page.
 */
export function rewriteTexts(tag: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
  for (const text of found) {
    if (text.parentElement?.matches('script, textarea, option')) continue
    const outer = document.createElement(tag)
    const inner = document.createElement(tag)
    inner.append(text.data.trim() && `«${text.data}`)
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/**
 * Makes a link of the first place where a text stands, as browsers do with what they take for a
 * number or a time. Runs in the page.
 */
export function linkFirst(words: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    if (!(currentNode instanceof Text) || !currentNode.data.includes(words)) continue
    const range = document.createRange()
    range.setStart(currentNode, currentNode.data.indexOf(words))
    range.setEnd(currentNode, currentNode.data.indexOf(words) + words.length)
    const link = document.createElement('a')
    link.href = 'tel:2'
    range.surroundContents(link)
    return
  }
  throw new Error(`Nowhere stands ${words}`)
}
