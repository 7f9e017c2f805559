import { TAGS } from '../../base/locales.ts'
import { deskLanguage, joined, say, type Words } from '../../base/words.ts'
import { type FormField, isSame, type Refused } from '../../content/editing/form/form.ts'
import type { Typed } from '../../content/editing/form/form-path.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import { type RefusedField, refusedParts } from '../../publish/unpublished/refused-words.ts'

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
  const { en, ja } = tagWords(tag)
  return { en: `${field.label.en} (${en})`, ja: `${field.label.ja}（${ja}）` }
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
export function finishedBeside(get: Typed['get'], refused: readonly Refused[]): string | undefined {
  const isEmpty = (path: string) => isSame(get(path), null)
  return TAGS.find(
    (tag) =>
      refused.length > 0 &&
      refused.every(({ path }) => {
        const own = TAGS.find((each) => each !== tag && path.endsWith(`.${each}`))
        return own && isEmpty(path) && !isEmpty(path.replace(/[^.]+$/, tag))
      }),
  )
}
