import { oval, polygon } from '../line.ts'
import { ink } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import { disc, fill, stroke } from '../svg.ts'
import { form, lines, plane } from './cut.ts'
import { profileHair } from './hair-profile.ts'
import type { Head, Skin } from './looks.ts'

const faces = {
  soft: '-28,-62 -41,-49 -46,-33 -44.5,-20 -47.5,-8 -54,3 -56.5,9 -54,14 -47.5,15.5* -48.5,20 -52,23.5 -47.5,26.5* -51,30.5 -46.5,35.5 -46.5,43 -40,50.5 -28,50 -10,44 5,35 14,20 17,0 24,-34 0,-64',
  strong:
    '-28,-62 -42,-49 -48.5,-32 -46.5,-20 -51,-7 -58.5,4 -61,11 -56.5,15.5 -49,16.5* -50,21.5 -53,25 -48,28* -51.5,32 -47,37 -49.5,46 -43,55 -29,54 -9,48 9,37 17,20 19,0 24,-34 0,-64',
  aged: '-24,-64 -41,-50 -48.5,-32 -46,-20 -52,-6 -60,6 -61.5,13 -56,17 -48.5,17.5* -47.5,22.5 -49.5,26.5 -45,29* -48.5,33 -45,38.5 -49,47 -42,55 -30,53 -16,48 -2,40 10,26 16,6 22,-20 0,-64',
} as const

/** A head in profile facing left, about 140 px high; the origin is the root of the ear, where it nods. */
export function profile(sheet: Sheet, look: Head, weight = 2.4): string {
  const { skin, build } = look
  return (
    plane('8,-30 34,-34 46,8 38,30 20,30 8,10', skin.shade) +
    form(
      sheet,
      faces[build],
      skin.base,
      weight,
      plane(
        '-34,64 -28,44 -14,32 -10,20 -17,-4 -12,-30 -16,-50 20,-80 60,-20 40,80 -20,90',
        skin.shade,
        0.75,
      ),
      plane('-60,70 -46,49 -28,49 -8,42 10,60', skin.shade),
    ) +
    (look.beard ? beard(sheet, look) : '') +
    features(look) +
    ear(sheet, skin, weight) +
    profileHair(sheet, look)
  )
}

function ear(sheet: Sheet, skin: Skin, weight: number): string {
  return (
    form(
      sheet,
      '2,-4 0,-16 7,-23 17,-20 19,-8 13,4 8,14 2,12 2,4',
      skin.base,
      weight * 0.8,
      plane('8,-16 16,-14 14,-4 8,4 5,12 20,14 24,-20 10,-24', skin.shade, 0.8),
    ) + lines(1.6, ink.umber, '5,-14 10,-18 14,-12 10,-4 6,-1 7,4')
  )
}

function features({ skin, build, dye, gaze = 'ahead', glasses, beard }: Head): string {
  const aged = build === 'aged'
  const brow =
    build === 'soft'
      ? lines(3, dye, '-47,-29 -40,-34 -30,-33 -22,-27')
      : lines(aged ? 5.4 : 5, dye, '-50,-29 -42,-34 -31,-33 -21,-27')
  const eye =
    gaze === 'down'
      ? plane('-45,-17 -36,-18 -27,-12 -33,-7 -42,-7', skin.shade, 0.55) +
        lines(2.6, ink.umber, '-44.5,-9 -38,-6 -31,-7.5 -25,-12.5') +
        lines(1.4, skin.shade, '-45,-18 -37,-20 -27,-15')
      : plane('-43.5,-16* -36,-17 -27,-12* -35,-9 -41.5,-9.5*', '#f6ecda') +
        disc(-39.6, -13, 2.7, 4, ink.umber) +
        lines(3.2, ink.umber, '-46.5,-15 -41,-18 -34,-17 -24,-10.5') +
        lines(1.2, ink.umber, '-41.5,-9 -35,-8.6 -30,-10') +
        lines(1.2, skin.shade, '-45,-22 -37,-24 -28,-19')
  return (
    brow +
    eye +
    fill(polygon(oval(-50.5, 12.2, 3, 1.3, 0, 1, -0.3)), ink.umber, 0.75) +
    lines(1.7, skin.shade, '-48,3 -43.5,8 -45,14 -49,15.5') +
    plane('-52,23.5 -47.5,27* -39,27.4 -45,23.4', skin.lip, build === 'soft' ? 0.85 : 0.5) +
    plane('-47.5,27* -39,27.4* -45,32 -51,31', skin.lip, build === 'soft' ? 0.65 : 0.32) +
    lines(2, ink.umber, aged ? '-49,28.6 -44,29.4 -37,30' : '-50,27.2 -44,28 -37,26') +
    (aged
      ? lines(
          1.6,
          skin.shade,
          '-45,14 -38,21 -36,31',
          '-24,-12 -18,-10 -15,-6',
          '-24,-8 -19,-4 -17,1',
          '-40,-44 -32,-46 -24,-45',
          '-41,-39 -33,-40 -26,-39',
          '-35,-5 -29,-2 -24,-4',
        )
      : '') +
    (glasses ? spectacles(glasses) : '') +
    (beard ? lines(1.6, skin.shade, '-46,38 -42,40') : '')
  )
}

const spectacles = (paint: string) =>
  fill(polygon(oval(-40, -12, 8.4, 13)), '#fff7e4', 0.15) +
  stroke(`${polygon(oval(-40, -12, 8.4, 13))}M-32 -15L4 -18M-48 -13L-50 -11`, paint, 2.5)

const beard = (sheet: Sheet, { dye, sheen }: Head) =>
  form(
    sheet,
    '-4,0 -12,12 -24,20 -36,19 -49,18* -53,24 -46,27 -36,28* -44,35 -54,40 -57,52 -46,66 -26,66 -6,52 8,30 8,4',
    dye,
    0,
    lines(1.6, sheen, '-40,40 -34,56', '-28,36 -22,54', '-14,28 -8,42', '-48,44 -44,58'),
  )
