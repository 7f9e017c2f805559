import {
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { say } from '../../base/words.ts'
import { useOnceSaved } from '../../content/editing/autosave/once-saved.tsx'
import { useDocumentRequest, useSaveDraft } from '../../content/editing/autosave/save-draft.tsx'
import { usePlace } from '../../content/languages/translations/document-gaps.tsx'
import { VIEW_PAGE } from '../preview/page-words.ts'
import { usePageAddress } from '../preview/view-page.tsx'
import { isToAsk } from './ask-words.ts'
import { PUBLISHED } from './publish-words.ts'
import { type Unpublished, unpublishedSchema } from './unpublished.ts'
import { useRefusal } from './use-refusal.tsx'

type Publishing = {
  /** Publishes the document: the language of a tag, or everything that has changed. */
  publish: (tag: string | null) => void
  /** There is something to look at first, or somebody else wrote in it, and the user has not agreed yet. */
  asked: Asked | null
  /** Answers the question: publishes after all, or not. */
  answer: (isYes: boolean) => void
  /** From the press to the answer, with the save of a draft before. */
  isPublishing: boolean
  /** Shows why a publish of a language, or of all, would be refused. */
  showRefused: (tag: string | null, refusal: unknown) => void
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
  /** The message that goes with the form, or with the next press. */
  const going = useRef<Notice>(NONE)
  const { press, isWaiting } = useOnceSaved(publishNow)
  const sayRefused = useRefusal(publish)
  useEffect(() => takeBack, [])

  function publish(tag: string | null): void {
    takeBack()
    going.current = begun()
    press({ tag, notice: going.current })
  }

  // A message of its own each time: one with the name of another that is just going would go with it.
  const begun = () => toast.loading(t('version:publishing'))

  function takeBack(): void {
    toast.dismiss(going.current)
  }

  async function publishNow({ tag, notice }: Pressed): Promise<void> {
    setIsPublishing(true)
    going.current = NONE
    if (!isModified || (await saveDraft())) await publishOrAsk(tag, notice)
    // The form has said why.
    else toast.dismiss(notice)
    setIsPublishing(false)
  }

  /** Nobody is asked about what others wrote before it is known that nothing is missing. */
  async function publishOrAsk(tag: string | null, notice: Notice): Promise<void> {
    setProcessing(true)
    const query = new URLSearchParams({ locale: tag ?? code, publish: tag ?? 'all' })
    const asking = `/api/${place}/unpublished?${query}`
    const reply = await askDesk(asking, unpublishedSchema, { language: i18n.language })
    const { value } = reply
    if (!value) refuse(tag, reply.refusal, notice)
    else if (isToAsk(value, tag)) {
      toast.dismiss(notice)
      setAsked({ tag, unpublished: value })
    } else await publishStored(tag, notice)
    setProcessing(false)
  }

  function answer(isYes: boolean): void {
    setAsked(null)
    if (!isYes || !asked) return
    setIsPublishing(true)
    void publishStored(asked.tag, begun()).then(() => setIsPublishing(false))
  }

  /** Publishes what is stored, so that what was typed is a draft even where the publish is refused. */
  async function publishStored(tag: string | null, notice: Notice): Promise<void> {
    setProcessing(true)
    const only = tag === null ? {} : { publishSpecificLocale: tag }
    const { action, method } = requestIn(tag ?? code, only)
    const reply = await askDesk(action, v.unknown(), {
      method,
      body: { _status: 'published' },
      language: i18n.language,
    })
    if ('refusal' in reply) refuse(tag, reply.refusal, notice)
    else sayPublished(tag, notice)
    setProcessing(false)
  }

  function refuse(tag: string | null, refusal: unknown, notice: Notice): void {
    going.current = notice
    sayRefused(tag, refusal, notice)
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

  function showRefused(tag: string | null, refusal: unknown): void {
    takeBack()
    refuse(tag, refusal, begun())
  }

  return { publish, asked, answer, isPublishing: isPublishing || isWaiting, showRefused }
}

/** The name of a message to staff. */
type Notice = string | number

/** What to publish, and the message that says so from the press on. */
type Pressed = { tag: string | null; notice: Notice }

/** No message. */
const NONE = 'none'

/** Long enough to press the link, in ms. */
const LONG = 10_000
