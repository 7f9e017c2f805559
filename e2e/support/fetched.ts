import { parseHTML } from 'linkedom'
import { inject } from 'vitest'

/** The SITE of the run, which shows the demo company. */
export const SITE = inject('site')

/** A page as the server sends it, without styles and script. */
export type Fetched = { status: number; html: string; document: Document }

/** Asks for a page at a path of the SITE of the run, or of another. */
export async function fetched(path: string, { origin } = SITE): Promise<Fetched> {
  const response = await fetch(origin + path)
  const html = await response.text()
  return { status: response.status, html, document: parseHTML(html).document }
}

/**
 * The one element that a selector finds within a part, or the one of them that says a text.
 * @throws {Error} where there is none, or another
 */
export function only(part: ParentNode, selector: string, text?: string): Element {
  const found = [...part.querySelectorAll(selector)].filter(
    (element) => text === undefined || textOf(element) === text,
  )
  const [element] = found
  if (element && found.length === 1) return element
  throw new Error(`${found.length} instead of one ${selector} ${text ?? ''}`)
}

/** What an element says: white space is one space, and a place to break a line is none. */
export function textOf({ textContent }: Node): string {
  return (textContent ?? '').replaceAll('\u200B', '').replace(/\s+/g, ' ').trim()
}
