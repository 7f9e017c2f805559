import { PHRASE_BREAK, withoutPhraseBreaks } from '@noren/contract/phrase-break'
import { loadDefaultJapaneseParser } from 'budoux'

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

const parser = loadDefaultJapaneseParser()

/**
 * Marks the phrases of a heading or introduction in large type, so that no browser breaks a line inside a
 * phrase, nor before a last letter. Adds no marks inside `span`, the part that the page finds in the heading
 * and colours.
 */
export function withPhrases(heading: string, span?: string | null): string {
  if (!JAPANESE.test(heading)) return heading
  const bare = withoutPhraseBreaks(heading)
  const start = span ? bare.indexOf(span) : -1
  const end = start + (span?.length ?? 0)
  let position = 0
  let result = ''
  for (const phrase of parser.parse(bare)) {
    const isInsideSpan = start >= 0 && position > start && position < end
    const isAlone = position === bare.length - 1
    result += (position > 0 && !isInsideSpan && !isAlone ? PHRASE_BREAK : '') + phrase
    position += phrase.length
  }
  return result
}
