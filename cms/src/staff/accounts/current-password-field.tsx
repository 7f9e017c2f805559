'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'

/** Asks for the user's own password when an address to sign in with is changed. */
export const CurrentPasswordField: TextFieldClientComponent = ({ field, path }) => {
  const { id, data } = useDocumentInfo()
  const isChanging = useFormFields(
    ([{ email }]) => email !== undefined && email.value !== email.initialValue,
  )
  const isTyped = useFormFields(([fields]) => Boolean(fields[path]?.value))
  const savedAt: unknown = data?.updatedAt
  const savedBefore = useRef(savedAt)
  // The desk keeps the typed password and would send it again with the next save, when it may be outdated.
  useEffect(() => {
    if (isTyped && savedAt !== savedBefore.current) window.location.reload()
    savedBefore.current = savedAt
  }, [isTyped, savedAt])
  if (id === undefined || !isChanging) return null
  return <PasswordField autoComplete="current-password" field={field} path={path} />
}
