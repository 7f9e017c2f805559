'use client'

import { useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { SaveState } from './save-state.tsx'
import { useSaveDraft } from './use-save-draft.ts'

/**
 * Keeps what was typed when the language of the content is switched, which loads the page anew:
 * it is saved as a draft first. Where there are no drafts, staff are asked.
 */
export function KeepTyped() {
  const { id, globalSlug, docConfig } = useDocumentInfo()
  const saveDraft = useSaveDraft({ byItself: true })
  const { t } = useTranslation()
  const isModified = useFormModified()
  const hasDrafts = Boolean(docConfig?.versions?.drafts)

  useEffect(() => {
    if (!isModified) return
    let isSaved = false

    async function onClick(event: MouseEvent) {
      const { target } = event
      const choice =
        target instanceof Element &&
        target.closest<HTMLElement>('.popup-button-list__button:has([data-locale])')
      if (!choice || isSaved) return
      if (!hasDrafts && window.confirm(t('general:changesNotSaved'))) return
      event.preventDefault()
      event.stopPropagation()
      if (!hasDrafts || !(await saveDraft())) return
      isSaved = true
      choice.click()
    }

    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [isModified, hasDrafts, saveDraft, t])
  return hasDrafts && (id || globalSlug) ? <SaveState saveDraft={saveDraft} /> : null
}
