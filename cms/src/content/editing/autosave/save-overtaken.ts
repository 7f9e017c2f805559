import {
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { usePlace } from '../../languages/translations/document-gaps.tsx'

/**
 * Saves once more what was typed while an autosave ran that had waited for another one. Payload marks a form as
 * saving for the first of them alone, and takes a change during the second for saved when that ends: it would be
 * neither saved nor published until something else is typed.
 */
export function useSaveOvertaken(saveDraft: () => Promise<boolean>): void {
  const isStored = usePlace() !== null
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isSaving = useFormBackgroundProcessing()
  const { getFields } = useForm()
  const before = useRef({ isModified, isBusy: false })

  useEffect(() => {
    const { isModified: wasModified, isBusy: wasBusy } = before.current
    const isBusy = isProcessing || isSaving
    before.current = { isModified, isBusy }
    // A save that is known ends with the form still marked as saving.
    const isUnknown = isStored && wasModified && !isModified && !wasBusy && !isBusy
    // A form that was read anew has no field that somebody changed.
    if (isUnknown && Object.values(getFields()).some((field) => field.isModified)) void saveDraft()
  }, [getFields, isModified, isStored, isProcessing, isSaving, saveDraft])
}
