import { useSyncExternalStore } from 'react'

/** Where Payload keeps, for each member of staff, whether all languages stand side by side. */
export const ALL_SHOWN = 'all-languages'

let allShown = true
const listeners = new Set<() => void>()

/** Shows all languages of every text, or the one on the screen alone. */
export function showAll(shown: boolean): void {
  allShown = shown
  for (const listener of listeners) listener()
}

/** Whether all languages are to be seen; they are unless somebody chose otherwise. */
export function useAllShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => allShown,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
