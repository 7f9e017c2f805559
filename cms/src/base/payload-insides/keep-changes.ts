import {
  useAllFormFields,
  useForm,
  useFormBackgroundProcessing,
  useFormProcessing,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { createChangeMarks } from './change-marks.ts'

/**
 * Keeps everything staff change until a save has it: Payload lets the answer to an autosave replace every field but
 * the one changed last, and keeps that one for good. All else is left to the answer: it may have come from a
 * colleague, and the next save would put back what was here before.
 */
export function KeepChanges() {
  const isProcessing = useFormProcessing()
  const isSaving = useFormBackgroundProcessing() || isProcessing
  const [fields] = useAllFormFields()
  const { dispatchFields } = useForm()
  const marks = useRef<ReturnType<typeof createChangeMarks> | null>(null)

  useEffect(() => {
    const drawn = { fields, isSaving, isProcessing }
    marks.current ??= createChangeMarks(drawn)
    const formState = marks.current(drawn)
    if (Object.keys(formState).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState })
  }, [isSaving, isProcessing, fields, dispatchFields])

  return null
}
