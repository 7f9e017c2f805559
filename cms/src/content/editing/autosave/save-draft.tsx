'use client'

import {
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useCallback } from 'react'
import { usePlace } from '../../languages/translations/document-gaps.tsx'
import { FormButton, useOnceSaved } from './once-saved.tsx'
import { useSaveOvertaken } from './save-overtaken.ts'

/** Saves the form as a draft; `false` when the desk could not be reached, or refused. */
export type SaveDraft = () => Promise<boolean>

/**
 * Gives the function that saves the form as a draft.
 * @param automatic whether this is an autosave: it runs while staff type, into the one version that all
 *   autosaves share
 */
export function useSaveDraft({ automatic }: { automatic: boolean }): SaveDraft {
  const { setUnpublishedVersionCount } = useDocumentInfo()
  const requestIn = useDocumentRequest()
  const { code: locale } = useLocale()
  const { setBackgroundProcessing, submit } = useForm()
  return useCallback(async () => {
    const beside = {
      acceptValues: { overrideLocalChanges: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
    }
    setBackgroundProcessing(automatic)
    const saved = await submit({
      ...(automatic && beside),
      ...requestIn(locale, { draft: 'true', ...(automatic && { autosave: 'true' }) }),
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    setBackgroundProcessing(false)
    if (!saved?.res?.ok) return false
    // Payload reads from this that there is something to publish.
    setUnpublishedVersionCount((count) => count + 1)
    return true
  }, [automatic, locale, requestIn, setBackgroundProcessing, setUnpublishedVersionCount, submit])
}

/** Gives the function that addresses a save of the document on the screen, in the language of a tag. */
export function useDocumentRequest() {
  const place = usePlace()
  const { routes } = useConfig().config
  return useCallback(
    (locale: string, more: Record<string, string>) => {
      const query = new URLSearchParams({ locale, depth: '0', 'fallback-locale': 'null', ...more })
      return {
        action: formatAdminURL({ apiRoute: routes.api, path: `/${place}?${query}` }),
        method: place?.startsWith('globals/') ? 'POST' : 'PATCH',
      } as const
    },
    [place, routes.api],
  )
}

/**
 * Payload's button does nothing after an autosave; this one keeps the text as a separate version, which
 * staff can restore.
 */
export function SaveDraftButton() {
  const { mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved, uploadStatus } =
    useDocumentInfo()
  const isModified = useFormModified()
  const editDepth = useEditDepth()
  const { t } = useTranslation()
  const saveDraft = useSaveDraft({ automatic: false })
  useSaveOvertaken(useSaveDraft({ automatic: true }))
  const isIdle = uploadStatus === 'uploading' || !(isModified || mostRecentVersionIsAutosaved)

  const { press, isWaiting } = useOnceSaved(save)

  async function save(): Promise<void> {
    if (!isIdle && (await saveDraft())) setMostRecentVersionIsAutosaved(false)
  }

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    press(null)
  })

  return (
    <FormButton
      buttonStyle="secondary"
      disabled={isIdle || isWaiting}
      id="action-save-draft"
      onClick={() => press(null)}
      size="medium"
      type="button"
    >
      {t('version:saveDraft')}
    </FormButton>
  )
}
