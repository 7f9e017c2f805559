import type { Point } from '../line.ts'
import type { Sheet } from '../sheet.ts'
import { arm } from './arm.ts'
import { neck, trunk } from './bust.ts'
import { plane } from './cut.ts'
import { grip, thumb, under } from './hand.ts'
import type { Skin } from './looks.ts'
import { type Cloth, forearm } from './sleeve.ts'

/**
 * One hand: its wrist, the elbow it comes from, how far its fingers point up (degrees), and what it
 * does. A hand that carries has its thumb over the thing, lifted and turned from the fingers.
 */
type Hand = {
  wrist: Point
  elbow: Point
  turn?: number
  grips?: boolean
  thumb?: readonly [lift: number, turn: number]
}

export type Bearer = {
  skin: Skin
  cloth: Cloth
  /** The garment over the trunk, its middle down x −18. */
  worn: string
  /** How much of the forearm the sleeve covers, half its width there, and the band at its end. */
  cuff: { cover: number; half: number; band: number }
  /** As we see them; the measure is that of `bust.ts`. */
  left: Hand
  right: Hand
  thing: string
}

/** A person from collar to hands, in two layers: the trunk, and the arms with what the hands hold. */
export function bearer(sheet: Sheet, person: Bearer): readonly [trunk: string, arms: string] {
  const { skin, cloth, worn, left, right, thing } = person
  return [
    neck(sheet, 'quarter', skin) + trunk(sheet, 'quarter', cloth, smooth(cloth), worn),
    fingers(sheet, skin, left, -1) +
      fingers(sheet, skin, right, 1) +
      sleeved(sheet, person, 'left') +
      sleeved(sheet, person, 'right') +
      thing +
      closing(sheet, skin, left, -1) +
      closing(sheet, skin, right, 1),
  ]
}

/** Lifted arms draw the cloth straight: the fold at the waist of a hanging coat goes. */
const smooth = ({ base }: Cloth) => plane('-97,187* -12,187* -12,228* -97,228*', base)

type Side = 1 | -1

const place = ({ wrist: [x, y], turn = 0 }: Hand, side: Side, lift = 0, more = 0) => ({
  x,
  y: y - lift,
  turn: side === 1 ? turn + more : 180 - turn - more,
  flip: side,
})

const fingers = (sheet: Sheet, skin: Skin, hand: Hand, side: Side): string =>
  hand.grips ? '' : under(sheet, skin, place(hand, side), 1.8)

function closing(sheet: Sheet, skin: Skin, hand: Hand, side: Side): string {
  if (hand.grips) return grip(sheet, skin, place(hand, side), 1.8)
  const [lift, more] = hand.thumb ?? [4, 4]
  return thumb(skin, place(hand, side, lift, more), 1.8)
}

function sleeved(sheet: Sheet, { skin, cloth, cuff, ...hands }: Bearer, side: 'left' | 'right') {
  const { wrist, elbow } = hands[side]
  const { cover, half, band } = cuff
  const end: Point = [
    elbow[0] + (wrist[0] - elbow[0]) * cover,
    elbow[1] + (wrist[1] - elbow[1]) * cover,
  ]
  return (
    (cover < 0.9 ? forearm(sheet, elbow, wrist, skin, [44, 32], 1.8) : '') +
    arm(sheet, side, cloth, { elbow, end, half, band })
  )
}
