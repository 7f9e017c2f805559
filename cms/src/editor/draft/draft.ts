import type { Clash, Json, Refused, Saved, Values } from '../../content/editing/form/form.ts'

/** How what was typed stands with the desk. */
export type Standing = 'saved' | 'typed' | 'saving' | 'cut-off' | 'signed-out' | 'refused' | 'clash'

/** What is typed into a form: by path, what the desk has and what the reader made of it. */
export type Draft = {
  get: (path: string) => Json
  set: (path: string, value: Json) => void
  /** Several values in one step, as when a row is added. */
  setAll: (values: Values) => void
  /** The refusal at a field, in the reader's language. */
  refusedAt: (path: string) => string | undefined
  clashAt: (path: string) => Clash | undefined
  choose: (path: string, choice: 'mine' | 'theirs') => void
  /** Shows refusals at their fields, in place of those before. */
  refuse: (refused: readonly Refused[]) => void
  standing: () => Standing
  /** The time of the last save from here; `null` before the first. */
  savedAt: () => Date | null
  /** What the desk said with the last save: state and times. */
  saved: () => Omit<Saved, 'values'>
  /** @param path `null`: anything about the whole */
  subscribe: (path: string | null, listener: () => void) => () => void
  /** Sends what is not saved; whether everything is, after it. */
  save: (options?: { isAutosave: boolean }) => Promise<boolean>
  /** What the desk has now: everything that was not typed meanwhile takes it over. */
  take: (saved: Saved) => void
  close: () => void
}
