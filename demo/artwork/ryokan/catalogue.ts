import type { Picture } from '../kit/draw.ts'
import { tall, valley, wide } from './scenes/valley.ts'
import { dawn, day, dusk, night } from './scenes/valley-inks.ts'

const sized = (width: number, height: number) => (scene: Picture['scene']): Picture => ({ width, height, scene, quality: 84 })

/** Every picture of the house in the mountains by name; its content relies on names and sizes. */
export const catalogue: Record<string, Picture> = {
  'valley-dawn': sized(wide.width, wide.height)(valley(wide, dawn)),
  'valley-dawn-tall': sized(tall.width, tall.height)(valley(tall, dawn)),
  'valley-day': sized(wide.width, wide.height)(valley(wide, day)),
  'valley-day-tall': sized(tall.width, tall.height)(valley(tall, day)),
  'valley-dusk': sized(wide.width, wide.height)(valley(wide, dusk)),
  'valley-dusk-tall': sized(tall.width, tall.height)(valley(tall, dusk)),
  'valley-night': sized(wide.width, wide.height)(valley(wide, night)),
  'valley-night-tall': sized(tall.width, tall.height)(valley(tall, night)),
}
