'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { say } from '../../base/words.ts'
import { usePlace } from '../../content/languages/translations/document-gaps.tsx'
import { ChangeList } from './change-list.tsx'
import { changesOf, othersWords, summaryWords, UNSHOWN } from './change-words.ts'
import { type Unpublished, unpublishedSchema } from './unpublished.ts'

/** Shows above a form what a publish would change. */
export function UnpublishedPanel() {
  const { i18n } = useTranslation()
  const unpublished = useUnpublished()
  const { collectionSlug, isTrashed } = useDocumentInfo()
  if (!unpublished || unpublished.changes.length === 0 || isTrashed) return null
  const { isShown, others } = unpublished
  const parts = changesOf(unpublished)
  return (
    <details className="desk-unpublished">
      <summary>
        {say({ i18n }, summaryWords(parts, unpublished, collectionSlug))}
        {others.length > 0 && <span>{say({ i18n }, othersWords(others))}</span>}
      </summary>
      {!isShown && <p>{say({ i18n }, UNSHOWN)}</p>}
      {parts.map((part) => (
        <ChangeList key={part.tag} {...part} />
      ))}
    </details>
  )
}

/**
 * The unpublished changes, loaded again after each save. Payload counts newer versions, some of which change
 * nothing, and takes no global with a draft for published: this tells its line about the state, and our
 * button, the truth.
 */
function useUnpublished(): Unpublished | null {
  const place = usePlace()
  const { data, lastUpdateTime, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo()
  const saved = `${lastUpdateTime} ${data?.updatedAt}`
  const [unpublished, setUnpublished] = useState<Unpublished | null>(null)

  useEffect(() => {
    if (place === null || !saved) return
    const leaving = new AbortController()
    const { signal } = leaving
    void askDesk(`/api/${place}/unpublished`, unpublishedSchema, { signal }).then(({ value }) => {
      // Without an answer nothing is shown; if the desk cannot be reached, the next save says so.
      if (signal.aborted) return
      setUnpublished(value ?? null)
      if (!value) return
      setHasPublishedDoc(value.isShown)
      setUnpublishedVersionCount(value.changes.length)
    })
    return () => leaving.abort()
  }, [place, saved, setHasPublishedDoc, setUnpublishedVersionCount])
  return unpublished
}
