import { useState } from 'react'
import { DEFAULT_LOCALE } from '../../base/locales.ts'
import { sentenceOf } from '../../base/requests/ask-desk.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { DOCUMENT } from '../../content/editing/document-words.ts'
import { type Refused, refusedIn, savedSchema } from '../../content/editing/form/form.ts'
import { formPath } from '../../content/editing/form/form-path.ts'
import { VIEW_PAGE } from '../../publish/preview/page-words.ts'
import { CORRECT_IT, isToAsk, NOT_YET, questionWords } from '../../publish/unpublished/ask-words.ts'
import { Asked } from '../../publish/unpublished/asked.tsx'
import { PUBLISH, PUBLISH_FAILED, PUBLISHED } from '../../publish/unpublished/publish-words.ts'
import {
  type Question,
  type Unpublished,
  unpublishedSchema,
} from '../../publish/unpublished/unpublished.ts'
import { Button } from '../../shell/button.tsx'
import { call } from '../../shell/call.ts'
import { confirmed } from '../../shell/dialog.tsx'
import { notify } from '../../shell/notices.ts'
import { goToBox } from '../draft/go-to-box.ts'
import { useEditing } from '../editing.ts'

/** Why a publish was refused: at fields, or else in a sentence. */
export type Refusal = { sentence: string; refused: readonly Refused[] }

/** Gives the function that publishes the opened document: one language, or everything that has changed. */
export function usePublish() {
  const { form, draft } = useEditing()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isPublishing, setIsPublishing] = useState(false)
  const api = `/api/${form.place}`
  const pathOf = (path: string, tag: string | null) =>
    formPath({ fields: form.fields, get: draft.get }, path, tag ?? DEFAULT_LOCALE)

  async function publish(tag: string | null): Promise<void> {
    setIsPublishing(true)
    setRefusal(null)
    const unpublished = await waitFor(saved(tag))
    if (unpublished && (await isAgreed(unpublished, tag))) await waitFor(publishSaved(tag))
    setIsPublishing(false)
  }

  /** Saves the form, and asks what a publish would change; nothing where it would be refused. */
  async function saved(tag: string | null): Promise<Unpublished | undefined> {
    // Into the one version of all autosaves, which a publish takes away; else the form says why not.
    if (!(await draft.save({ isAutosave: true })) && !(await draft.save())) return
    const query = new URLSearchParams({ locale: tag ?? DEFAULT_LOCALE, publish: tag ?? 'all' })
    const { value, refusal: said } = await call(`${api}/unpublished?${query}`, unpublishedSchema)
    if (!value) refuse(tag, said)
    return value
  }

  /** Nothing is asked before nothing is missing. */
  async function isAgreed(unpublished: Unpublished, tag: string | null): Promise<boolean> {
    if (!isToAsk(unpublished, tag)) return true
    const wayTo = (question: Question) => (
      <Button
        kind="quiet"
        onClick={({ currentTarget }) => {
          currentTarget.closest('dialog')?.close()
          goToBox([pathOf(question.field, question.tag)])
        }}
      >
        {say(reader, CORRECT_IT)}
      </Button>
    )
    return confirmed({
      title: questionWords(unpublished),
      content: <Asked {...{ unpublished, tag, reader }} way={wayTo} />,
      yes: PUBLISH,
      no: NOT_YET,
    })
  }

  /** Publishes what is stored, so that what was typed is a draft even where the publish is refused. */
  async function publishSaved(tag: string | null): Promise<void> {
    const { value, refusal: said } = await call(`${api}/publish`, savedSchema, { body: { tag } })
    if (!value) return showRefused(said, refusedIn(said))
    draft.take(value)
    const href = `${api}/page?locale=${tag ?? reader.i18n.language}`
    notify(PUBLISHED, { link: { href, words: VIEW_PAGE } })
  }

  /** Shows why a call was refused that names fields in Payload's way. */
  function refuse(tag: string | null, said: unknown): void {
    const at = ({ path, message }: Refused) => ({ path: pathOf(path, tag), message })
    showRefused(said, refusedIn(said).map(at))
  }

  function showRefused(said: unknown, refused: readonly Refused[]): void {
    setRefusal({ sentence: sentenceOf(said) ?? say(reader, PUBLISH_FAILED), refused })
    draft.refuse(refused)
  }

  return { publish, isPublishing, refusal, refuse }
}

/** Says that it publishes, until that is answered. */
function waitFor<Value>(answer: Promise<Value>): Promise<Value> {
  return answer.finally(notify(DOCUMENT.publishing, { kind: 'waits' }))
}
