import { oval, polygon } from '../line.ts'
import { ink } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import { disc, fill, stroke } from '../svg.ts'
import { form, lines, plane } from './cut.ts'
import { quarterHair } from './hair-quarter.ts'
import type { Head, Skin } from './looks.ts'

const faces = {
  soft: '-36,-60 -44,-44 -47,-28 -44,-14 -46,0 -43,16 -37,32 -28,46 -16,53 -4,51 14,40 28,24 35,4 40,-30 20,-66 -14,-72',
  strong:
    '-36,-60 -45,-44 -49,-28 -45,-14 -48,0 -45,17 -41,34 -33,50 -18,57 -2,55 18,44 31,27 36,4 40,-30 20,-66 -14,-72',
  aged: '-34,-62 -45,-44 -49,-28 -44,-13 -48,0 -43,15 -41,32 -34,48 -20,56 -4,54 15,43 28,27 35,4 40,-30 20,-66 -14,-72',
} as const

/** A head turned three-quarters to the left, about 140 px high; the origin is the root of the near ear less 34 px. */
export function quarter(sheet: Sheet, look: Head, weight = 2.4): string {
  const { skin, build } = look
  return (
    nape(look) +
    ear(sheet, skin, weight) +
    form(
      sheet,
      faces[build],
      skin.base,
      weight,
      plane('14,-76 10,-40 18,-22 13,-6 17,8 8,26 -8,42 -20,60 50,70 60,-60', skin.shade, 0.75),
      plane('-25,-24 -21,-18 -22,-4 -20,6 -17,12 -21,16 -28,16 -24,10 -27,0', skin.shade, 0.6),
      plane('-30,40 -20,37 -10,40 -18,43', skin.shade, 0.6),
    ) +
    features(look) +
    quarterHair(sheet, look)
  )
}

const nape = ({ dye }: Head) => plane('30,-34 52,-32 53,-6 48,12 40,22 30,22', dye)

const ear = (sheet: Sheet, skin: Skin, weight: number) =>
  form(sheet, '33,-12 39,-22 47,-20 48,-8 43,6 37,14 32,10', skin.shade, weight * 0.8) +
  lines(1.6, ink.umber, '38,-14 43,-15 43,-6 38,0')

function features({ skin, build, dye, gaze = 'ahead', glasses }: Head): string {
  const heavy = build === 'soft' ? 3.2 : 5
  const soft = build === 'soft'
  return (
    lines(heavy, dye, '-47,-27 -41,-32 -33,-30', '-17,-30 -6,-34 6,-31 13,-25') +
    (gaze === 'down' ? lowered(skin) : open(skin)) +
    lines(2, ink.umber, '-29,-18 -29,-6 -34,5 -36,11 -31,15.5 -25,15') +
    lines(1.6, ink.umber, '-21,8 -17.5,12 -19.5,15.5') +
    plane('-33,29 -28,25.5 -24,27 -19,25.5 -9,28.5 -21,30', skin.lip, soft ? 0.85 : 0.5) +
    plane('-32,29.5 -21,30.5 -10,28.8 -17,35 -25,35.5', skin.lip, soft ? 0.6 : 0.3) +
    lines(2, ink.umber, '-34,29 -27,29 -23,30 -18,29 -7,27.5') +
    (build === 'aged'
      ? lines(
          1.6,
          skin.shade,
          '-16,13 -8,19 -4,29',
          '-38,15 -40,22',
          '16,-14 22,-12',
          '15,-9 20,-5',
          '-30,-46 -16,-49 4,-47',
          '-30,-41 -16,-43 0,-42',
          '-14,-4 -4,-1 6,-4',
        )
      : '') +
    (glasses ? spectacles(glasses) : '')
  )
}

const open = (skin: Skin) =>
  plane('-44,-12* -38,-16 -32,-12.5* -37,-9.5', '#f6ecda') +
  plane('-17,-12* -8,-16.5 5,-11.5* -6,-8.6', '#f6ecda') +
  disc(-39.2, -12.8, 2.8, 3.6, ink.umber) +
  disc(-8.8, -12.6, 3.8, 4.1, ink.umber) +
  lines(3, ink.umber, '-45.5,-11.5 -41,-15.6 -36,-16.4 -31,-12.5') +
  lines(3.4, ink.umber, '-18,-11.5 -12,-16.4 -4,-16.8 7.5,-10.5') +
  lines(1.2, skin.shade, '-44,-20 -38,-22 -33,-19', '-16,-21 -7,-24 5,-19') +
  lines(1.1, ink.umber, '-13,-8.4 -5,-7.6 2,-9.6')

const lowered = (skin: Skin) =>
  plane('-45,-14 -39,-18 -32,-13 -38,-8', skin.shade, 0.5) +
  plane('-17,-14 -8,-19 6,-12 -6,-7', skin.shade, 0.5) +
  lines(2.6, ink.umber, '-45,-11 -40,-8 -35,-8 -31,-11.5', '-18,-10.5 -9,-6.5 -1,-7.5 7,-12') +
  lines(1.2, skin.shade, '-44,-20 -38,-22 -33,-19', '-16,-21 -7,-24 5,-19')

function spectacles(paint: string): string {
  const near = polygon(oval(-6, -12, 16, 15))
  const far = polygon(oval(-39, -12, 9.5, 14.5))
  return (
    fill(near, '#fff7e4', 0.12) +
    fill(far, '#fff7e4', 0.12) +
    stroke(`${near}${far}M-22 -14Q-26 -18 -29.5 -14M10 -14L38 -16`, paint, 2.4)
  )
}
