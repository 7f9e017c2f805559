import { useEffect, useEffectEvent } from 'react'
import { DOCUMENT } from '../../content/editing/document-words.ts'
import { PUBLISH } from '../../publish/unpublished/publish-words.ts'

/** The keys of a form, for the list of a screen's keys. */
export const KEYS = [
  { keys: ['Mod', 'S'], does: DOCUMENT.saveDraft },
  { keys: ['Mod', 'Shift', 'Enter'], does: PUBLISH },
]

type Doings = { save: () => void; publish: () => void }

/**
 * Ctrl or ⌘ with S saves, with Shift and Enter publishes: what no browser has for something else, and nobody presses
 * while typing. Before a dialog they do nothing.
 */
export function useKeys(doings: Doings): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey, key, isComposing, repeat } = event
    if (!(ctrlKey || metaKey) || isComposing) return
    const isSave = key.toLowerCase() === 's' && !shiftKey
    const isPublish = key === 'Enter' && shiftKey
    if (!isSave && !isPublish) return
    event.preventDefault()
    if (repeat || document.querySelector('dialog[open]')) return
    if (isSave) doings.save()
    else doings.publish()
  })
  useEffect(() => {
    const leaving = new AbortController()
    addEventListener('keydown', (event) => press(event), leaving)
    return () => leaving.abort()
  }, [])
}
