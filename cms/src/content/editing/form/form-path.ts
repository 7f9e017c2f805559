import type { FormField, Json } from './form.ts'

/** The fields of a form, and what stands in them. */
export type Typed = { fields: readonly FormField[]; get: (path: string) => Json }

/**
 * The path in the form for one that Payload names in the language of a tag: there the rows of a list have numbers,
 * and the other languages' texts names of their own (`other-name.ts`).
 */
export function formPath({ fields, get }: Typed, path: string, tag: string): string {
  const steps: string[] = []
  let inside = fields
  for (const step of path.split('.')) {
    const rows = get(steps.join('.'))
    if (/^\d+$/.test(step) && Array.isArray(rows)) {
      steps.push(String(rows[Number(step)] ?? step))
      continue
    }
    const [name = step, other = tag] = step.split('__')
    const field = inside.find((each) => each.name === name)
    steps.push(name, ...(field?.isTranslated ? [other] : []))
    inside = field?.fields ?? []
  }
  return steps.join('.')
}
