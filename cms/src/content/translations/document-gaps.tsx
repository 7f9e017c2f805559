'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { LOCALES } from '../../base/locales.ts'
import { goToLinkedField } from '../../base/ui/linked-field.tsx'
import { askForGaps, gapsAddress, usePlace } from './field-gaps.ts'

/** Keeps what the fields of a document know of its translations, and opens the one a link leads to. */
export function DocumentGaps() {
  const place = usePlace()
  const { data, lastUpdateTime } = useDocumentInfo()
  const saved = `${lastUpdateTime} ${data?.updatedAt}`

  useEffect(() => {
    if (place === null || !saved) return
    const leaving = new AbortController()
    for (const { htmlLang } of LOCALES) {
      void askForGaps(gapsAddress(place, htmlLang), { signal: leaving.signal })
    }
    return () => leaving.abort()
  }, [place, saved])

  useEffect(() => {
    const leaving = new AbortController()
    goToLinkedField(leaving.signal)
    return () => leaving.abort()
  }, [])
  return null
}
