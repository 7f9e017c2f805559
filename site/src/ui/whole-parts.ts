import { isLong } from './phrases.ts'

/**
 * A span of time or days, or a remark in brackets short enough for a narrow column, or a postal code, with
 * the particle or punctuation after it, since no line may begin with that.
 */
const PART = String.raw`(?:\d[\d:]+(?: ?[–〜] ?|(?<=:\d\d) ?- ?)[翌\d:a-z]+|[\w一-龥]+[–〜][\w一-龥]+(?:名|の)?|（.{1,13}?）[はがをにでとへものな]?|(?:[A-Z]\w+[ \u00A0]|〒)\d{3}-\d{4}|\((?=[^)]* ).{1,16}?\))[、。,.;:]*`
const WHOLE = new RegExp(`(${PART})`)

/** In running Japanese also a number with its unit, a date, and the last letters, which are four or more. */
const RUNNING = new RegExp(
  String.raw`((?:${PART}|(?:\d[\d,.]*か?[一-龥])+[、。]*)(?:.{1,3}$)?|.{4}$)`,
  'm',
)

/** Cuts a text into pieces; those at odd indexes must stay on one line. */
export function wholePieces(text: string): string[] {
  return text.split(isLong(text) ? RUNNING : WHOLE)
}
