'use client'

import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Beside a document's buttons, shows nothing: Payload names a document without a title by its number. */
export function NameUntitled() {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  useEffect(() => {
    if (title === String(id)) setDocumentTitle(t('general:untitled'))
  })
  return null
}
