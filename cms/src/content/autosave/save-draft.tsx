'use client'

import {
  FormSubmit,
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

/** Saves the form as a draft; `false` when the desk could not be reached, or refused. */
export type SaveDraft = () => Promise<boolean>

/**
 * Gives the function that saves the form as a draft.
 * @param automatic whether this is an autosave: it runs while staff type, into the one version that all
 *   autosaves share
 */
export function useSaveDraft({ automatic }: { automatic: boolean }): SaveDraft {
  const { id, collectionSlug, globalSlug, setUnpublishedVersionCount } = useDocumentInfo()
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const { setBackgroundProcessing, submit } = useForm()
  return useCallback(async () => {
    const place = globalSlug ? `globals/${globalSlug}` : [collectionSlug, id].join('/')
    const query = new URLSearchParams({ locale, depth: '0', 'fallback-locale': 'null' })
    query.set('draft', 'true')
    if (automatic) query.set('autosave', 'true')
    const beside = {
      acceptValues: { overrideLocalChanges: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
    }
    setBackgroundProcessing(automatic)
    const saved = await submit({
      ...(automatic && beside),
      action: formatAdminURL({ apiRoute: routes.api, path: `/${place}?${query}` }),
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    setBackgroundProcessing(false)
    if (!saved?.res?.ok) return false
    // Payload reads from this that there is something to publish.
    setUnpublishedVersionCount((count) => count + 1)
    return true
  }, [
    automatic,
    collectionSlug,
    globalSlug,
    id,
    locale,
    routes.api,
    setBackgroundProcessing,
    setUnpublishedVersionCount,
    submit,
  ])
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
  const isIdle = uploadStatus === 'uploading' || !(isModified || mostRecentVersionIsAutosaved)

  async function save(): Promise<void> {
    if (!isIdle && (await saveDraft())) setMostRecentVersionIsAutosaved(false)
  }

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    void save()
  })

  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      disabled={isIdle}
      onClick={() => void save()}
      size="medium"
      type="button"
    >
      {t('version:saveDraft')}
    </FormSubmit>
  )
}
