'use client'

import { useDocumentInfo, useFormProcessing, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { LOCALES } from '../../base/locales.ts'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { usePlace } from '../../content/translations/document-gaps.tsx'
import { tagWords } from '../../content/translations/gap-states.ts'
import { allWords, ChangeList, onlyWords, SHARED, summaryWords, UNSHOWN } from './change-list.tsx'

import { type Unpublished, unpublishedSchema } from './unpublished.ts'
import { usePublish } from './use-publish.ts'

/** Shows above a form what a publish would change, and publishes one language or all. */
export function UnpublishedPanel() {
  const { i18n } = useTranslation()
  const unpublished = useUnpublished()
  const publish = usePublish()
  const isBusy = useFormProcessing()
  const { hasPublishPermission, isTrashed } = useDocumentInfo()
  if (!unpublished || unpublished.changes.length === 0 || isTrashed) return null
  const of = (tag: string | null) => unpublished.changes.filter((change) => change.tag === tag)
  const parts = [
    { tag: null, words: SHARED, changes: of(null) },
    ...LOCALES.map(({ htmlLang: tag }) => ({ tag, words: tagWords(tag), changes: of(tag) })),
  ].filter(({ changes }) => changes.length > 0)
  const button = (tag: string | null, words: { en: string; ja: string }) => (
    <DeskButton disabled={isBusy} key={tag} onClick={() => void publish(tag)} size="medium">
      {say({ i18n }, words)}
    </DeskButton>
  )
  return (
    <details className="desk-unpublished">
      <summary>{say({ i18n }, summaryWords(parts))}</summary>
      {!unpublished.isShown && <p>{say({ i18n }, UNSHOWN)}</p>}
      {parts.map(({ tag, words, changes }) => (
        <ChangeList changes={changes} key={tag} tag={tag} title={say({ i18n }, words)} />
      ))}
      {hasPublishPermission && (
        <div className="desk-unpublished__buttons">
          {LOCALES.map(({ htmlLang }) => button(htmlLang, onlyWords(tagWords(htmlLang))))}
          {button(null, allWords(LOCALES.length))}
        </div>
      )}
    </details>
  )
}

/** The unpublished changes, loaded again after each save. */
function useUnpublished(): Unpublished | null {
  const place = usePlace()
  const { data, lastUpdateTime } = useDocumentInfo()
  const saved = `${lastUpdateTime} ${data?.updatedAt}`
  const [unpublished, setUnpublished] = useState<Unpublished | null>(null)

  useEffect(() => {
    if (place === null || !saved) return
    const leaving = new AbortController()
    const { signal } = leaving
    void askDesk(`/api/${place}/unpublished`, unpublishedSchema, { signal }).then(({ value }) => {
      // Without an answer nothing is shown; if the desk cannot be reached, the next save says so.
      if (!signal.aborted) setUnpublished(value ?? null)
    })
    return () => leaving.abort()
  }, [place, saved])
  return unpublished
}
