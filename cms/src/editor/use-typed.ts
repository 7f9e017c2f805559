import { useCallback, useSyncExternalStore } from 'react'
import { useEditing } from './editing.ts'

/** A text made of what is typed at some paths, which must stay the same array; drawn again when it changes. */
export function useTyped(paths: readonly string[], read: () => string): string {
  const { draft } = useEditing()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = paths.map((path) => draft.subscribe(path, listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [draft, paths],
  )
  return useSyncExternalStore(subscribe, read)
}
