'use client'

import { useEffect, useState } from 'react'
import { linkedField } from '../../content/screen-addresses.ts'
import type { Group } from './categories.ts'

/**
 * Scrolls to the text field in the address, once all fields are drawn.
 * @returns the dish that must be open for it
 */
export function useLinkedBox(groups: readonly Group[], isDrawn: boolean): string | null {
  const [linked, setLinked] = useState<ReturnType<typeof linkedField>>(null)

  // The server does not see the part of the address that names a field.
  useEffect(() => setLinked(linkedField(window.location.hash)), [])

  useEffect(() => {
    if (!linked || !isDrawn) return
    const { dish, field, tag } = linked
    const group = groups.find(({ dishes }) => dishes.some(({ id }) => id === dish))
    const boxes = field === 'category' ? group?.key : `${field}.${dish}`
    const box = document.getElementById(`${boxes}.${tag}`)
    box?.scrollIntoView({ block: 'center' })
    box?.focus({ preventScroll: true })
  }, [linked, isDrawn])
  return linked?.field === 'description' ? linked.dish : null
}
