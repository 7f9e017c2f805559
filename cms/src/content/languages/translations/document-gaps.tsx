'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect } from 'react'
import { goToLinkedField } from '../../../base/ui/linked-field.tsx'
import { gapsAddress, useLoadedGaps } from './known-gaps.ts'

/** Loads what is missing in a document's translations for its fields, and scrolls to the field of a link. */
export function DocumentGaps() {
  const { data, lastUpdateTime } = useDocumentInfo()
  useLoadedGaps(usePlace(), `${lastUpdateTime} ${data?.updatedAt}`)

  useEffect(() => {
    const leaving = new AbortController()
    goToLinkedField(leaving.signal)
    return () => leaving.abort()
  }, [])
  return null
}

/**
 * The address with the missing texts of the document on the screen, by default in the form's language;
 * `null` before the first save.
 */
export function useGapsAddress(tag?: string): string | null {
  const { code } = useLocale()
  const place = usePlace()
  return place === null ? null : gapsAddress(place, tag ?? code)
}

/** The path of the document on the screen in the API; `null` before the first save. */
export function usePlace(): string | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  if (globalSlug) return `globals/${globalSlug}`
  return collectionSlug && id !== undefined ? `${collectionSlug}/${id}` : null
}
