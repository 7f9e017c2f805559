import {
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import * as v from 'valibot'
import { useSaveDraft } from '../autosave/use-save-draft.ts'
import { usePlace } from '../translations/field-gaps.ts'
import { say } from '../words.ts'

const refusedSchema = v.object({
  errors: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)),
})

/** Publishes what is in the form: the language of a tag, or all of them. */
export type Publish = (tag: string | null) => Promise<void>

/** What publishes the document on the screen, and says what was refused. */
export function usePublish(): Publish {
  const place = usePlace()
  const { routes } = useConfig().config
  const { code } = useLocale()
  const { submit } = useForm()
  const { i18n } = useTranslation()
  const saveDraft = useSaveDraft({ byItself: true })
  const info = useDocumentInfo()

  function addressIn(tag: string, only: boolean): `/${string}` {
    const query = new URLSearchParams({ locale: tag, depth: '0', 'fallback-locale': 'null' })
    if (only) query.set('publishSpecificLocale', tag)
    return `/${place}?${query}`
  }

  /** The form holds its own language; another one goes out from what was saved with it. */
  async function publishOther(tag: string): Promise<boolean> {
    if (!(await saveDraft())) return false
    try {
      const answer = await fetch(
        formatAdminURL({ apiRoute: routes.api, path: addressIn(tag, true) }),
        {
          method: place?.startsWith('globals/') ? 'POST' : 'PATCH',
          headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
          body: JSON.stringify({ _status: 'published' }),
        },
      )
      if (answer.ok) return true
      const refused = v.safeParse(refusedSchema, await answer.json())
      toast.error(refused.success ? refused.output.errors[0]?.message : say({ i18n }, FAILED))
    } catch {
      toast.error(say({ i18n }, FAILED))
    }
    return false
  }

  async function publishOwn(only: boolean): Promise<boolean> {
    const published = await submit({
      action: formatAdminURL({ apiRoute: routes.api, path: addressIn(code, only) }),
      method: place?.startsWith('globals/') ? 'POST' : 'PATCH',
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
    // What is known of the document is asked for anew.
    info.setLastUpdateTime(Date.now())
  }
}

const DONE = { en: 'Published.', ja: '公開しました。' }
const FAILED = {
  en: 'It could not be published. What you typed is still here; please try again.',
  ja: '公開できませんでした。入力した内容は残っています。もう一度お試しください。',
}
