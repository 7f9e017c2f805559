/** Longer than any phone number or e-mail address, full-width or not. */
const TEXT_LIMIT = 1024

/**
 * The text with full-width characters in their ASCII form (NFKC), as a Japanese keyboard often types them.
 * A text too long to be a number or an address stays as it is: NFKC needs seconds for 100 KB of combining
 * marks.
 */
export function halfWidth(text: string): string {
  return text.length > TEXT_LIMIT ? text : text.normalize('NFKC')
}
