/**
 * How many elements and characters the HTML that React writes has, to tell in the browser whether
 * others changed it on its way.
 */
export function sizeOfHtml(html: string): number {
  const elements = html.match(/<\w/g)?.length ?? 0
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&[^;]*;/g, '.')
    .replaceAll('\r\n', '\n')
  return elements + text.length
}

/** The same of what stands in the page. */
export function sizeOf(root: Element): number {
  return root.querySelectorAll('*').length + `${root.textContent}`.length
}
