import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import type { PlacedGap } from '../../content/languages/translations/unfinished.ts'
import { trailWords } from '../../content/model/walk.ts'
import { PUBLISHED } from '../../publish/unpublished/publish-words.ts'
import { type Unpublished, unpublishedSchema } from '../../publish/unpublished/unpublished.ts'

type Props = {
  /** The API path of a document, and the address of its form. */
  place: string
  screen: string
  /** The texts that were translated here. */
  saved: readonly PlacedGap[]
}

/**
 * Below the texts of a document: publishes what was translated here. Where other changes would go along, its
 * form is where staff see them first.
 */
export function PublishPart({ place, screen, saved }: Props) {
  const { i18n } = useTranslation()
  const [unpublished, setUnpublished] = useState<Unpublished | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isOut, setIsOut] = useState(false)

  useEffect(() => {
    if (saved.length === 0) return
    const leaving = new AbortController()
    const { signal } = leaving
    setIsOut(false)
    void askDesk(`/api/${place}/unpublished`, unpublishedSchema, { signal }).then(({ value }) => {
      if (!signal.aborted) setUnpublished(value ?? null)
    })
    return () => leaving.abort()
  }, [place, saved.length])

  if (saved.length === 0) return null
  const tags = [...new Set(saved.map(({ tag }) => tag))]
  const isSaved = (tag: string, label: string) =>
    saved.some((gap) => gap.tag === tag && trailWords(gap, i18n) === label)
  const isSimple = ({ changes }: Unpublished) =>
    changes
      .filter(({ tag }) => tag === null || tags.includes(tag))
      .every(({ tag, label }) => tag !== null && isSaved(tag, label))

  async function publish(): Promise<void> {
    setIsSending(true)
    // Somebody may have begun a draft since.
    const { value: now } = await askDesk(`/api/${place}/unpublished`, unpublishedSchema)
    if (now && !isSimple(now)) {
      setUnpublished(now)
      setIsSending(false)
      return
    }
    const refused = await publishIn(place, tags)
    setIsSending(false)
    setIsOut(refused === null)
    setRefusal(refused && (sentenceOf(refused.refusal) ?? say({ i18n }, FAILED)))
  }

  if (isOut || !unpublished) {
    return (
      <p className="desk-translations__publish" role="status">
        {say({ i18n }, isOut ? PUBLISHED : SAVED)}
      </p>
    )
  }
  const canPublish = unpublished.isShown && isSimple(unpublished) && refusal === null
  const words = canPublish ? READY : unpublished.isShown ? NOT_ALONE : NOT_SHOWN
  return (
    <div className="desk-translations__publish" role="status">
      <p>{refusal ?? say({ i18n }, words)}</p>
      {canPublish ? (
        <DeskButton disabled={isSending} onClick={publish} size="small">
          {say({ i18n }, PUBLISH)}
        </DeskButton>
      ) : (
        <Link href={screen} prefetch={false}>
          {say({ i18n }, OPEN)}
        </Link>
      )}
    </div>
  )
}

/** @returns the refusal; `null` when all languages are published */
async function publishIn(
  place: string,
  tags: readonly string[],
): Promise<{ refusal: unknown } | null> {
  for (const tag of tags) {
    const query = new URLSearchParams({ locale: tag, publishSpecificLocale: tag, depth: '0' })
    const answer = await askDesk(`/api/${place}?${query}`, v.unknown(), {
      method: place.startsWith('globals/') ? 'POST' : 'PATCH',
      body: { _status: 'published' },
    })
    if ('refusal' in answer) return answer
  }
  return null
}

const SAVED: Words = { en: 'Saved as a draft.', ja: '下書きとして保存しました。' }
const READY: Words = {
  en: 'Saved as a draft. Publish it to put it on the site.',
  ja: '下書きとして保存しました。公開すると、サイトに表示されます。',
}
const NOT_ALONE: Words = {
  en: 'Saved as a draft. Other changes wait here too: please look at them and publish in the form.',
  ja: '下書きとして保存しました。ほかにも公開していない変更があるため、編集画面で確かめて公開してください。',
}
const NOT_SHOWN: Words = {
  en: 'Saved as a draft. Visitors do not see this yet; please publish in the form.',
  ja: '下書きとして保存しました。まだ公開していない内容のため、公開は編集画面から行ってください。',
}
const PUBLISH: Words = { en: 'Publish the translation', ja: '翻訳を公開する' }
const OPEN: Words = { en: 'Open the form', ja: '編集画面を開く' }
const FAILED: Words = {
  en: 'It could not be published. It is saved as a draft; please publish in the form.',
  ja: '公開できませんでした。下書きとして保存してあります。編集画面で公開してください。',
}
