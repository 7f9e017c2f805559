import { PHRASE_BREAK, withoutPhraseBreaks } from '@noren/contract/phrase-break'

/** Japanese with a line of more letters is running text: its lines are full, and may end inside a phrase. */
const LONG = /^(?=.*[ぁ-ん]).{61}/m

/** Between two breaks, and after the last one, are at least so many letters. */
const BETWEEN = 5
const LAST = 3

/**
 * Where a line may end: after punctuation, which browsers know themselves; after a particle or a verb when a
 * word in other letters follows; before a polite prefix; after を. It misses many phrases and divides no word.
 */
const ENDS =
  /[、。！？\n]|(?<=[ァ-龥\w）](?:[ぁ-ん]+[てたい]|[ぁ-ん]*[はがをにでとへものなうくすぶむる]))(?=[ァ-龥\w「（])|(?<=[はがをにでとへもの])(?=[おご][一-龥])|(?<=を)(?=[ぁ-ん])/g

/** Whether this is a Japanese text that is too long to be broken between phrases alone. */
export function isLong(text: unknown): boolean {
  return typeof text === 'string' && LONG.test(text) && !text.includes(PHRASE_BREAK)
}

/** A Japanese text of a few lines with breaks between its phrases; those that a publish marked stay. */
export function withPhraseBreaks(text: string): string {
  if (LONG.test(text) || text.includes(PHRASE_BREAK)) return text
  let start = 0
  return text.replace(ENDS, (pause, at: number) => {
    const isEnd = at - start >= BETWEEN && text.length - at >= LAST
    if (pause || isEnd) start = at + pause.length
    return pause || (isEnd ? PHRASE_BREAK : '')
  })
}

/** The text as it was before {@link withPhraseBreaks}. */
export function asWritten(text: string): string {
  const bare = withoutPhraseBreaks(text)
  return withPhraseBreaks(bare) === text ? bare : text
}
