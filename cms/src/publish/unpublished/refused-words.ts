import type { Words } from '../../base/words.ts'

/** A refused field by its label, and whether it is empty. */
export type RefusedField = { label: string; isMissing: boolean }

/** One sentence about the fields that a publish was refused for: those that are empty, and those that are wrong. */
export function refusedWords(fields: readonly RefusedField[]): Words | null {
  const labels = (isMissing: boolean) => [
    ...new Set(fields.filter((each) => each.isMissing === isMissing).map(({ label }) => label)),
  ]
  const [missing, wrong] = [labels(true), labels(false)]
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
