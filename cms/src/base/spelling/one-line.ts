/** A text of several lines as one: between words in Latin letters stays a space. */
export function oneLine(text: string): string {
  return text.replace(/(?<=[!-~])\s*[\r\n]\s*(?=[!-~])/g, ' ').replace(/\s*[\r\n]\s*/g, '')
}
