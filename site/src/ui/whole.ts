/**
 * A span of time, or a remark in brackets short enough for a narrow column, with the punctuation
 * after it: a line must not begin with that.
 */
const WHOLE = /((?:\d[\d:]+ ?[–〜-] ?[翌\d:a-z]+|（.{1,13}?）|\(.{1,16}?\))[、。,.;]*)/

/** Cuts a text into pieces; those at odd places are to stay on one line. */
export function wholePieces(text: string): string[] {
  return text.split(WHOLE)
}
