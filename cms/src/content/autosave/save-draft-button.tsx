'use client'

import {
  FormSubmit,
  useDocumentInfo,
  useEditDepth,
  useFormModified,
  useHotkey,
  useTranslation,
} from '@payloadcms/ui'
import { useSaveDraft } from './use-save-draft.ts'

/**
 * Payload's button is of no use once a form has saved itself; this one then keeps what was typed as a
 * version of its own, which staff can come back to.
 */
export function SaveDraftButton() {
  const { mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved, uploadStatus } =
    useDocumentInfo()
  const isModified = useFormModified()
  const editDepth = useEditDepth()
  const { t } = useTranslation()
  const saveDraft = useSaveDraft({ byItself: false })
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
