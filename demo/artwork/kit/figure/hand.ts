import { polygon } from '../line.ts'
import type { Sheet } from '../sheet.ts'
import { fill, put } from '../svg.ts'
import { cut, edge, form, lines, plane } from './cut.ts'
import type { Skin } from './looks.ts'

/** Where a hand is: the wrist, its size (1 is about 95 px of open hand), turn in degrees from pointing left, mirrored by -1. */
export type Place = { x: number; y: number; scale?: number; turn?: number; flip?: 1 | -1 }

const placed = ({ x, y, scale = 1, turn = 0, flip = 1 }: Place, content: string) =>
  `${put(x, y, put(0, 0, content, scale, 0, 1), 1, turn, 1).replace('scale(1 1)', `scale(1 ${flip})`)}`

const nail = (skin: Skin, outline: string) =>
  plane(outline, '#f6dcc4', skin.base === '#d3a077' ? 0.55 : 0.8)

/** A fist round an upright rod that passes at x −40, the back of the hand to us, thumb across. */
export const grip = (sheet: Sheet, skin: Skin, at: Place, weight = 2.2): string =>
  placed(
    at,
    form(
      sheet,
      '6,-16 -14,-22 -34,-29 -50,-31 -61,-25 -63,-17 -61,-13* -66,-8 -66,1 -62,4* -65,9 -63,17 -58,19* -59,25 -54,31 -44,31 -28,28 -12,22 6,17',
      skin.base,
      weight,
      plane('-70,36 -62,20 -40,14 -18,10 10,6 10,40', skin.shade, 0.8),
    ) +
      lines(
        1.9,
        '#3a2430',
        '-61,-13 -50,-13 -40,-15',
        '-62,4 -50,4 -38,1',
        '-58,19 -48,18 -36,15',
      ) +
      lines(
        1.4,
        skin.shade,
        '-40,-25 -35,-18 -35,-12',
        '-38,-10 -33,-3 -34,3',
        '-36,6 -31,12 -32,18',
      ) +
      form(
        sheet,
        '-8,-20 -20,-32 -34,-40 -50,-42 -58,-37 -57,-30 -48,-28 -36,-25 -26,-16 -14,-12',
        skin.base,
        weight,
        plane('-8,-12 -30,-19 -44,-28 -60,-30 -58,-22 -20,-6', skin.shade, 0.7),
      ) +
      nail(skin, '-57,-37 -51,-40 -47,-37 -51,-33'),
  )

/** An open hand laid flat with its fingers together, seen from the back, thumb below. */
export const laid = (sheet: Sheet, skin: Skin, at: Place, weight = 2.2): string =>
  placed(
    at,
    form(
      sheet,
      '6,-16 -20,-21 -42,-24 -60,-23 -73,-20 -77,-15 -72,-10* -86,-13 -94,-9 -95,-3 -88,0* -100,2 -104,7 -100,12 -90,12* -94,17 -92,22 -84,24 -66,22 -48,21* -54,28 -66,34 -76,38 -77,45 -68,48 -50,44 -32,36 -16,26 6,17',
      skin.base,
      weight,
      plane('-100,12 -84,16 -56,14 -34,12 -14,10 10,6 10,60 -90,60', skin.shade, 0.75),
    ) +
      lines(
        1.8,
        '#3a2430',
        '-72,-10 -58,-11 -45,-12',
        '-88,0 -66,0 -48,0',
        '-90,12 -68,11.5 -50,10',
      ) +
      lines(1.4, skin.shade, '-42,-20 -38,-16', '-43,-8 -39,-4', '-43,4 -39,8') +
      nail(skin, '-75,-18 -69,-18 -69,-13 -74,-13') +
      nail(skin, '-93,-9 -86,-9 -86,-4 -92,-4') +
      nail(skin, '-102,4 -95,4 -95,10 -101,10') +
      nail(skin, '-92,16 -85,16 -85,21 -91,21') +
      nail(skin, '-76,40 -69,38 -68,43 -75,45'),
  )

/** Thumb and forefinger that meet at (−72, 12); the other fingers are folded behind. */
export const pinch = (sheet: Sheet, skin: Skin, at: Place, weight = 2.2): string =>
  placed(
    at,
    form(
      sheet,
      '-34,-22 -52,-18 -62,-6 -62,12 -56,28 -46,36 -36,32 -32,20 -24,4',
      skin.shade,
      weight,
    ) +
      lines(1.8, '#3a2430', '-50,-12 -52,8 -46,26', '-40,-10 -42,10 -38,24') +
      form(
        sheet,
        '6,-16 -16,-23 -34,-28 -46,-28 -58,-22 -70,-12 -78,2 -79,12 -74,16 -68,12 -62,2 -54,-5 -44,-6* -34,2 -36,10* -48,10 -62,8 -72,9 -77,15 -74,22 -64,24 -46,25 -28,24 -12,21 6,17',
        skin.base,
        weight,
        plane('-76,24 -72,17 -50,17 -30,16 -12,8 10,4 10,40', skin.shade, 0.75),
        plane('-80,14 -72,0 -58,-12 -44,-14 -34,-6 -50,0 -70,20', skin.shade, 0.45),
      ) +
      nail(skin, '-78,6 -75,2 -72,5 -75,12') +
      nail(skin, '-76,15 -70,11 -66,13 -70,17'),
  )

/** Four fingers under an edge, drawn before what they carry; the edge runs along y 0. */
export const under = (sheet: Sheet, skin: Skin, at: Place, weight = 2.2): string =>
  placed(
    at,
    form(
      sheet,
      '8,-14 -20,-12 -50,2 -84,0 -92,4 -90,12 -78,15* -82,20 -76,26 -64,26* -66,31 -58,35 -44,33 -22,28 8,16',
      skin.base,
      weight,
      plane('-96,12 -60,10 -20,8 10,2 10,50 -80,50', skin.shade, 0.8),
    ) + lines(1.8, '#3a2430', '-78,15 -62,14 -46,13', '-64,26 -52,24 -40,22'),
  )

/** The thumb over the edge that {@link under} carries. */
export const thumb = (skin: Skin, at: Place, weight = 2.2): string => {
  const outline = '8,-14 -10,-20 -28,-22 -46,-17 -62,-10 -66,-3 -60,2 -44,0 -28,1 -14,6 8,14'
  return placed(
    at,
    fill(polygon(cut(outline)), skin.base) +
      plane('-60,2 -42,-6 -24,-6 8,2 8,14 -14,8', skin.shade, 0.6) +
      edge(cut(outline), weight) +
      nail(skin, '-65,-5 -58,-9 -54,-6 -59,-1'),
  )
}
