import type { Sheet } from '../kit/sheet.ts'
import { bayLayers } from '../scenes/hero-bay.ts'
import { dawn } from '../scenes/hero-bay-dawn.ts'
import { wide } from '../scenes/hero-bay-frames.ts'
import { loomLayers } from '../scenes/loom-waves.ts'
import { norenLayers } from '../scenes/noren-dusk.ts'
import { grillLayers } from '../scenes/shiobi-main.ts'
import type { Crop } from './layer.ts'

/** Where a layer's pixel comes from: the shift in pixels at (x, y) of the plane, `t` seconds into the shot. */
export type Motion = (x: number, y: number, t: number) => readonly [number, number]

export type Shot = {
  name: string
  crop: Crop
  scene: (sheet: Sheet) => readonly string[]
  /** One motion per layer, back to front. */
  motions: readonly Motion[]
  seconds: number
}

const drift =
  (dx: number, dy = 0): Motion =>
  (_x, _y, t) => [dx * t, dy * t]

/** Cloth or water hanging from `top`: it sways more the farther down it is. */
const sway =
  (top: number, reach: number, dx: number): Motion =>
  (x, y, t) => {
    const free = Math.max(0, Math.min(1, (y - top) / reach))
    return [dx * t + Math.sin(t * 1.8 + x / 140) * 5 * free ** 1.5, 0]
  }

/** Threads riding a swell, stronger toward the viewer. */
const roll =
  (top: number, dx: number): Motion =>
  (x, y, t) => {
    const near = Math.max(0, (y - top) / 260)
    return [
      dx * t + Math.sin(y / 46 + t * 1.3) * 2.4 * near,
      Math.sin(x / 120 - t * 1.9 + y / 90) * 5.5 * near,
    ]
  }

/** Smoke leaning and wavering as it climbs. */
const waver =
  (foot: number, dx: number): Motion =>
  (_x, y, t) => {
    const up = Math.max(0, (foot - y) / 420)
    return [dx * t + Math.sin(y / 58 + t * 2.3) * 11 * up, t * 3]
  }

/** The video: the curtain, the fire, the loom, dawn on the bay. It does not begin with the picture that it opens over. */
export const shots: readonly Shot[] = [
  {
    name: 'noren-dusk',
    crop: { x: 0, y: 620, width: 1400, size: [1400, 1750] },
    scene: norenLayers,
    motions: [drift(0, -7), swayDown(-7), drift(0, -8), drift(0, -8.4), drift(0, -9)],
    seconds: 3.4,
  },
  {
    name: 'shiobi-main',
    crop: { x: 0, y: 0, width: 1920, size: [1920, 1080] },
    scene: grillLayers,
    motions: [drift(3), drift(7), drift(11), waver(560, 9), sway(20, 150, 14)],
    seconds: 3.4,
  },
  {
    name: 'loom-waves',
    crop: { x: 0, y: 230, width: 1600, size: [1600, 1200] },
    scene: loomLayers,
    motions: [
      drift(0, -4),
      rollDown(250, -4),
      drift(0, -4),
      drift(0, -4),
      (_x, _y, t) => [-70 + ease(t / 3.4) * 130, -4 * t],
      (_x, _y, t) => [Math.sin(t * 1.4) * -7, -4 * t],
      drift(0),
    ],
    seconds: 3.8,
  },
  {
    name: 'hero-bay-dawn',
    crop: { x: 0, y: 60, width: 1920, size: [1920, 1200] },
    scene: bayLayers(wide, dawn),
    motions: [
      drift(-4),
      (_x, _y, t) => [-12 * t, Math.sin(t * 1.7) * 2.2],
      roll(500, -9),
      (_x, _y, t) => [-15 * t, 10 + Math.sin(t * 1.1 + 0.6) * -9],
      drift(-13),
    ],
    seconds: 4,
  },
]

function swayDown(dy: number): Motion {
  const move = sway(60, 300, 0)
  return (x, y, t) => [move(x, y, t)[0], dy * t]
}

function rollDown(top: number, dy: number): Motion {
  const move = roll(top, 0)
  return (x, y, t) => [move(x, y, t)[0], move(x, y, t)[1] * 0.8 + dy * t]
}

/** Slow at both ends, 0 to 1. */
export function ease(u: number): number {
  const v = Math.max(0, Math.min(1, u))
  return v * v * (3 - 2 * v)
}
