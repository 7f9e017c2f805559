import * as v from 'valibot'
import { deskLanguage, joined, say, type Words } from '../../base/words.ts'
import {
  type FormField,
  isSame,
  type Json,
  type Refused,
  refusedSchema,
} from '../../content/editing/form/form.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import { type RefusedField, refusedParts } from '../../publish/unpublished/refused-words.ts'

const answerSchema = v.object({
  errors: v.array(
    v.object({ data: v.nullish(v.object({ errors: v.optional(v.array(refusedSchema), []) })) }),
  ),
})

/** What the desk refused at fields; nothing where it says something else. */
export function refusedIn(refusal: unknown): Refused[] {
  const read = v.safeParse(answerSchema, refusal)
  return read.success ? read.output.errors.flatMap(({ data }) => data?.errors ?? []) : []
}

type Typed = { fields: readonly FormField[]; get: (path: string) => Json }

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

/** The labels that lead to a field: `件名（日本語）`, `最寄り駅 › 駅名（日本語）`. */
export function labelAt(fields: readonly FormField[], path: string): Words {
  const [first, ...rest] = path.split('.')
  const [tag] = rest
  const field = fields.find(({ name }) => name === first)
  // The id of a row has no label.
  if (!field) return tag ? labelAt(fields, rest.join('.')) : { en: path, ja: path }
  if (tag === undefined) return field.label
  if (!field.isTranslated)
    return joined([field.label, labelAt(field.fields, rest.join('.'))], { en: ' › ', ja: ' › ' })
  const language = tagWords(tag)
  return {
    en: `${field.label.en} (${language.en})`,
    ja: `${field.label.ja}（${language.ja}）`,
  }
}

/** What a publish was refused for, as words with the fields in them, in the order of the form. */
export function partsOf(
  { fields, get }: Typed,
  refused: readonly Refused[],
  reader: Parameters<typeof say>[0],
): (string | RefusedField)[] {
  const place = (path: string) => fields.findIndex(({ name }) => name === path.split('.')[0])
  const named = refused
    .toSorted((one, other) => place(one.path) - place(other.path))
    .map(({ path }) => {
      const label = say(reader, labelAt(fields, path))
      return { path, label, isMissing: isSame(get(path), null) }
    })
  return refusedParts(named, deskLanguage(reader.i18n.language))
}

/** The other language, where everything that is missing in one is there in it. */
export function finishedBeside(
  { get }: Pick<Typed, 'get'>,
  refused: readonly Refused[],
  tags: readonly string[],
): string | undefined {
  if (refused.length === 0) return undefined
  return tags.find((tag) =>
    refused.every(({ path }) => {
      const steps = path.split('.')
      const own = steps.pop()
      const isText = own !== undefined && own !== tag && tags.includes(own)
      return isText && isSame(get(path), null) && !isSame(get([...steps, tag].join('.')), null)
    }),
  )
}
