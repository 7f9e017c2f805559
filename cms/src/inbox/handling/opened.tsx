'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { askDesk, NOTHING } from '../../base/requests/ask-desk.ts'

/** Tells the desk that somebody has opened an enquiry. */
export function MarkRead() {
  const { id } = useDocumentInfo()
  const { routes } = useConfig().config

  useEffect(() => {
    if (!id) return
    // Where it fails, the enquiry stays in bold and is marked the next time.
    void askDesk(`${routes.api}/enquiries/${id}/read`, NOTHING, { method: 'POST' })
  }, [id, routes.api])
  return null
}

/**
 * Loads the screen anew to which the browser's Back leads from an enquiry. Payload's list gives its
 * address filters past Next, which then leaves the enquiry on the screen, or shows the list as it was.
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
