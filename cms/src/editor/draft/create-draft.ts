import type {
  Change,
  Clash,
  Form,
  Refused,
  Saved,
  Values,
} from '../../content/editing/form/form.ts'
import type { Draft, SaveOptions, Standing } from './draft.ts'
import type { Kept } from './kept.ts'
import type { Send, Sent } from './send.ts'
import { createTimers } from './timers.ts'
import { createTyped } from './typed.ts'

/** How long after the last key a draft is saved, and how long at most after the first, in ms. */
const PAUSE_MS = 1500
const LONGEST_MS = 4000
/** How soon what is typed is kept in the browser, in ms. */
const KEEP_MS = 300
/** How long until the next try where the desk is not reached or the reader signed out, in ms. */
const TRIES_MS = [2000, 4000, 8000, 15_000]

type Around = {
  send: Send
  kept?: Kept
  /** Leads to the first of these fields. */
  lead?: (paths: readonly string[]) => void
  /** Hears of every save from here. */
  onSaved?: (saved: Saved) => void
}

type Obstacle = Extract<Standing, 'cut-off' | 'signed-out' | 'gone' | 'outdated' | 'refused'>

/** What is typed into a form, which saves itself. */
export function createDraft(form: Form, { send, kept, lead, onSaved }: Around): Draft {
  const listeners = new Map<string | null, Set<() => void>>()
  const tell = (path: string | null) => {
    for (const each of listeners.get(path) ?? []) each()
  }
  const typed = createTyped(form.values, tell)
  const refused = new Map<string, string>()
  /** Refused by a save: not sent again by itself until it is another. */
  const withheld = new Set<string>()
  const clashes = new Map<string, Clash>()
  let clashedBy: string | null = null
  /** What an autosave was refused for, until the reader pauses. */
  let unsaid: readonly Refused[] = []
  let reason: string | null = null
  let obstacle: Obstacle | null = null
  let { values: _, ...state }: Saved = form
  let savedAt: Date | null = null
  let told: Standing = 'saved'
  let held: string | null = null
  let composition: PromiseWithResolvers<void> | null = null
  let onItsWay: { sent: readonly Change[]; answer: Promise<Sent> } | null = null
  let tries = 0
  let isClosed = false
  const timers = createTimers()

  for (const change of kept?.takeOver(form.values) ?? []) typed.bringBack(change)
  if (typed.isTouched()) changed()

  function standing(): Standing {
    if (clashes.size > 0) return 'clash'
    if (obstacle && (obstacle === 'gone' || obstacle === 'outdated' || typed.isTouched()))
      return obstacle
    if (withheld.size > 0) return 'refused'
    if (onItsWay) return 'saving'
    return typed.isTouched() ? 'typed' : 'saved'
  }

  function tellStanding(): void {
    const now = standing()
    if (now === told) return
    told = now
    tell(null)
  }

  function keep(): void {
    timers.stop('keep')
    kept?.write(typed.changes(), onItsWay?.sent ?? [])
  }

  /** Something was typed: it is kept and saved soon. */
  function changed(): void {
    timers.start('keep', KEEP_MS, keep, { once: true })
    if (obstacle === 'refused') obstacle = null
    if (obstacle === null) later()
    tellStanding()
  }

  function later(): void {
    if (isClosed) return
    timers.start('pause', PAUSE_MS, autosave)
    timers.start('longest', LONGEST_MS, autosave, { once: true })
  }

  function autosave(): void {
    if (composition) return
    sayRefused()
    void save({ isAutosave: true })
  }

  function setAll(values: Values): void {
    for (const [path, value] of Object.entries(values)) {
      typed.set(path, value)
      withheld.delete(path)
      refused.delete(path)
      tell(path)
    }
    changed()
  }

  async function save(options: SaveOptions = { isAutosave: false }): Promise<boolean> {
    const { isAutosave, isLeaving } = options
    keep()
    if ((isAutosave && composition) || (isLeaving && onItsWay)) return false
    while (composition || onItsWay) await (composition?.promise ?? onItsWay?.answer)
    timers.stop('pause', 'longest', 'again')
    const sent = typed
      .changes()
      .filter(({ path }) => !clashes.has(path) && !(isAutosave && withheld.has(path)))
    if (sent.length > 0) {
      onItsWay = { sent, answer: send(sent, options) }
      tellStanding()
      const answer = await onItsWay.answer
      onItsWay = null
      receive(answer, sent, isAutosave)
      keep()
    }
    tellStanding()
    return !typed.isTouched() && clashes.size === 0
  }

  function receive(answer: Sent, sent: readonly Change[], isAutosave: boolean): void {
    obstacle = null
    reason = null
    if (answer.is === 'saved') receiveSaved(answer.saved, sent)
    else if (answer.is === 'clash') receiveClash(answer)
    else if (answer.is === 'refused') receiveRefused(answer, isAutosave)
    else meet(answer.is)
  }

  function meet(met: Exclude<Obstacle, 'refused'>): void {
    obstacle = met
    if (isClosed || (met !== 'cut-off' && met !== 'signed-out')) return
    const wait = TRIES_MS[Math.min(tries++, TRIES_MS.length - 1)] ?? 0
    timers.start('again', wait, autosave)
  }

  function receiveSaved(saved: Saved, sent: readonly Change[]): void {
    const { values, ...stateThen } = saved
    const isNewest = stateThen.updatedAt >= state.updatedAt
    typed.stored(sent, isNewest ? values : null, held)
    for (const { path } of sent) withheld.delete(path)
    if (isNewest) state = stateThen
    savedAt = new Date()
    tries = 0
    if (typed.isTouched()) later()
    onSaved?.(saved)
    tell(null)
  }

  function receiveClash(answer: Extract<Sent, { is: 'clash' }>): void {
    typed.take(answer.values)
    clashedBy = answer.by
    for (const clash of answer.clashes) {
      clashes.set(clash.path, clash)
      tell(clash.path)
    }
    // The rest can be saved meanwhile.
    if (typed.changes().some(({ path }) => !clashes.has(path))) later()
  }

  function receiveRefused(answer: Extract<Sent, { is: 'refused' }>, isAutosave: boolean): void {
    reason = answer.reason
    for (const { path } of answer.refused) withheld.add(path)
    const isStuck = !typed.changes().some(({ path }) => withheld.has(path))
    if (isStuck) obstacle = 'refused'
    else if (typed.changes().some(({ path }) => !withheld.has(path))) later()
    unsaid = isAutosave ? answer.refused : []
    if (!isAutosave) refuse(answer.refused)
    else if (!timers.isRunning('pause')) sayRefused()
  }

  /** Shows what an autosave was refused for, without taking the reader anywhere. */
  function sayRefused(): void {
    if (composition) return
    const still = unsaid.filter(({ path }) => withheld.has(path))
    unsaid = []
    for (const { path, message } of still) {
      refused.set(path, message)
      tell(path)
    }
  }

  function refuse(all: readonly Refused[]): void {
    const before = [...refused.keys()]
    refused.clear()
    for (const { path, message } of all) refused.set(path, message)
    for (const path of new Set([...before, ...refused.keys()])) tell(path)
    if (refused.size > 0) lead?.([...refused.keys()])
  }

  return {
    get: typed.get,
    set: (path, value) => setAll({ [path]: value }),
    setAll,
    refusedAt: (path) => refused.get(path),
    clashAt: (path) => clashes.get(path),
    clashedBy: () => clashedBy,
    choose: (path, choice) => {
      const clash = clashes.get(path)
      if (!clash) return
      clashes.delete(path)
      typed.settle(path, clash.theirs, choice)
      tell(path)
      tellStanding()
      if (clashes.size === 0) void save()
    },
    refuse,
    reason: () => reason,
    compose: (isComposing) => {
      if (isComposing) composition ??= Promise.withResolvers<void>()
      else if (composition) {
        composition.resolve()
        composition = null
        if (typed.isTouched() && obstacle === null) later()
        else sayRefused()
      }
    },
    hold: (path) => {
      if (held !== null && held !== path) typed.leave(held)
      held = path
    },
    standing,
    savedAt: () => savedAt,
    saved: () => state,
    subscribe: (path, listener) => {
      const own = listeners.get(path) ?? new Set()
      listeners.set(path, own.add(listener))
      return () => own.delete(listener)
    },
    save,
    take: ({ values, ...stateThen }) => {
      if (stateThen.updatedAt < state.updatedAt) return
      typed.take(values)
      state = stateThen
      keep()
      told = standing()
      tell(null)
    },
    close: () => {
      isClosed = true
      timers.stop('pause', 'longest', 'again')
      void save({ isAutosave: true })
    },
  }
}
