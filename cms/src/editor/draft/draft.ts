import type { Clash, Json, Refused, Saved, Values } from '../../content/editing/form/form.ts'

/** How what was typed stands with the desk. */
export type Standing =
  | 'saved'
  | 'typed'
  | 'saving'
  | 'cut-off'
  | 'signed-out'
  | 'refused'
  | 'clash'
  /** The document is no more. */
  | 'gone'
  /** The page is of another version of the desk; loaded again it finds what was typed. */
  | 'outdated'

/** `isLeaving`: the page goes away, and the save must outlive it. */
export type SaveOptions = { isAutosave: boolean; isLeaving?: boolean }

/** What is typed into a form: by path, what the desk has and what the reader made of it. */
export type Draft = {
  get: (path: string) => Json
  set: (path: string, value: Json) => void
  /** Several values in one step, as when a row is added. */
  setAll: (values: Values) => void
  /** The refusal at a field, in the reader's language. */
  refusedAt: (path: string) => string | undefined
  clashAt: (path: string) => Clash | undefined
  /** Who else changed what clashes; `null` where it was the reader, in another window. */
  clashedBy: () => string | null
  choose: (path: string, choice: 'mine' | 'theirs') => void
  /** Shows refusals at their fields, in place of those before, and leads to the first. */
  refuse: (refused: readonly Refused[]) => void
  /** What the desk said where it refused a save; `null` where the fields say it all. */
  reason: () => string | null
  /** Whether an input method composes: nothing is sent and nothing refused meanwhile. */
  compose: (isComposing: boolean) => void
  /** The field the reader is in: a text that the desk spells in another way stays as typed until they leave it. */
  hold: (path: string | null) => void
  standing: () => Standing
  /** The time of the last save from here; `null` before the first. */
  savedAt: () => Date | null
  /** What the desk said with the last save: state and times. */
  saved: () => Omit<Saved, 'values'>
  /** @param path `null`: anything about the whole */
  subscribe: (path: string | null, listener: () => void) => () => void
  /** Sends what is not saved; whether everything is, after it. */
  save: (options?: SaveOptions) => Promise<boolean>
  /** What the desk has now: everything that was not typed meanwhile takes it over. */
  take: (saved: Saved) => void
  close: () => void
}
