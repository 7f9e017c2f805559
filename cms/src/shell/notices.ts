import type { Words } from '../base/words.ts'

/** A message above the screen. */
export type Notice = {
  id: number
  words: Words | string
  kind: 'done' | 'refused' | 'waits'
  link?: { href: string; words: Words }
}

type More = Partial<Omit<Notice, 'id' | 'words'>>

/** Long enough to read it twice; what was refused or waits stays until it is taken away. */
const DONE_MS = 8000

let shown: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message, and returns its taking away. */
export function notify(words: Words | string, { kind = 'done', ...more }: More = {}): () => void {
  const notice = { id: ++lastId, words, kind, ...more }
  // The same sentence twice would say no more than once.
  show([...shown.filter((each) => textOf(each) !== textOf(notice)), notice])
  if (kind === 'done') setTimeout(() => takeAway(notice.id), DONE_MS)
  return () => takeAway(notice.id)
}

export function takeAway(id: number): void {
  show(shown.filter((notice) => notice.id !== id))
}

/** The messages as they stand, for `useSyncExternalStore`. */
export const notices = {
  now: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function show(next: readonly Notice[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function textOf({ words }: Notice): string {
  return typeof words === 'string' ? words : words.en
}
