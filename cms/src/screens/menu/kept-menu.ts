import * as v from 'valibot'
import { type Dish, dishSchema } from './dish.ts'

const keptSchema = v.object({ base: v.array(dishSchema), mine: v.array(dishSchema) })

type Kept = { base: Dish[]; mine: Dish[] }

const keyOf = (restaurant: number) => `desk-menu-${restaurant}`

/** Keeps what was typed and not published yet for as long as the browser's tab is there; `null` forgets it. */
export function keepMenu(restaurant: number, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(restaurant), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(restaurant))
  } catch {
    // A browser that keeps nothing, or has no room: the screen still has it.
  }
}

/** What was typed before the screen was left; `null` when nothing was. */
export function keptMenu(restaurant: number): Kept | null {
  try {
    const text = sessionStorage.getItem(keyOf(restaurant))
    return text === null ? null : v.parse(keptSchema, JSON.parse(text))
  } catch {
    return null
  }
}
