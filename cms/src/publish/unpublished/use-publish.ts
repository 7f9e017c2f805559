import { toast, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui'
import * as v from 'valibot'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { say } from '../../base/words.ts'
import { useDocumentRequest, useSaveDraft } from '../../content/autosave/save-draft.tsx'
import { useAllShown } from '../../content/side-by-side/languages-switch.tsx'
import { otherName } from '../../content/side-by-side/other-name.ts'
import { tagWords } from '../../content/translations/gap-states.ts'

const fieldErrorSchema = v.object({ path: v.string(), message: v.string() })

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

/** Publishes the form: the language of a tag, or all languages. */
export type Publish = (tag: string | null) => Promise<void>

/** Gives the function that publishes the document on the screen and shows refusals. */
export function usePublish(): Publish {
  const requestIn = useDocumentRequest()
  const { code } = useLocale()
  const { dispatchFields, getField, setSubmitted, submit } = useForm()
  const allShown = useAllShown()
  const { i18n } = useTranslation()
  const saveDraft = useSaveDraft({ automatic: true })
  const info = useDocumentInfo()

  /** The form has one language; another is published from a draft that this saves first. */
  async function publishOther(tag: string): Promise<boolean> {
    if (!(await saveDraft())) return false
    const { action, method } = requestIn(tag, { publishSpecificLocale: tag })
    const answer = await askDesk(action, v.unknown(), {
      method,
      body: { _status: 'published' },
      language: i18n.language,
    })
    if (!('refusal' in answer)) return true
    const refused = v.safeParse(refusedSchema, answer.refusal)
    toast.error(refused.success ? refused.output.errors[0]?.message : say({ i18n }, FAILED))
    if (refused.success) showAt(tag, refused.output.errors)
    return false
  }

  /** Shows at the fields why another language was refused: at that language's field, if it is shown. */
  function showAt(tag: string, errors: v.InferOutput<typeof refusedSchema>['errors']): void {
    const refused = errors.flatMap(({ data }) => data?.errors ?? [])
    dispatchFields({
      type: 'ADD_SERVER_ERRORS',
      errors: refused.map(({ path, message }) => {
        const other = otherName(path, tag)
        return allShown && getField(other)
          ? { path: other, message }
          : { path, message: `${say({ i18n }, tagWords(tag))}: ${message}` }
      }),
    })
    setSubmitted(refused.length > 0)
  }

  async function publishOwn(only: boolean): Promise<boolean> {
    const published = await submit({
      ...requestIn(code, only ? { publishSpecificLocale: code } : {}),
      overrides: { _status: 'published' },
    })
    return published?.res?.ok === true
  }

  return async (tag) => {
    const isOther = tag !== null && tag !== code
    const isDone = await (isOther ? publishOther(tag) : publishOwn(tag !== null))
    if (!isDone) return
    if (isOther) toast.success(say({ i18n }, DONE))
    info.setHasPublishedDoc(true)
    info.setUnpublishedVersionCount(0)
    info.setMostRecentVersionIsAutosaved(false)
    // Loads everything about the document again.
    info.setLastUpdateTime(Date.now())
  }
}

const DONE = { en: 'Published.', ja: '公開しました。' }
const FAILED = {
  en: 'It could not be published. What you typed is still here; please try again.',
  ja: '公開できませんでした。入力した内容は残っています。もう一度お試しください。',
}
