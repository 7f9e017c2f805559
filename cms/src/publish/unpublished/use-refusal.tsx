import { toast, useForm, useLocale, useTranslation } from '@payloadcms/ui'
import * as v from 'valibot'
import { TAGS } from '../../base/locales.ts'
import { goToRefused } from '../../base/payload-insides/show-refused.tsx'
import { deskLanguage, say } from '../../base/words.ts'
import { useAllShown } from '../../content/languages/side-by-side/languages-switch.tsx'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import { otherName } from '../../content/model/other-name.ts'
import { onlyWords, PUBLISH_FAILED, unfinishedWords } from './publish-words.ts'
import { type RefusedField, refusedParts } from './refused-words.ts'

const fieldErrorSchema = v.object({
  path: v.string(),
  message: v.string(),
  label: v.optional(v.string()),
})

const refusedSchema = v.object({
  errors: v.pipe(
    v.array(
      v.object({
        message: v.string(),
        data: v.nullish(v.object({ errors: v.optional(v.array(fieldErrorSchema), []) })),
      }),
    ),
    v.minLength(1),
  ),
})

type Refused = v.InferOutput<typeof fieldErrorSchema>[]

/** Says why the publish of a language, or of all, was refused: in the message with this id, and at the fields. */
type SayRefused = (tag: string | null, refusal: unknown, id: string | number) => void

/** Gives the function that shows a refusal. @param publish what publishes one language alone */
export function useRefusal(publish: (tag: string) => void): SayRefused {
  const { code } = useLocale()
  const { dispatchFields, getField, getFields, setSubmitted } = useForm()
  const allShown = useAllShown()
  const { i18n } = useTranslation()

  const sayRefused: SayRefused = (tag, refusal, id) => {
    const read = v.safeParse(refusedSchema, refusal)
    if (!read.success) {
      toast.error(say({ i18n }, PUBLISH_FAILED), { id })
      return
    }
    const { errors } = read.output
    const refused = inOrder(errors.flatMap(({ data }) => data?.errors ?? []))
    showAtFields(tag ?? code, refused)
    const finished = tag === null ? finishedBeside(refused) : undefined
    const fields = refused.map((error) => namedIn(tag ?? code, error))
    // As a function: an element would take the place of all else in the message.
    const message =
      fields.length > 0 ? () => <RefusedFields {...{ fields, i18n }} /> : errors[0]?.message
    // The links in it lead to one field after the other.
    const shown = { id, ...(fields.length > 0 && { duration: Number.POSITIVE_INFINITY }) }
    if (finished === undefined) {
      toast.error(message, shown)
      return
    }
    const alone = say({ i18n }, onlyWords(tagWords(finished)))
    toast.error(message, {
      ...shown,
      description: say({ i18n }, unfinishedWords(tagWords(code))),
      action: { label: alone, onClick: () => publish(finished) },
    })
  }

  /** In the order of the form: the desk names first what it knows first. */
  function inOrder(refused: Refused): Refused {
    const paths = Object.keys(getFields())
    return refused.toSorted((one, other) => paths.indexOf(one.path) - paths.indexOf(other.path))
  }

  /** Names a field by the labels that lead to it; a box of a table of ours by the table. */
  function namedIn(tag: string, { path, label = path }: Refused[number]): RefusedField {
    const isMissing = !(getField(shownAt(tag, path)) ?? getField(path))?.value
    const [first = path] = path.split('.')
    const [outermost = label, ...inside] = label.split(STEP)
    return first !== path && getField(first)?.customComponents?.Field
      ? { label: outermost, path: first, isMissing }
      : { label: [outermost, ...inside].join(' › '), path: shownAt(tag, path), isMissing }
  }

  /** The path of the field that shows the text of a language. */
  function shownAt(tag: string, path: string): string {
    const other = otherName(path, tag)
    return tag !== code && allShown && getField(other) ? other : path
  }

  /** The language that has all the texts which are missing in the form's own. */
  function finishedBeside(refused: Refused): string | undefined {
    return TAGS.find(
      (tag) =>
        tag !== code &&
        refused.length > 0 &&
        refused.every(
          ({ path }) => !getField(path)?.value && getField(otherName(path, tag))?.value,
        ),
    )
  }

  /** Shows why a language was refused at its own fields, or at the form's where they are not shown. */
  function showAtFields(tag: string, refused: Refused): void {
    dispatchFields({
      type: 'ADD_SERVER_ERRORS',
      errors: refused.map(({ path, message }) => {
        const shown = shownAt(tag, path)
        const isElsewhere = shown === path && tag !== code && getField(otherName(path, tag))
        return isElsewhere
          ? { path, message: `${say({ i18n }, tagWords(tag))}: ${message}` }
          : { path: shown, message }
      }),
    })
    setSubmitted(refused.length > 0)
  }

  return sayRefused
}

type FieldsProps = { fields: readonly RefusedField[]; i18n: { language: string } }

function RefusedFields({ fields, i18n }: FieldsProps) {
  return (
    <>
      {refusedParts(fields, deskLanguage(i18n.language)).map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a
            href={`#field-${part.path.replaceAll('.', '__')}`}
            key={part.path}
            onClick={(event) => {
              event.preventDefault()
              // Messages give the focus they lose back to where it was before: not after the field has it.
              event.currentTarget.blur()
              goToRefused(part.path)
            }}
          >
            {part.label}
          </a>
        ),
      )}
    </>
  )
}

/** What is between the labels that lead to a field, in the desk's answer. */
const STEP = ' > '
