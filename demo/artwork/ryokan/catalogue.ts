import type { Picture } from '../kit/draw.ts'
import { bath } from './scenes/bath.ts'
import { corridor } from './scenes/corridor.ts'
import { dining } from './scenes/dining.ts'
import { dishChar } from './scenes/dish-char.ts'
import { dishHoba } from './scenes/dish-hoba.ts'
import { dishPot } from './scenes/dish-pot.ts'
import { dishSoba } from './scenes/dish-soba.ts'
import { dishSweet } from './scenes/dish-sweet.ts'
import { dishTempura } from './scenes/dish-tempura.ts'
import { firewood } from './scenes/firewood.ts'
import { gate } from './scenes/gate.ts'
import { irori } from './scenes/irori.ts'
import { roomBeds } from './scenes/room-beds.ts'
import { roomCorner } from './scenes/room-corner.ts'
import { roomSchool } from './scenes/room-school.ts'
import { roomStream } from './scenes/room-stream.ts'
import { valley } from './scenes/valley.ts'
import { tall, wide } from './scenes/valley-frames.ts'
import { dawn, day, dusk, night } from './scenes/valley-inks.ts'
import { waiting } from './scenes/waiting.ts'
import { way } from './scenes/way.ts'
import { window } from './scenes/window.ts'

const sized =
  (width: number, height: number) =>
  (scene: Picture['scene']): Picture => ({ width, height, scene, quality: 84 })

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
  'cedar-gate': sized(1920, 900)(gate(0.62)),
  'cedar-gate-tall': sized(1170, 1470)(gate(0.5)),
  irori: sized(1600, 1200)(irori),
  corridor: sized(1200, 930)(corridor),
  firewood: sized(1200, 900)(firewood),
  'bus-stop': sized(1920, 900)(waiting(0.66)),
  'bus-stop-tall': sized(1170, 1470)(waiting(0.6)),
  'snow-window': sized(800, 1000)(window),
  hearthside: sized(1920, 1080)(dining),
  'dish-char': sized(1200, 800)(dishChar),
  'dish-hoba-miso': sized(1200, 800)(dishHoba),
  'dish-soba': sized(1200, 800)(dishSoba),
  'dish-duck-pot': sized(1200, 800)(dishPot),
  'dish-shoots': sized(1200, 800)(dishTempura),
  'dish-persimmon': sized(1200, 800)(dishSweet),
  'room-corner': sized(1200, 1500)(roomCorner),
  'room-stream': sized(1200, 1500)(roomStream),
  'room-school': sized(1200, 1500)(roomSchool),
  'room-beds': sized(1200, 1500)(roomBeds),
  bath: sized(900, 1200)(bath),
  'hodabi-map': sized(1200, 900)(way),
}
