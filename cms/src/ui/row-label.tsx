'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Shows what a closed row holds: its name, title or text. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<{ name?: string; title?: string; text?: string }>()
  const words = data.name || data.title || data.text
  return <span>{words ? `${(rowNumber ?? 0) + 1}. ${words}` : `${(rowNumber ?? 0) + 1}.`}</span>
}
