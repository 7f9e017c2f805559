import {
  type Change,
  type Clash,
  type Form,
  isSame,
  type Json,
  type Refused,
  type Saved,
  type Values,
} from '../../content/editing/form/form.ts'
import type { Kept } from './kept.ts'
import type { Obstacle, SaveOptions, Send, Sent } from './send.ts'
import { createTyped } from './typed.ts'

/** How long after the last key a draft is saved, and how long at most after the first, in ms. */
const PAUSE_MS = 1500
const LONGEST_MS = 4000
/** How soon a save is tried again where the desk is not reached or the reader signed out, in ms. */
const AGAIN_MS = 4000

/** How what was typed stands with the desk. */
export type Standing = 'saved' | 'typed' | 'saving' | 'clash' | 'refused' | Obstacle

/** What is typed into a form: by path, what the desk has and what the reader made of it. */
export type Draft = ReturnType<typeof createDraft> & { close: () => void }

type Around = {
  send: Send
  kept: Kept
  /** Leads to the first of these fields. */
  lead: (paths: readonly string[]) => void
  /** Hears of every save from here. */
  onSaved: (saved: Saved) => void
}

/** What is typed into a form, which saves itself. */
export function createDraft(form: Form, { send, kept, lead, onSaved }: Around) {
  const listeners = new Set<() => void>()
  const typed = createTyped(form.values)
  /** The messages by path. What was refused is not sent again by itself until it is another. */
  const refused = new Map<string, string>()
  const clashes = new Map<string, Clash>()
  let clashedBy: string | null = null
  let obstacle: Obstacle | 'refused' | null = null
  let saved: Saved = form
  let savedAt: Date | null = null
  let composition: PromiseWithResolvers<void> | null = null
  let onItsWay: { sent: readonly Change[]; answer: Promise<Sent> } | null = null
  /** Since when something is typed that no save has sent yet. */
  let typedAt: number | undefined
  let saving: ReturnType<typeof setTimeout> | undefined

  const before = kept.takeOver(form.values)
  for (const { path, from, to } of before) typed.put(path, from, to)
  if (before.length > 0) saveSoon()

  function tell(): void {
    for (const listener of listeners) listener()
  }

  const keep = () => kept.write(typed.changes(), onItsWay?.sent ?? [])
  const isOver = () => obstacle === 'gone' || obstacle === 'outdated'
  const isBusy = () => composition?.promise ?? onItsWay?.answer

  function standing(): Standing {
    const changes = typed.changes()
    if (clashes.size > 0) return 'clash'
    if (obstacle && (isOver() || changes.length > 0)) return obstacle
    if (changes.some(({ path }) => refused.has(path))) return 'refused'
    if (onItsWay) return 'saving'
    return changes.length > 0 ? 'typed' : 'saved'
  }

  const isKept = () => standing() === 'saved' && saved.isKept

  function saveSoon(): void {
    typedAt ??= Date.now()
    saveIn(Math.min(PAUSE_MS, typedAt + LONGEST_MS - Date.now()))
  }

  function saveIn(ms: number): void {
    clearTimeout(saving)
    saving = setTimeout(() => void save({ isAutosave: true }), ms)
  }

  function setAll(values: Values): void {
    for (const [path, value] of Object.entries(values)) {
      typed.set(path, value)
      refused.delete(path)
    }
    if (obstacle === 'refused') obstacle = null
    keep()
    saveSoon()
    tell()
  }

  async function save(options: SaveOptions = { isAutosave: false }): Promise<boolean> {
    const { isAutosave, isLeaving } = options
    if (isOver() || (isAutosave && composition) || (isLeaving && onItsWay)) return false
    while (isBusy()) await isBusy()
    clearTimeout(saving)
    typedAt = undefined
    const isWithheld = (path: string) => clashes.has(path) || (isAutosave && refused.has(path))
    const sent = typed.changes().filter(({ path }) => !isWithheld(path))
    if (sent.length > 0 || (!isAutosave && standing() === 'saved' && !isKept())) {
      onItsWay = { sent, answer: send(sent, options) }
      tell()
      const answer = await onItsWay.answer
      await composition?.promise
      onItsWay = null
      receive(answer, sent, isAutosave)
      keep()
      tell()
    }
    return standing() === 'saved'
  }

  function receive(answer: Sent, sent: readonly Change[], isAutosave: boolean): void {
    obstacle = null
    if (answer.is === 'saved') {
      const latest = answer.saved.updatedAt < saved.updatedAt ? saved : answer.saved
      typed.stored(sent, answer.saved.values)
      for (const { path } of sent) refused.delete(path)
      takeOver(latest)
      savedAt = new Date()
      onSaved(answer.saved)
    } else if (answer.is === 'clash') {
      typed.take(answer.values)
      clashedBy = answer.by
      for (const clash of answer.clashes) clashes.set(clash.path, clash)
      // The rest can be saved meanwhile.
      saveSoon()
    } else if (answer.is === 'refused') {
      // Whoever types on is told after it, when it is sent once more.
      if (typedAt) return
      if (isAutosave) for (const { path, message } of answer.refused) refused.set(path, message)
      else refuse(answer.refused)
      if (sent.some(({ path }) => refused.has(path))) saveSoon()
      else obstacle = 'refused'
    } else {
      obstacle = answer.is
      if (!isOver()) saveIn(AGAIN_MS)
    }
  }

  /** What the desk has now. An open question is of that, or over. */
  function takeOver(now: Saved): void {
    saved = now
    typed.take(now.values)
    for (const [path, clash] of clashes) {
      const theirs = now.values[path] ?? null
      if (isSame(typed.get(path), theirs)) clashes.delete(path)
      else clashes.set(path, { ...clash, theirs })
    }
  }

  function refuse(all: readonly Refused[]): void {
    refused.clear()
    for (const { path, message } of all) refused.set(path, message)
    tell()
    if (all.length > 0) lead(all.map(({ path }) => path))
  }

  return {
    get: typed.get,
    set: (path: string, value: Json) => setAll({ [path]: value }),
    /** Several values in one step, as when a row is added. */
    setAll,
    /** The refusal at a field, in the reader's language. */
    refusedAt: (path: string) => refused.get(path),
    clashAt: (path: string) => clashes.get(path),
    /** Who else changed what clashes; `null` where it was the reader, in another window. */
    clashedBy: () => clashedBy,
    choose: (path: string, choice: 'mine' | 'theirs') => {
      const clash = clashes.get(path)
      if (!clash) return
      clashes.delete(path)
      typed.put(path, clash.theirs, choice === 'mine' ? typed.get(path) : clash.theirs)
      keep()
      tell()
      // By hand, so that the text of the other stays in its version.
      void save({ isAutosave: choice === 'theirs' })
    },
    /** Shows refusals at their fields, in place of those before, and leads to the first. */
    refuse,
    /** Whether an input method composes: nothing is sent and nothing refused meanwhile. */
    compose: (isComposing: boolean) => {
      if (isComposing) composition ??= Promise.withResolvers()
      else if (composition) {
        composition.resolve()
        composition = null
        saveSoon()
      }
    },
    /** The field the reader is in: a text that the desk spells in another way stays as typed until they leave it. */
    hold: (path: string | null) => {
      typed.hold(path)
      tell()
    },
    standing,
    /** The time of the last save from here; `null` before the first. */
    savedAt: () => savedAt,
    /** What the desk said with the last save. */
    saved: () => saved,
    /** Whether everything is saved, in a version that no autosave replaces. */
    isKept,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Sends what is not saved; by hand, it becomes a version of its own. Says whether everything is saved after it. */
    save,
    /** What the desk has now: everything that was not typed meanwhile takes it over. */
    take: (now: Saved) => {
      if (now.updatedAt < saved.updatedAt) return
      takeOver(now)
      tell()
      saveSoon()
    },
  }
}
