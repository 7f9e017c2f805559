import { type Change, isSame, type Json, type Values } from '../../content/editing/form/form.ts'

/** The values of a form by path: what the desk has, and what the reader made of it. */
export type Typed = {
  get: (path: string) => Json
  set: (path: string, value: Json) => void
  /** What differs from the desk, with what the desk had. */
  changes: () => Change[]
  isTouched: () => boolean
  /** What the desk has now: what was not typed meanwhile takes it over. */
  take: (values: Values) => void
  /**
   * The desk has stored what was sent; what was typed since stays.
   * @param values what it has now; `null` where something newer is known
   * @param held the field the reader is in, which is not written again under their hands
   */
  stored: (sent: readonly Change[], values: Values | null, held: string | null) => void
  /** The reader has left a field: it shows the text as the desk spells it. */
  leave: (path: string) => void
  /** The desk's value is known, and the reader's stands against it. */
  settle: (path: string, theirs: Json, choice: 'mine' | 'theirs') => void
  /** What was typed when the desk had `from`. */
  bringBack: (change: Change) => void
}

/** @param tell hears of every value that changed other than by `set` */
export function createTyped(values: Values, tell: (path: string) => void): Typed {
  const base = new Map(Object.entries(values))
  const mine = new Map(base)
  const touched = new Set<string>()
  /** Texts as they were typed and sent, where the desk has stored another spelling. */
  const spelt = new Map<string, Json>()

  const get = (path: string): Json => mine.get(path) ?? null
  const has = (path: string): Json => base.get(path) ?? null

  function compare(path: string): void {
    const isAsSent = spelt.has(path) && isSame(spelt.get(path), get(path))
    if (isAsSent || isSame(get(path), has(path))) touched.delete(path)
    else touched.add(path)
  }

  function show(path: string, value: Json): void {
    const isNew = !isSame(get(path), value)
    mine.set(path, value)
    compare(path)
    if (isNew) tell(path)
  }

  function set(path: string, value: Json): void {
    const before = get(path)
    mine.set(path, value)
    compare(path)
    if (!Array.isArray(before) || !Array.isArray(value)) return
    const removed = before.filter((id) => !value.includes(id)).map((id) => `${path}.${id}.`)
    for (const each of [...touched]) {
      if (removed.some((start) => each.startsWith(start))) show(each, has(each))
    }
  }

  function take(theirs: Values): void {
    for (const path of new Set([...base.keys(), ...Object.keys(theirs)])) {
      const value = theirs[path] ?? null
      // Against what was typed here the desk must still see what it was typed over.
      if (touched.has(path) && !isSame(get(path), value)) continue
      if (isSame(has(path), value) && !touched.has(path)) continue
      base.set(path, value)
      show(path, value)
    }
  }

  return {
    get,
    set,
    take,
    changes: () => [...touched].map((path) => ({ path, from: has(path), to: get(path) })),
    isTouched: () => touched.size > 0,
    stored: (sent, theirs, held) => {
      for (const { path, to } of sent) {
        const value = theirs ? (theirs[path] ?? null) : to
        base.set(path, value)
        const isAsSent = isSame(get(path), to)
        if (path === held && isAsSent && !isSame(value, to)) spelt.set(path, to)
        if (isAsSent && path !== held) show(path, value)
        else compare(path)
      }
      if (theirs) take(theirs)
    },
    leave: (path) => {
      if (!spelt.has(path)) return
      if (!touched.has(path)) show(path, has(path))
      spelt.delete(path)
      compare(path)
    },
    settle: (path, theirs, choice) => {
      base.set(path, theirs)
      if (choice === 'theirs') show(path, theirs)
      else compare(path)
    },
    bringBack: ({ path, from, to }) => {
      if (isSame(has(path), to)) return
      base.set(path, from)
      show(path, to)
    },
  }
}
