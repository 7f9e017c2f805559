'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { askDesk, NOTHING } from '../../base/requests/ask-desk.ts'

/** Reports to the desk that someone has opened an enquiry. */
export function MarkRead() {
  const { id } = useDocumentInfo()
  const { routes } = useConfig().config

  useEffect(() => {
    if (!id) return
    // If it fails, the enquiry stays bold and is marked the next time.
    void askDesk(`${routes.api}/enquiries/${id}/read`, NOTHING, { method: 'POST' })
  }, [id, routes.api])
  return null
}

/**
 * Reloads the screen that the browser's Back leads to from an enquiry: Next would show the list as it was
 * before, with the enquiry unread.
 */
export function FreshBack() {
  useEffect(() => {
    const own = window.location.pathname
    const onBack = () => window.location.pathname !== own && window.location.reload()
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  return null
}
