'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'

/** Asks for one's own password where a new one or another address is typed; a new account has none to ask for. */
export const CurrentPasswordField: TextFieldClientComponent = ({ field, path }) => {
  const { id, data } = useDocumentInfo()
  const isChanging = useFormFields(
    ([{ password, email }]) =>
      Boolean(password?.value) || (email !== undefined && email.value !== email.initialValue),
  )
  const isTyped = useFormFields(([fields]) => Boolean(fields[path]?.value))
  const savedAt: unknown = data?.updatedAt
  const savedBefore = useRef(savedAt)
  // The desk keeps what was typed and would send it with the next save as well, when it is true no more.
  useEffect(() => {
    if (isTyped && savedAt !== savedBefore.current) window.location.reload()
    savedBefore.current = savedAt
  }, [isTyped, savedAt])
  if (id === undefined || !isChanging) return null
  return <PasswordField autoComplete="current-password" field={field} path={path} />
}
