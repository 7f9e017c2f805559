import { parseHTML } from 'linkedom'
import { inject } from 'vitest'

/** The SITE of the run, which shows the demo company. */
export const SITE = inject('site')

/** A page as the server sends it, without styles and script. */
export type Fetched = { status: number; html: string; document: Document }

/** Requests a page by its path from the SITE of the run, or from another. */
export async function fetched(path: string, { origin } = SITE): Promise<Fetched> {
  const response = await fetch(origin + path)
  const html = await response.text()
  return { status: response.status, html, document: parseHTML(html).document }
}

/**
 * The only element that a selector finds within a part, or the only one of them with a given text.
 * @throws {Error} where there is none, or more than one
 */
export function only(part: ParentNode, selector: string, text?: string): Element {
  const found = [...part.querySelectorAll(selector)].filter(
    (element) => text === undefined || textOf(element) === text,
  )
  const [element] = found
  if (element && found.length === 1) return element
  throw new Error(`${found.length} instead of one ${selector} ${text ?? ''}`)
}

/** The text of an element, with white space as one space and without places to break a line. */
export function textOf({ textContent }: Node): string {
  return (textContent ?? '').replaceAll('\u200B', '').replace(/\s+/g, ' ').trim()
}
