import {
  useAllFormFields,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
} from '@payloadcms/ui'
import type { FormField } from 'payload'
import { useEffect, useRef } from 'react'

/**
 * Keeps everything staff change until it is saved: Payload lets the answer to an autosave replace every field but
 * the one changed last. Of two saves at once Payload's own ends the mark of both, so a changed form counts as
 * being saved. What nobody touched is left to the answer: it may have come from a colleague.
 */
export function KeepChanges() {
  const isSaving = useFormBackgroundProcessing()
  const isChanged = useFormModified()
  const [fields] = useAllFormFields()
  const { dispatchFields } = useForm()
  const idle = useRef(fields)
  const touched = useRef(new Set<string>())

  useEffect(() => {
    if (!isSaving && !isChanged) {
      idle.current = fields
      touched.current.clear()
      return
    }
    for (const [path, field] of Object.entries(fields)) {
      // The field changed last before keeps its mark when it is saved.
      if (field.isModified && isOther(field, idle.current[path])) touched.current.add(path)
    }
    const unmarked = [...touched.current].flatMap((path) => {
      const field = fields[path]
      return field && !field.isModified ? [[path, { ...field, isModified: true }] as const] : []
    })
    if (unmarked.length === 0) return
    dispatchFields({ type: 'UPDATE_MANY', formState: Object.fromEntries(unmarked) })
  }, [isSaving, isChanged, fields, dispatchFields])

  return null
}

function isOther({ value }: FormField, before: FormField | undefined): boolean {
  return value !== before?.value && JSON.stringify(value) !== JSON.stringify(before?.value)
}
