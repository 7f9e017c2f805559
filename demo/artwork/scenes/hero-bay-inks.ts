import type { Stop } from '../kit/sheet.ts'

/** The inks of one printing of the bay; the blocks are the same for all. The ink `none` leaves a block out. */
export type Printing = {
  /** From the top of the sheet to just below the horizon. */
  sky: readonly Stop[]
  stars: string
  /** Stars that only a dark night shows. */
  faintStars: string
  glow: readonly [string, number]
  /** High, middle and low clouds. */
  clouds: readonly [Wash, Wash, Wash]
  orb?: Orb
  fuji: { body: readonly Stop[]; snow: string; shade: string }
  mist: Wash
  farHill: readonly [string, string]
  nearHill: readonly [string, string]
  /** The dark side of the sheet: sky, the haze low in it, water, woven sea. */
  aside: { sky: Wash; haze: Wash; water: Wash; weave: Wash }
  water: readonly Stop[]
  ripples: { dark: string; light: string }
  boat: { hull: string; rim: string; cloth: string }
  weave: { water: readonly [string, string]; threads: readonly [string, ...string[]] }
  wave: { threads: readonly [string, ...string[]]; foam: string; deep: string }
  shore: { wood: string; ground: string; trunk: string; pad: string; tip: string; thatch: string }
  /** The village on the far shore, and the trees around it. */
  village: { roof: string; wood: string }
  /** Windows and the boat's lantern; unlit by day and at dawn. */
  lamps?: { paper: string; deep: string; strength: number }
}

/** An ink and how strongly it is wiped on. */
export type Wash = { ink: string; strength: number }

/** Sun or moon, its halo, and its path on the water. */
export type Orb = {
  at: 'low' | 'high'
  radius: number
  disc: string
  halo: Wash
  reach: number
  path: string
  /** Glints beside the path. */
  sparkle: number
}

export const wash = (colour: string, strength: number): Wash => ({ ink: colour, strength })
