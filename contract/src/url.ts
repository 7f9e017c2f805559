/**
 * The parsed address, relative ones against `base`, or `null`. (`URL.parse` is too new for the
 * browsers we serve.)
 */
export function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null
}
