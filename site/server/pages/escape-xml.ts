/** What XML 1.0 cannot hold, even escaped. */
const FORBIDDEN = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text inside an element or an attribute of XML. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
