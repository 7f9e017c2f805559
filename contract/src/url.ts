/** The parsed absolute address, or `null`. (`URL.parse` is too new for the browsers we serve.) */
export function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
