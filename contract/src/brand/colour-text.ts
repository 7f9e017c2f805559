import { formatHex, parse } from 'culori'

/**
 * The colour that somebody wrote in any of the usual ways (`#abc`, `1b2b55`, `rgb(27 43 85)`, full-width
 * characters too), as colour fields write it; `null` when it is none.
 */
export function hexOfText(text: string): string | null {
  return formatHex(parse(text.normalize('NFKC').trim().toLowerCase())) ?? null
}
