/** How these tests translate a page's texts. */
export const TRANSLATED = '«'

/**
 * Does to a page what translating browsers do: replaces each of its texts, in new elements. Those are
 * `font`; an extension may use others. Runs in the page.
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
 * Turns the first place with a text into a link, as browsers do with numbers or times that they detect.
 * Runs in the page.
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
  throw new Error(`The page has no text ${words}`)
}
