import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Clash, Form, Json, Saved } from '../content/editing/form/form.ts'
import type { Draft, Standing } from './draft/draft.ts'

/** The opened form, and what is typed into it. */
export type Editing = { form: Form; draft: Draft }

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('There is no form around this')
  return editing
}

/** Something that the draft knows: only who shows it draws again when it changes. */
export function useDraft<Known>(read: (draft: Draft) => Known): Known {
  const { draft } = useEditing()
  return useSyncExternalStore(draft.subscribe, () => read(draft))
}

/** A value of the form. */
export function useValue(path: string): {
  value: Json
  refused: string | undefined
  clash: Clash | undefined
  set: (value: Json) => void
} {
  const { draft } = useEditing()
  return {
    value: useDraft(() => draft.get(path)),
    refused: useDraft(() => draft.refusedAt(path)),
    clash: useDraft(() => draft.clashAt(path)),
    set: (value) => draft.set(path, value),
  }
}

/** How the whole stands with the desk. */
export function useStanding(): Standing {
  return useDraft((draft) => draft.standing())
}

/** What the desk said with the last save; another object after each. */
export function useSaved(): Saved {
  return useDraft((draft) => draft.saved())
}
