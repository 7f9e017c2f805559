import { PHRASE_BREAK, withoutPhraseBreaks } from '@noren/contract/phrase-break'

/** Japanese with a line of more letters is running text: its lines are full, and may end inside a phrase. */
const LONG = /^(?=.*[ぁ-ん]).{61}/m

/** Phrases of together so few letters stay on one line, since each mark has its weight. */
const TOGETHER = 10

/**
 * Where a phrase ends: after punctuation, which WebKit has to be told; before a bracket; after a particle or a
 * verb when a word in other letters follows; before a polite prefix; after を. It misses many ends, and divides
 * no word. Three letters follow, or two Chinese characters, so that none stands alone on the last line.
 */
const ENDS =
  /(?:(?=（)|(?<=[、。！？]|[^・\n]{4}・)(?![」』）])|(?<=[ぁ-ん]{5}[てたい]|[ァ-龥\w）](?:[ぁ-ん]+[てたい]|[ぁ-ん]*(?:[はがをにでとへものなうくすぶむる]|から(?!揚)))|[をの])(?=[ァ-龥\w「])|(?<=[はがをにでとへものて])(?=[おご][一-龥])|(?<=[まり])(?=お[一-龥])|(?<=を)(?=[ぁ-ん]))(?=.{3}|[一-龥]{2})/

/** Whether this is a Japanese text that is too long to be broken between phrases alone. */
export function isLong(text: unknown): boolean {
  return typeof text === 'string' && LONG.test(text) && !text.includes(PHRASE_BREAK)
}

/** A Japanese text of a few lines with breaks between its phrases; those that a publish marked stay. */
export function withPhraseBreaks(text: string): string {
  if (LONG.test(text) || text.includes(PHRASE_BREAK)) return text
  let together = 0
  return text.split(ENDS).reduce((before, phrase) => {
    together += phrase.length
    const isEnd = before !== '' && together > TOGETHER
    if (isEnd) together = phrase.length
    return before + (isEnd ? PHRASE_BREAK : '') + phrase
  }, '')
}

/** The text as it was before {@link withPhraseBreaks}. */
export function asWritten(text: string): string {
  const bare = withoutPhraseBreaks(text)
  return withPhraseBreaks(bare) === text ? bare : text
}
