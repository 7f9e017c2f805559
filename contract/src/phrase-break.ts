/** An invisible character where Japanese in large type may break. A publish puts it between phrases. */
export const PHRASE_BREAK = '\u200B'

/** A text without these breaks: for a name, a head, a count of characters. */
export function withoutPhraseBreaks(text: string): string {
  return text.replaceAll(PHRASE_BREAK, '')
}
