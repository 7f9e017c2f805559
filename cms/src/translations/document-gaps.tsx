'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { askForGaps, useGapsAddress } from './field-gaps.ts'
import { openLinkedField } from './linked-field.ts'

/** Keeps what the fields of a document know of its translations, and opens the one a link leads to. */
export function DocumentGaps() {
  const address = useGapsAddress()
  const { data, lastUpdateTime } = useDocumentInfo()
  const saved = `${lastUpdateTime} ${data?.updatedAt}`

  useEffect(() => {
    if (address === null || !saved) return
    const leaving = new AbortController()
    void askForGaps(address, { signal: leaving.signal })
    return () => leaving.abort()
  }, [address, saved])

  useEffect(() => openLinkedField(), [])
  return null
}
