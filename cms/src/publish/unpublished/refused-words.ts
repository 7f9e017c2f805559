import type { DeskLanguage } from '../../base/words.ts'

/** A refused field: the labels that lead to it, its path in the form, and whether it is empty. */
export type RefusedField = { label: string; path: string; isMissing: boolean }

/** A sentence about fields: the words before, between and after them. */
type Sentence = readonly [before: string, between: string, after: string]

const MISSING: Record<DeskLanguage, Sentence> = {
  en: ['Still missing: ', ', ', '. '],
  ja: ['', '、', 'が未入力です。'],
}
const WRONG: Record<DeskLanguage, Sentence> = {
  en: ['Please correct: ', ', ', '. '],
  ja: ['', '、', 'を直してください。'],
}

/** What a publish was refused for, as sentences with the fields in them: what is empty, and what is wrong. */
export function refusedParts(
  fields: readonly RefusedField[],
  language: DeskLanguage,
): (string | RefusedField)[] {
  const wrong = oncePerLabel(fields.filter(({ isMissing }) => !isMissing))
  const missing = oncePerLabel(fields.filter(({ isMissing }) => isMissing)).filter(
    ({ label }) => !wrong.some((each) => each.label === label),
  )
  return [...sentence(MISSING[language], missing), ...sentence(WRONG[language], wrong)]
}

/** All boxes of one table have its label. */
function oncePerLabel(fields: readonly RefusedField[]): RefusedField[] {
  return fields.filter(
    ({ label }, index) => fields.findIndex((each) => each.label === label) === index,
  )
}

function sentence(
  [before, between, after]: Sentence,
  fields: readonly RefusedField[],
): (string | RefusedField)[] {
  if (fields.length === 0) return []
  return [before, ...fields.flatMap((field, at) => (at > 0 ? [between, field] : [field])), after]
}
