import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Clash, Form, Json } from '../content/editing/form/form.ts'
import type { Draft, Standing } from './draft/draft.ts'

/** The opened form, and what is typed into it. */
type Editing = {
  form: Form
  draft: Draft
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('There is no form around this')
  return editing
}

/** A value of the form: only who shows it draws again when it changes. */
export function useValue(path: string): {
  value: Json
  refused: string | undefined
  clash: Clash | undefined
  set: (value: Json) => void
} {
  const { draft } = useEditing()
  const subscribe = useCallback(
    (listener: () => void) => draft.subscribe(path, listener),
    [draft, path],
  )
  return {
    value: useSyncExternalStore(subscribe, () => draft.get(path)),
    refused: useSyncExternalStore(subscribe, () => draft.refusedAt(path)),
    clash: useSyncExternalStore(subscribe, () => draft.clashAt(path)),
    set: (value) => draft.set(path, value),
  }
}

/** How the whole stands with the desk. */
export function useStanding(): Standing {
  const { draft } = useEditing()
  const subscribe = useCallback((listener: () => void) => draft.subscribe(null, listener), [draft])
  return useSyncExternalStore(subscribe, draft.standing)
}
