import { useAllFormFields, useForm, useFormBackgroundProcessing } from '@payloadcms/ui'
import type { FormField } from 'payload'
import { useEffect, useRef } from 'react'

/**
 * Keeps everything staff change while an autosave is on its way: Payload lets its answer replace every field
 * but the one changed last.
 */
export function KeepChanges() {
  const isSaving = useFormBackgroundProcessing()
  const [fields] = useAllFormFields()
  const { dispatchFields } = useForm()
  const sent = useRef(fields)

  useEffect(() => {
    if (!isSaving) {
      sent.current = fields
      return
    }
    const changed = Object.entries(fields).filter(
      ([path, field]) => !field.isModified && isOther(field, sent.current[path]),
    )
    if (changed.length === 0) return
    const formState = Object.fromEntries(
      changed.map(([path, field]) => [path, { ...field, isModified: true }]),
    )
    dispatchFields({ type: 'UPDATE_MANY', formState })
  }, [isSaving, fields, dispatchFields])

  return null
}

function isOther({ value }: FormField, before: FormField | undefined): boolean {
  return value !== before?.value && JSON.stringify(value) !== JSON.stringify(before?.value)
}
