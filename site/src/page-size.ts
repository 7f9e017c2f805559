/**
 * How many elements and characters the HTML that React writes has, so that the browser knows whether
 * something changed it in transit.
 */
export function sizeOfHtml(html: string): number {
  const elements = html.match(/<\w/g)?.length ?? 0
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&[^;]*;/g, '.')
    .replaceAll('\r\n', '\n')
  return elements + text.length
}

/** The same for the page in the browser. */
export function sizeOf(root: Element): number {
  return root.querySelectorAll('*').length + `${root.textContent}`.length
}
