/**
 * The parsed address, relative ones against `base`, or `null`. (`URL.parse` is too new for the browsers we
 * serve, and Node's `URL.canParse` takes a very long host for which the constructor throws.)
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
