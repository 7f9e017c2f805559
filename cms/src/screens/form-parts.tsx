'use client'

import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { PresenceNote } from '../content/presence/presence-note.tsx'
import { LanguagesSwitch } from '../content/side-by-side/languages-switch.tsx'
import { ViewPage } from '../publish/preview/view-page.tsx'
import { UnpublishedPanel } from '../publish/unpublished/unpublished-panel.tsx'

/** Who else is here, what a publish would change, the languages, and the page: above the fields of a form. */
export function FormHead() {
  return (
    <div className="desk-form-head">
      <PresenceNote />
      <UnpublishedPanel />
      <div className="desk-form-head__line">
        <LanguagesSwitch />
        <ViewPage />
      </div>
    </div>
  )
}

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
