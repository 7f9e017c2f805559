import {
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { LOCALES } from '../../base/locales.ts'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { say } from '../../base/words.ts'
import { useDocumentRequest, useSaveDraft } from '../../content/autosave/save-draft.tsx'
import { useAllShown } from '../../content/side-by-side/languages-switch.tsx'
import { otherName } from '../../content/side-by-side/other-name.ts'
import { usePlace } from '../../content/translations/document-gaps.tsx'
import { tagWords } from '../../content/translations/gap-states.ts'
import { usePageAddress, VIEW_PAGE } from '../preview/view-page.tsx'
import { changesOf } from './change-list.tsx'
import { onlyWords, PUBLISHED } from './publish-words.ts'
import { type RefusedField, refusedWords } from './refused-words.ts'
import { type Unpublished, unpublishedSchema } from './unpublished.ts'

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

type Publishing = {
  /** Publishes the document: the language of a tag, or everything that has changed. */
  publish: (tag: string | null) => Promise<void>
  /** Somebody else wrote in what is to be published, and the user has not agreed yet. */
  asked: Asked | null
  /** Answers the question: publishes after all, or not. */
  answer: (isYes: boolean) => void
  /** From the press to the answer, with the save of a draft before. */
  isPublishing: boolean
}

type Asked = { tag: string | null; unpublished: Unpublished }

/** Gives the function that publishes the document on the screen, and says what came of it. */
export function usePublish(): Publishing {
  const place = usePlace()
  const requestIn = useDocumentRequest()
  const { code } = useLocale()
  const { dispatchFields, getField, setProcessing, setSubmitted } = useForm()
  const isModified = useFormModified()
  const allShown = useAllShown()
  const pageIn = usePageAddress()
  const { i18n, t } = useTranslation()
  const saveDraft = useSaveDraft({ automatic: true })
  const info = useDocumentInfo()
  const [isPublishing, setIsPublishing] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)

  async function publish(tag: string | null): Promise<void> {
    setIsPublishing(true)
    if (!isModified || (await saveDraft())) {
      const ofOthers = await writtenByOthers(tag)
      if (ofOthers) setAsked({ tag, unpublished: ofOthers })
      else await publishStored(tag)
    }
    setIsPublishing(false)
  }

  /** What a publish would change, if others wrote in it. */
  async function writtenByOthers(tag: string | null): Promise<Unpublished | null> {
    const { value } = await askDesk(`/api/${place}/unpublished`, unpublishedSchema)
    return value && value.others.length > 0 && changesOf(value, tag).length > 0 ? value : null
  }

  function answer(isYes: boolean): void {
    setAsked(null)
    if (!isYes || !asked) return
    setIsPublishing(true)
    void publishStored(asked.tag).then(() => setIsPublishing(false))
  }

  /** Publishes what is stored, so that what was typed is a draft even where the publish is refused. */
  async function publishStored(tag: string | null): Promise<void> {
    const notice = toast.loading(t('version:publishing'))
    setProcessing(true)
    const only = tag === null ? {} : { publishSpecificLocale: tag }
    const { action, method } = requestIn(tag ?? code, only)
    const reply = await askDesk(action, v.unknown(), {
      method,
      body: { _status: 'published' },
      language: i18n.language,
    })
    if ('refusal' in reply) sayRefused(tag, reply.refusal, notice)
    else sayPublished(tag, notice)
    setProcessing(false)
  }

  function sayPublished(tag: string | null, notice: Notice): void {
    const page = (
      <>
        {say({ i18n }, PUBLISHED)}{' '}
        <a href={pageIn(tag ?? code) ?? undefined} rel="noopener" target="_blank">
          {say({ i18n }, VIEW_PAGE)}
        </a>
      </>
    )
    toast.success(page, { id: notice, duration: LONG })
    setSubmitted(false)
    info.setHasPublishedDoc(true)
    info.setUnpublishedVersionCount(0)
    info.setMostRecentVersionIsAutosaved(false)
    // Loads everything about the document again.
    info.setLastUpdateTime(Date.now())
  }

  function sayRefused(tag: string | null, refusal: unknown, notice: Notice): void {
    const read = v.safeParse(refusedSchema, refusal)
    if (!read.success) {
      toast.error(say({ i18n }, FAILED), { id: notice })
      return
    }
    const { errors } = read.output
    const refused = errors.flatMap(({ data }) => data?.errors ?? [])
    showAtFields(tag ?? code, refused)
    const finished = tag === null ? finishedBeside(refused) : undefined
    const named = refusedWords(refused.map((error) => namedIn(tag ?? code, error)))
    const message = named ? say({ i18n }, named) : errors[0]?.message
    if (finished === undefined) {
      toast.error(message, { id: notice })
      return
    }
    const { en, ja } = tagWords(code)
    const alone = say({ i18n }, onlyWords(tagWords(finished)))
    toast.error(message, {
      id: notice,
      description: say(
        { i18n },
        {
          en: `The ${en} is not complete. The other language can be published by itself.`,
          ja: `${ja}がまだ揃っていません。もう一方の言語は先に公開できます。`,
        },
      ),
      action: { label: alone, onClick: () => void publish(finished) },
    })
  }

  function namedIn(tag: string, { path, label = path }: Refused[number]): RefusedField {
    const field = getField(tag === code ? path : otherName(path, tag)) ?? getField(path)
    return { label, isMissing: !field?.value }
  }

  /** The language that has all the texts which are missing in the form's own. */
  function finishedBeside(refused: Refused): string | undefined {
    return LOCALES.map(({ htmlLang }) => htmlLang).find(
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
        const other = otherName(path, tag)
        if (tag === code || !getField(other)) return { path, message }
        return allShown
          ? { path: other, message }
          : { path, message: `${say({ i18n }, tagWords(tag))}: ${message}` }
      }),
    })
    setSubmitted(refused.length > 0)
  }

  return { publish, asked, answer, isPublishing }
}

type Notice = string | number

/** Long enough to press the link, in ms. */
const LONG = 10_000

const FAILED = {
  en: 'It could not be published. What you typed is still here; please try again.',
  ja: '公開できませんでした。入力した内容は残っています。もう一度お試しください。',
}
