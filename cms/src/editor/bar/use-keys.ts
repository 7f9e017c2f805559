import { useEffect } from 'react'
import type { Words } from '../../base/words.ts'
import { DOCUMENT } from '../../content/editing/document-words.ts'
import { PUBLISH } from '../../publish/unpublished/publish-words.ts'

/** The keys of a form, for the list of a screen's keys. */
export const KEYS = [
  { keys: ['Mod', 'S'], does: DOCUMENT.saveDraft },
  { keys: ['Mod', 'Shift', 'Enter'], does: PUBLISH },
]

/** A button with its keys, on the keyboards of both kinds of computers. */
export const keysWords = ({ en, ja }: Words, keys: string): Words => ({
  en: `${en} (Ctrl/⌘+${keys})`,
  ja: `${ja}（Ctrl/⌘+${keys}）`,
})

/**
 * Ctrl or ⌘ with S saves, with Shift and Enter publishes: what no browser has for something else, and nobody presses
 * while typing. They press the bar's buttons; before a dialog they do nothing.
 */
export function useKeys(): void {
  useEffect(() => {
    const leaving = new AbortController()
    addEventListener('keydown', press, leaving)
    return () => leaving.abort()
  }, [])
}

function press(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey, key, isComposing, repeat } = event
  if (!(ctrlKey || metaKey) || isComposing) return
  const pressed = shiftKey ? `Shift+${key}` : key.toUpperCase()
  if (pressed !== 'S' && pressed !== 'Shift+Enter') return
  event.preventDefault()
  if (repeat || document.querySelector('dialog[open]')) return
  document.querySelector<HTMLElement>(`[aria-keyshortcuts~="Control+${pressed}"]`)?.click()
}
