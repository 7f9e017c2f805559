'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Tells the desk that somebody has opened an enquiry. */
export function MarkRead() {
  const { id } = useDocumentInfo()
  const { routes } = useConfig().config

  useEffect(() => {
    if (!id) return
    // Where it fails, the enquiry stays in bold and is marked the next time.
    fetch(`${routes.api}/enquiries/${id}/read`, { method: 'POST' }).catch(() => undefined)
  }, [id, routes.api])
  return null
}
