import { useRef, useState } from 'react'
import { DEFAULT_LOCALE, TAGS } from '../../base/locales.ts'
import { sentenceOf } from '../../base/requests/ask-desk.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { DOCUMENT } from '../../content/editing/document-words.ts'
import { type Refused, savedSchema } from '../../content/editing/form/form.ts'
import { VIEW_PAGE } from '../../publish/preview/page-words.ts'
import { questionsFor } from '../../publish/unpublished/ask-words.ts'
import { changesOf } from '../../publish/unpublished/change-words.ts'
import { PUBLISH_FAILED, PUBLISHED } from '../../publish/unpublished/publish-words.ts'
import { type Unpublished, unpublishedSchema } from '../../publish/unpublished/unpublished.ts'
import { call } from '../../shell/call.ts'
import { notify } from '../../shell/notices.ts'
import { useEditing } from '../editing.ts'
import { finishedBeside, formPath, refusedIn } from './refusals.ts'

/** Why a publish was refused: at fields, or else in a sentence. */
export type Refusal = {
  sentence: string
  refused: readonly Refused[]
  /** The language that could be published alone. */
  finished: string | undefined
}

/** What to look at before a publish, of one language or of all. */
type Asked = { tag: string | null; unpublished: Unpublished }

export type Publishing = {
  /** Saves the form, and publishes it: the language of a tag, or everything that has changed. */
  publish: (tag: string | null) => Promise<void>
  isPublishing: boolean
  asked: Asked | null
  /** Answers what was asked: publishes after all, or not. */
  answer: (isYes: boolean) => void
  refusal: Refusal | null
  /** Shows why a call on the stored document was refused, which names fields in Payload's way. */
  refuse: (tag: string | null, refusal: unknown) => void
}

/** Gives the function that publishes the opened document; nothing is asked before nothing is missing. */
export function usePublish(): Publishing {
  const { form, draft } = useEditing()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isPublishing, setIsPublishing] = useState(false)
  const isGoing = useRef(false)

  /** One at a time: a press meanwhile does nothing. */
  async function once(act: () => Promise<void>): Promise<void> {
    if (isGoing.current) return
    isGoing.current = true
    setIsPublishing(true)
    setRefusal(null)
    const takeAway = notify(DOCUMENT.publishing, { kind: 'waits' })
    try {
      await act()
    } finally {
      takeAway()
      isGoing.current = false
      setIsPublishing(false)
    }
  }

  const publish = (tag: string | null) =>
    once(async () => {
      // Into the one version of all autosaves, which a publish takes away; else the form says why not.
      if (!(await draft.save({ isAutosave: true })) && !(await draft.save())) return
      const query = new URLSearchParams({ locale: tag ?? DEFAULT_LOCALE, publish: tag ?? 'all' })
      const waiting = await call(`/api/${form.place}/unpublished?${query}`, unpublishedSchema)
      if (!waiting.value) refuse(tag, waiting.refusal)
      else if (isToAsk(waiting.value, tag)) setAsked({ tag, unpublished: waiting.value })
      else await publishStored(tag)
    })

  function answer(isYes: boolean): void {
    setAsked(null)
    if (isYes && asked) void once(() => publishStored(asked.tag))
  }

  /** Publishes what is stored, so that what was typed is a draft even where the publish is refused. */
  async function publishStored(tag: string | null): Promise<void> {
    const sent = await call(`/api/${form.place}/publish`, savedSchema, { body: { tag } })
    if (!sent.value) return showRefused(sent.refusal, refusedIn(sent.refusal))
    draft.take(sent.value)
    const href = `/api/${form.place}/page?locale=${tag ?? reader.i18n.language}`
    notify(PUBLISHED, { link: { href, words: VIEW_PAGE } })
  }

  function refuse(tag: string | null, said: unknown): void {
    const typed = { fields: form.fields, get: draft.get }
    const refused = refusedIn(said).map(({ path, message }) => ({
      path: formPath(typed, path, tag ?? DEFAULT_LOCALE),
      message,
    }))
    showRefused(said, refused)
  }

  function showRefused(said: unknown, refused: readonly Refused[]): void {
    const sentence = sentenceOf(said) ?? say(reader, PUBLISH_FAILED)
    setRefusal({ sentence, refused, finished: finishedBeside(draft, refused, TAGS) })
    draft.refuse(refused)
  }

  return { publish, isPublishing, asked, answer, refusal, refuse }
}

function isToAsk(unpublished: Unpublished, tag: string | null): boolean {
  const isOfOthers = unpublished.others.length > 0 && changesOf(unpublished, tag).length > 0
  return isOfOthers || questionsFor(unpublished, tag).length > 0
}
