'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { usePlace } from '../../content/languages/translations/document-gaps.tsx'
import { FoldedChanges } from './change-list.tsx'
import { type Unpublished, unpublishedSchema } from './unpublished.ts'

/** Shows above a form what a publish would change. */
export function UnpublishedPanel() {
  const { i18n } = useTranslation()
  const unpublished = useUnpublished()
  const { collectionSlug, isTrashed } = useDocumentInfo()
  if (!unpublished || isTrashed) return null
  return <FoldedChanges list={collectionSlug} reader={{ i18n }} unpublished={unpublished} />
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
