import * as v from 'valibot'
import { type Dish, dishSchema } from './dish.ts'

const keptSchema = v.object({ base: v.array(dishSchema), mine: v.array(dishSchema) })

type Kept = { base: Dish[]; mine: Dish[] }

const keyOf = (restaurant: number) => `desk-menu-${restaurant}`

/** How long a state must last before it is stored, in ms: 200 dishes are too much for each key. */
const DELAY = 300

let keepLast: (() => void) | null = null

/**
 * Stores what was typed and not published yet for as long as the browser tab is open: soon, and before the
 * page is left. It reads the menu at that time; `null` forgets it.
 */
export function keepMenuSoon(restaurant: number, kept: () => Kept | null): void {
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
export function keptMenu(restaurant: number): Kept | null {
  keepNow()
  try {
    const text = sessionStorage.getItem(keyOf(restaurant))
    return text === null ? null : v.parse(keptSchema, JSON.parse(text))
  } catch {
    return null
  }
}
