'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Asks for one's own password where a new one is being typed; a new account has none to ask for. */
export const CurrentPasswordField: TextFieldClientComponent = ({ field, path }) => {
  const { id } = useDocumentInfo()
  const isChanging = useFormFields(([fields]) => fields.password !== undefined)
  if (id === undefined || !isChanging) return null
  return <PasswordField autoComplete="current-password" field={field} path={path} />
}
