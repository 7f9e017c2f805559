/** An invisible mark where Japanese in large type may break, put between phrases when it is published. */
export const PHRASE_BREAK = '\u200B'

/** A text as it is where nothing breaks by it: in a name, in a head, in a count of characters. */
export function withoutPhraseBreaks(text: string): string {
  return text.replaceAll(PHRASE_BREAK, '')
}
