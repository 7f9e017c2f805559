import { useDocumentInfo } from '@payloadcms/ui'
import type { ClientField } from 'payload'

/** Whether the form on the screen has a text that each language has its own of. */
export function useHasTexts(): boolean {
  const { docConfig } = useDocumentInfo()
  return hasTexts(docConfig?.fields ?? [])
}

function hasTexts(fields: readonly ClientField[]): boolean {
  return fields.some(
    (field) =>
      ('localized' in field && field.localized === true) ||
      ('fields' in field && hasTexts(field.fields)),
  )
}
