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
  /(?:(?=（)|(?<=[、。！？・])(?![」』）])|(?<=[ぁ-ん]{5}[てたい]|[ァ-龥\w）](?:[ぁ-ん]+[てたい]|[ぁ-ん]*(?:[はがをにでとへものなうくすぶむる]|から(?!揚)))|[をの])(?=[ァ-龥\w「])|(?<=[はがをにでとへものて])(?=[おご][一-龥])|(?<=[まり])(?=お[一-龥])|(?<=を)(?=[ぁ-ん]))(?!・)(?=.{3}|[一-龥]{2})/

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

const NO_BREAK = '\u00A0'

/** English longer than a label. */
const ENGLISH = /^[^ぁ-龥]{31}/

/**
 * The spaces in it where no line may end: after a number and after letters that stand for words, before a
 * year, in "20 servings a day", and before the last word, unless the two are long.
 */
const BOUND =
  /(?<=\b\d+|[A-Z]{2}) (?=[a-z]|[A-Z][a-z])| (?=\d{4}\b)|(?<=\d \w+) (?=a )|(?<=\d \w+ a) |(?<=(?:^| )\S{1,9}) (?=\S{1,9}$)/gm

/** An English text with {@link BOUND} spaces; a Japanese one as {@link withPhraseBreaks}. */
export function withBreaks(text: string): string {
  return ENGLISH.test(text) ? text.replace(BOUND, NO_BREAK) : withPhraseBreaks(text)
}

/** The text as it was before {@link withBreaks}. */
export function asWritten(text: string): string {
  const bare = withoutPhraseBreaks(text).replaceAll(NO_BREAK, ' ')
  return withBreaks(bare) === text ? bare : text
}
