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
