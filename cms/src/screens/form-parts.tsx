'use client'

import { useDocumentInfo, useDocumentTitle, useField, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { inTokyo } from '../base/ui/in-tokyo.ts'
import { say } from '../base/words.ts'
import { PresenceNote } from '../content/editing/presence/presence-note.tsx'
import { LanguagesSwitch } from '../content/languages/side-by-side/languages-switch.tsx'
import { useHasTexts } from '../content/languages/side-by-side/use-has-texts.ts'
import { PreviewAt } from '../publish/preview/preview-at.tsx'
import { ViewPage } from '../publish/preview/view-page.tsx'
import { UnpublishedPanel } from '../publish/unpublished/unpublished-panel.tsx'
import { MissingFields } from './missing-fields.tsx'

/** Who else is here, what a publish would change, the languages, and the page: above the fields of a form. */
export function FormHead() {
  const hasTexts = useHasTexts()
  return (
    <div className="desk-form-head">
      <PresenceNote />
      <UnpublishedPanel />
      <MissingFields />
      <div className="desk-form-head__line">
        {hasTexts && <LanguagesSwitch />}
        <LastChange />
        <ViewPage />
        <PreviewAt />
      </div>
    </div>
  )
}

/** Who saved last and when, in one quiet line. */
function LastChange() {
  const { i18n } = useTranslation()
  const { data, lastUpdateTime } = useDocumentInfo()
  const { value: by } = useField<string | null>({ path: 'changedBy' })
  // Payload has no time, or none that is one, before the first save.
  const saved = Math.max(lastUpdateTime || 0, Date.parse(data?.updatedAt ?? '') || 0)
  if (saved === 0) return null
  return (
    <p className="desk-form-head__saved">
      {say({ i18n }, { en: 'Changed', ja: '更新日時' })} {inTokyo(new Date(saved))}
      {by && <span>{by}</span>}
    </p>
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
