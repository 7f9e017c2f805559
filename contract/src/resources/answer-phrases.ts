import { readList, readObject, readTexts } from '../json.ts'
import { PHRASE_BREAK, withoutPhraseBreaks } from '../phrase-break.ts'

/**
 * The JSON of a call's answer, its texts as they were written. `phrases` beside them names each text that is
 * drawn in large type as a list of its phrases (decision 072); where there is none, it is absent.
 */
export function writeAnswer(body: Record<string, unknown>): string {
  const marked = new Set<string>()
  const asWritten = (_: string, value: unknown) => {
    if (typeof value !== 'string' || !value.includes(PHRASE_BREAK)) return value
    marked.add(value)
    return withoutPhraseBreaks(value)
  }
  // Read last, when every text has been seen.
  const toJSON = () =>
    marked.size > 0 ? Array.from(marked, (text) => text.split(PHRASE_BREAK)) : undefined
  return JSON.stringify({ ...body, phrases: { toJSON } }, asWritten)
}

/** An answer with the breaks put back between the phrases it names. */
export function readAnswer(body: unknown): unknown {
  const phrases = readList(readObject(body).phrases, readTexts)
  if (phrases.length === 0) return body
  const marked = new Map(phrases.map((each) => [each.join(''), each.join(PHRASE_BREAK)]))
  return JSON.parse(JSON.stringify(body), (_, value) =>
    typeof value === 'string' ? (marked.get(value) ?? value) : value,
  )
}
