'use client'

import { useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { useBeforeLanguageSwitch } from '../../base/payload-insides/language-switch.ts'
import { SaveState } from './save-state.tsx'
import { useSaveDraft } from './use-save-draft.ts'

/**
 * Keeps what was typed when the language of the content is switched: it is saved as a draft first.
 * Where there are no drafts, staff are asked.
 */
export function KeepTyped() {
  const { id, globalSlug, docConfig } = useDocumentInfo()
  const saveDraft = useSaveDraft({ byItself: true })
  const { t } = useTranslation()
  const isModified = useFormModified()
  const hasDrafts = Boolean(docConfig?.versions?.drafts)
  const keep = useCallback(
    async () => (hasDrafts ? saveDraft() : window.confirm(t('general:changesNotSaved'))),
    [hasDrafts, saveDraft, t],
  )
  useBeforeLanguageSwitch(isModified ? keep : null)
  return hasDrafts && (id || globalSlug) ? <SaveState saveDraft={saveDraft} /> : null
}
