'use client'

import { DefaultCell, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { say } from '../../base/words.ts'

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
