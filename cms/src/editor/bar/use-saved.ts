import { useCallback, useSyncExternalStore } from 'react'
import type { Draft } from '../draft/draft.ts'
import { useEditing } from '../editing.ts'

/** What the desk said last about the document; whoever shows it draws again with every save. */
export function useSaved(): ReturnType<Draft['saved']> {
  const { draft } = useEditing()
  const subscribe = useCallback((listener: () => void) => draft.subscribe(null, listener), [draft])
  useSyncExternalStore(subscribe, () => JSON.stringify(draft.saved()))
  return draft.saved()
}

/** The address of a document's screen, and of what is below it. */
export function screenOf(place: string): string {
  return place.startsWith('globals/') ? `/admin/${place}` : `/admin/collections/${place}`
}

/** The list a document is in. */
export function listOf(place: string): string {
  return `/admin/collections/${place.split('/')[0]}`
}
