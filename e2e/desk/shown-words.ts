/** Typed text, and what is no text of the page. */
export const LEFT_OUT = [
  'script, style, textarea',
  '.text-diff .field-diff-content',
  '.cell-altEn, .cell-altJa',
  'html:has(.collection-edit--media) :is(h1, .step-nav)',
  '.desk-gap blockquote, .desk-translation [lang]',
  '.desk-closures [lang], .desk-types [lang], .desk-paper',
].join(', ')

/**
 * Every text of a page that is shown or read aloud: its content, and accessible names in attributes. To be
 * run in a browser, with {@link LEFT_OUT}.
 */
export function shownWords(leftOut: string): string[] {
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement
    if (!around?.checkVisibility() || around.closest(leftOut)) continue
    found.add(node.textContent?.trim() ?? '')
  }
  for (const name of ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (element.matches('h1') && element.closest(leftOut)) continue
      found.add(element.getAttribute(name)?.trim() ?? '')
    }
  }
  return [...found]
}
