'use client'

import { DefaultCell, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useEffect } from 'react'
import { askDesk, NOTHING } from '../../base/requests/ask-desk.ts'
import { say } from '../../base/words.ts'

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
 * Reloads the screen that the browser's Back leads to from an enquiry. Payload's list puts filters into
 * its address without Next, which then keeps the enquiry on the screen, or shows the old list.
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

/**
 * A cell of a list, with the mark of a new, unopened enquiry: the style sheet makes such
 * rows bold.
 */
export function UnreadCell(props: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  if (props.rowData.readAt || props.rowData.status !== 'new') return <DefaultCell {...props} />
  return (
    <span className="desk-unread">
      <span className="desk-unread__word">{say({ i18n }, { en: 'Unread', ja: '未読' })}</span>
      <DefaultCell {...props} />
    </span>
  )
}
