'use client'

import { LivePreviewWindow } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'

/**
 * The preview beside a form, where there is room for both. Payload stores with the account that it is open:
 * without this it would cover the form on the same person's phone.
 */
export function BesideForm() {
  const hasRoom = useSyncExternalStore(
    subscribe,
    () => matchMedia(ROOM).matches,
    () => false,
  )
  return hasRoom && <LivePreviewWindow />
}

/** `desk.css` hides the button for it, and gives the form the full width, in smaller windows. */
const ROOM = '(width > 1024px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(ROOM)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
