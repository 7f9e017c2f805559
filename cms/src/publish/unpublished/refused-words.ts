import type { Words } from '../../base/words.ts'

/** What is between the labels that lead to a field, in the desk's answer. */
const STEP = ' > '

/** A refused field by the labels that lead to it, and whether it is empty. */
export type RefusedField = { label: string; isMissing: boolean }

/**
 * One sentence about what a publish was refused for: what is empty, and what is wrong. Of fields inside others it
 * names the outermost: the screen goes to the field itself.
 */
export function refusedWords(fields: readonly RefusedField[]): Words | null {
  const labels = (isMissing: boolean) => [
    ...new Set(
      fields
        .filter((each) => each.isMissing === isMissing)
        .map(({ label }) => label.split(STEP)[0] ?? label),
    ),
  ]
  const wrong = labels(false)
  const missing = labels(true).filter((label) => !wrong.includes(label))
  if (missing.length + wrong.length === 0) return null
  const areMissing = missing.length > 1 ? 'are' : 'is'
  return {
    en: [
      ...(missing.length > 0 ? [`${inEnglish(missing)} ${areMissing} still missing.`] : []),
      ...(wrong.length > 0 ? [`Please correct: ${inEnglish(wrong)}.`] : []),
    ].join(' '),
    ja: [
      ...(missing.length > 0 ? [`${missing.join('、')}が未入力です。`] : []),
      ...(wrong.length > 0 ? [`${wrong.join('、')}を直してください。`] : []),
    ].join(''),
  }
}

function inEnglish(labels: readonly string[]): string {
  const quoted = labels.map((label) => `“${label}”`)
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}
