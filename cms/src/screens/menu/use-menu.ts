import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { menuOf } from '../../content/model/fields/menu-key.ts'
import { changeDish, dishesOf, type Group, grouped, type Make, onMenus } from './categories.ts'
import { changesBetween, countsOf, idsIn, type MenuChanges, merged } from './changes.ts'
import { type Dish, dishSchema } from './dish.ts'
import { changedMenus, type Menu, menusSchema, withMenuChanges } from './menus.ts'
import { type Answer, type MenuState, sendMenu } from './send-menu.ts'

/** What visitors see, and the screen's edited version. */
type Edited = { base: Dish[]; groups: Group[]; baseMenus: Menu[]; menus: Menu[] }

/** The state of a menu's screen, and the functions that change it. */
export function useMenu(restaurant: number, address: string, initial: MenuState) {
  const [edited, setEdited] = useState<Edited>(() => begin(initial))
  const [state, setState] = useState(initial)
  const [clashes, setClashes] = useState<readonly string[]>([])
  const [isSaving, setIsSaving] = useState(false)
  const latest = useRef(edited)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const { base, groups, menus } = edited
  const unpublished = changesIn(edited)
  const changed = idsIn(unpublished)

  function put(next: Edited): void {
    latest.current = next
    setEdited(next)
    keepMenuSoon(restaurant, () => {
      const changes = changesIn(next)
      if (idsIn(changes).size === 0 && !changes.menus) return null
      const { base, baseMenus, menus } = next
      return { base, mine: dishesOf(next.groups), baseMenus, menus }
    })
  }

  // Restores what was typed before the screen was left.
  useEffect(() => {
    const kept = keptMenu(restaurant)
    if (!kept) return
    const { mine, ...others } = kept
    put(rebased({ ...others, groups: grouped(mine) }, others, initial))
  }, [])

  /** Sends one after the other: the second begins with the result of the first. */
  function send(mineOf: (now: Edited) => Edited): Promise<Answer> {
    const sending = queue.current.then(async () => {
      const began = latest.current
      const mine = mineOf(latest.current)
      setIsSaving(true)
      const answer = await sendMenu(address, changesIn(mine))
      setIsSaving(false)
      if (answer.kind === 'refused') return answer
      setState(answer.menu)
      setClashes(answer.kind === 'clash' ? answer.ids : [])
      // What was typed while the request ran is still unpublished.
      const from =
        answer.kind === 'saved' ? { base: dishesOf(mine.groups), baseMenus: mine.menus } : began
      put(rebased(latest.current, from, answer.menu))
      return answer
    })
    queue.current = sending
    return sending
  }

  return {
    base,
    groups,
    menus,
    state,
    changed,
    counts: countsOf(unpublished),
    clashes,
    isSaving,
    change: (make: Make) => put({ ...latest.current, groups: make(latest.current.groups) }),
    changeMenus: (make: (menus: readonly Menu[]) => Menu[]) =>
      put(onTheirMenus({ ...latest.current, menus: make(latest.current.menus) })),
    /** Puts these menus in the place of those on the screen. */
    replace: (all: Pick<Edited, 'groups' | 'menus'>) => put({ ...latest.current, ...all }),
    /** The changes to what is published. */
    changes: () => changesIn(latest.current),
    publish: () => send((now) => now),
    /** Changes one dish for visitors too, and publishes nothing else that was typed. */
    changeAtOnce: async (id: string, change: Partial<Dish>, before: Partial<Dish>) => {
      const edit = (each: Partial<Dish>) =>
        put({ ...latest.current, groups: changeDish(latest.current.groups, id, each) })
      edit(change)
      if (!latest.current.base.some((dish) => dish.id === id)) return null
      const answer = await send(({ base, baseMenus }) => {
        const mine = base.map((dish) => (dish.id === id ? { ...dish, ...change } : dish))
        return { base, groups: grouped(mine), baseMenus, menus: baseMenus }
      })
      if (answer.kind === 'refused') edit(before)
      return answer
    },
    discard: () => {
      const { base, baseMenus } = latest.current
      put(begin({ dishes: base, menus: baseMenus }))
    },
  }
}

function changesIn({ base, groups, baseMenus, menus }: Edited): MenuChanges {
  const others = changedMenus(baseMenus, menus)
  return { ...changesBetween(base, dishesOf(groups)), ...(others && { menus: others }) }
}

/** Where a menu is gone, its categories are on the one that their dishes are on now. */
function onTheirMenus({ groups, menus, ...others }: Edited): Edited {
  const keys = menus.map(({ key }) => key)
  const moved = groups.map((group) => ({ ...group, menu: menuOf(keys, group.menu) }))
  return { ...others, groups: moved, menus }
}

type Shown = Pick<MenuState, 'dishes' | 'menus'>

function begin({ dishes, menus }: Shown): Edited {
  return { base: dishes, groups: grouped(dishes), baseMenus: menus, menus }
}

/** Applies the changes made since `from` to what is shown now. */
function rebased(
  { groups, menus: mine }: Edited,
  from: Pick<Edited, 'base' | 'baseMenus'>,
  shown: Shown,
): Edited {
  const { menus } = withMenuChanges(shown.menus, changedMenus(from.baseMenus, mine))
  const dishes = onMenus(merged(from.base, dishesOf(groups), shown.dishes), menus)
  const empty = groups.filter(({ dishes }) => dishes.length === 0)
  return {
    base: shown.dishes,
    groups: [...grouped(dishes), ...empty],
    baseMenus: shown.menus,
    menus,
  }
}

const noMenusYet = v.optional(menusSchema, () => [])

const keptSchema = v.object({
  base: v.array(dishSchema),
  mine: v.array(dishSchema),
  baseMenus: noMenusYet,
  menus: noMenusYet,
})

type Kept = v.InferOutput<typeof keptSchema>

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
