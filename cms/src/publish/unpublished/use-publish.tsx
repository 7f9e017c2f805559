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
import { askDesk } from '../../base/requests/ask-desk.ts'
import { say } from '../../base/words.ts'
import { useDocumentRequest, useSaveDraft } from '../../content/autosave/save-draft.tsx'
import { usePlace } from '../../content/translations/document-gaps.tsx'
import { usePageAddress, VIEW_PAGE } from '../preview/view-page.tsx'
import { changesOf } from './change-list.tsx'
import { PUBLISHED } from './publish-words.ts'
import { type Unpublished, unpublishedSchema } from './unpublished.ts'
import { useRefusal } from './use-refusal.tsx'

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
  const { setProcessing, setSubmitted } = useForm()
  const isModified = useFormModified()
  const pageIn = usePageAddress()
  const { i18n, t } = useTranslation()
  const saveDraft = useSaveDraft({ automatic: true })
  const info = useDocumentInfo()
  const [isPublishing, setIsPublishing] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { sayRefused, forgetRefusal } = useRefusal(publish)

  async function publish(tag: string | null): Promise<void> {
    setIsPublishing(true)
    forgetRefusal()
    if (!isModified || (await saveDraft())) await publishOrAsk(tag)
    setIsPublishing(false)
  }

  /** Nobody is asked about what others wrote before it is known that nothing is missing. */
  async function publishOrAsk(tag: string | null): Promise<void> {
    setProcessing(true)
    const query = new URLSearchParams({ locale: tag ?? code, publish: tag ?? 'all' })
    const asking = `/api/${place}/unpublished?${query}`
    const reply = await askDesk(asking, unpublishedSchema, { language: i18n.language })
    const { value } = reply
    if (!value) sayRefused(tag, reply.refusal)
    else if (value.others.length > 0 && changesOf(value, tag).length > 0)
      setAsked({ tag, unpublished: value })
    else await publishStored(tag)
    setProcessing(false)
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
    if ('refusal' in reply) {
      toast.dismiss(notice)
      sayRefused(tag, reply.refusal)
    } else sayPublished(tag, notice)
    setProcessing(false)
  }

  function sayPublished(tag: string | null, notice: Notice): void {
    // As a function: an element would take the place of the mark in front of it.
    const page = () => (
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

  return { publish, asked, answer, isPublishing }
}

type Notice = string | number

/** Long enough to press the link, in ms. */
const LONG = 10_000
