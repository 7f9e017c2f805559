/** A word of the company, and what it is called in the other language. */
export type Term = { source: string; target: string }

/** A text to translate, and everything that a service is told with it. */
export type Asked = {
  text: string
  /** The tags of its language and of the other. */
  from: string
  to: string
  /** What the text is, as its field is called in English. */
  what: string
  /** The most characters there is room for. */
  maxLength: number | null
  /** The company's words that occur in the text. */
  terms: readonly Term[]
}

const LATIN = '[\\p{Script=Latin}\\d]'

/** The pattern of a word as a text has it: one of Latin letters not within another. Needs the flag `u`. */
export function patternOf(word: string): string {
  const begins = new RegExp(`^${LATIN}`, 'u').test(word) ? `(?<!${LATIN})` : ''
  const ends = new RegExp(`${LATIN}$`, 'u').test(word) ? `(?!${LATIN})` : ''
  return begins + word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&') + ends
}
