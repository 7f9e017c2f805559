import * as v from 'valibot'
import { type Dish, dishSchema } from './dish.ts'

const keptSchema = v.object({ base: v.array(dishSchema), mine: v.array(dishSchema) })

type Kept = { base: Dish[]; mine: Dish[] }

const keyOf = (restaurant: number) => `desk-menu-${restaurant}`

/** How long a state is the last one before it is kept, in ms: 200 dishes are too much for each key. */
const DELAY = 300

let keepLast: (() => void) | null = null

/**
 * Keeps what was typed and not published yet for as long as the browser's tab is there: soon, and before
 * the page is left. What is to be kept is asked then; `null` forgets it.
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
    // A browser that keeps nothing, or has no room: the screen still has it.
  }
}

/** What was typed before the screen was left; `null` when nothing was. */
export function keptMenu(restaurant: number): Kept | null {
  keepNow()
  try {
    const text = sessionStorage.getItem(keyOf(restaurant))
    return text === null ? null : v.parse(keptSchema, JSON.parse(text))
  } catch {
    return null
  }
}
