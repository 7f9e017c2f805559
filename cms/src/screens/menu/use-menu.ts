import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { changeDish, dishesOf, type Group, grouped, type Make } from './categories.ts'
import { changesBetween, countsOf, idsIn, merged } from './changes.ts'
import { type Dish, dishSchema } from './dish.ts'
import type { MenuState } from './send-menu.ts'
import { type Answer, sendMenu } from './send-menu.ts'

/** What visitors see, and the screen's edited version. */
type Edited = { base: Dish[]; groups: Group[] }

/** The state of a menu's screen, and the functions that change it. */
export function useMenu(restaurant: number, address: string, initial: MenuState) {
  const [edited, setEdited] = useState<Edited>(() => begin(initial.dishes))
  const [state, setState] = useState(initial)
  const [clashes, setClashes] = useState<readonly string[]>([])
  const [isSaving, setIsSaving] = useState(false)
  const latest = useRef(edited)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const { base, groups } = edited
  const unpublished = changesBetween(base, dishesOf(groups))
  const changed = idsIn(unpublished)

  function put(next: Edited): void {
    latest.current = next
    setEdited(next)
    keepMenuSoon(restaurant, () => {
      const mine = dishesOf(next.groups)
      return idsIn(changesBetween(next.base, mine)).size > 0 ? { base: next.base, mine } : null
    })
  }

  // Restores what was typed before the screen was left.
  useEffect(() => {
    const kept = keptMenu(restaurant)
    if (kept)
      put(rebased({ base: kept.base, groups: grouped(kept.mine) }, kept.base, initial.dishes))
  }, [])

  /** Sends one after the other: the second begins with the result of the first. */
  function send(mineOf: (now: Edited) => Dish[]): Promise<Answer> {
    const sending = queue.current.then(async () => {
      const began = latest.current.base
      const mine = mineOf(latest.current)
      setIsSaving(true)
      const answer = await sendMenu(address, changesBetween(began, mine))
      setIsSaving(false)
      if (answer.kind === 'refused') return answer
      setState(answer.menu)
      setClashes(answer.kind === 'clash' ? answer.ids : [])
      // What was typed while the request ran is still unpublished.
      const from = answer.kind === 'saved' ? mine : began
      put(rebased(latest.current, from, answer.menu.dishes))
      return answer
    })
    queue.current = sending
    return sending
  }

  return {
    base,
    groups,
    state,
    changed,
    counts: countsOf(unpublished),
    clashes,
    isSaving,
    change: (make: Make) => put({ base: latest.current.base, groups: make(latest.current.groups) }),
    /** The changes to the published menu. */
    changes: () => changesBetween(latest.current.base, dishesOf(latest.current.groups)),
    publish: () => send((now) => dishesOf(now.groups)),
    /** Changes one dish for visitors too, and publishes nothing else that was typed. */
    changeAtOnce: async (id: string, change: Partial<Dish>, before: Partial<Dish>) => {
      const edit = (each: Partial<Dish>) =>
        put({ ...latest.current, groups: changeDish(latest.current.groups, id, each) })
      edit(change)
      if (!latest.current.base.some((dish) => dish.id === id)) return null
      const answer = await send(({ base }) =>
        base.map((dish) => (dish.id === id ? { ...dish, ...change } : dish)),
      )
      if (answer.kind === 'refused') edit(before)
      return answer
    },
    discard: () => put(begin(latest.current.base)),
  }
}

function begin(base: Dish[]): Edited {
  return { base, groups: grouped(base) }
}

/** Applies the changes made since `from` to another menu. */
function rebased({ groups }: Edited, from: readonly Dish[], base: Dish[]): Edited {
  const dishes = merged(from, dishesOf(groups), base)
  const empty = groups.filter(({ dishes }) => dishes.length === 0)
  return { base, groups: [...grouped(dishes), ...empty] }
}

const keptSchema = v.object({ base: v.array(dishSchema), mine: v.array(dishSchema) })

type Kept = { base: Dish[]; mine: Dish[] }

const KEY = 'desk-menu-'
const keyOf = (restaurant: number) => `${KEY}${restaurant}`

/** How long a state must last before it is stored, in ms: 200 dishes are too much for each key. */
const DELAY = 300

let keepLast: (() => void) | null = null

/**
 * Stores what was typed and not published yet for as long as the browser tab is open: soon, and before the
 * page is left. It reads the menu at that time; `null` forgets it.
 */
function keepMenuSoon(restaurant: number, kept: () => Kept | null): void {
  if (keepLast === null) setTimeout(keepNow, DELAY)
  keepLast = () => keepMenu(restaurant, kept())
}

if (typeof window !== 'undefined') addEventListener('pagehide', keepNow)

function keepNow(): void {
  keepLast?.()
  keepLast = null
}

function keepMenu(restaurant: number, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(restaurant), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(restaurant))
  } catch {
    // A browser without storage, or with a full one: the screen still has it.
  }
}

/** What was typed before the screen was left; `null` if nothing was. */
function keptMenu(restaurant: number): Kept | null {
  keepNow()
  try {
    const text = sessionStorage.getItem(keyOf(restaurant))
    return text === null ? null : v.parse(keptSchema, JSON.parse(text))
  } catch {
    return null
  }
}

/** Forgets all that was typed in this tab: other restaurants may get the numbers of these. */
export function forgetKeptMenus(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(KEY)) sessionStorage.removeItem(key)
  }
}
