'use client'

import { useRowLabel } from '@payloadcms/ui'
import { startsWith, useOpenForLink } from './linked-field.ts'

type Row = Partial<Record<'name' | 'title' | 'text' | 'opens' | 'closes' | 'reason', string>>

/** Shows what a closed row holds: its name, title, text or time. */
export function RowLabel() {
  const { data, path, rowNumber } = useRowLabel<Row>()
  const label = useOpenForLink((linked) => startsWith(linked, path.split('.')))
  const times = data.opens && `${data.opens}–${data.closes ?? ''}`
  const words = data.name || data.title || data.text || times || data.reason
  const number = `${(rowNumber ?? 0) + 1}.`
  return <span ref={label}>{words ? `${number} ${words}` : number}</span>
}
