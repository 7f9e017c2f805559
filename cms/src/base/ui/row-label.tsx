'use client'

import { useRowLabel } from '@payloadcms/ui'

type Row = Partial<Record<'name' | 'title' | 'text' | 'opens' | 'closes' | 'reason', string>>

/** Shows what a closed row holds: its name, title, text or time. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<Row>()
  const times = data.opens && `${data.opens}–${data.closes ?? ''}`
  const words = data.name || data.title || data.text || times || data.reason
  return <span>{words ? `${(rowNumber ?? 0) + 1}. ${words}` : `${(rowNumber ?? 0) + 1}.`}</span>
}
