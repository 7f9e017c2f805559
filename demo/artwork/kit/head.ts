import type { Hair, Person } from './appearance.ts'
import { arc, brush, curve, oval, type Point, pts } from './line.ts'
import { ink } from './palette.ts'
import { keyLine, shape } from './shape.ts'
import { clipped, type Sheet } from './sheet.ts'
import { disc, fill, put, stroke } from './svg.ts'

export function head(
  sheet: Sheet,
  who: Person,
  skin: string,
  skinShade: string,
  key: number,
): string {
  const face: Point[] = pts(
    '-42,-92 -44,-58 -34,-30 -12,-10 12,-10 34,-30 44,-58 42,-92 24,-124 -24,-124',
  )
  const hair = who.hairPaint
  if (who.view === 'back') {
    const nape: Point[] = pts('-44,-92 -46,-54 -30,-24 0,-16 30,-24 46,-54 44,-92 24,-128 -24,-128')
    return (
      ears(skin, key) +
      shape(nape, hair, key) +
      [-24, -8, 10, 26]
        .map((k, i) =>
          keyLine(
            [
              [k * 0.4, -122],
              [k, -80],
              [k * 0.8, -34],
            ],
            2.4,
            ink.indigo700,
            i,
          ),
        )
        .join('') +
      top(who.hair, hair, key) +
      (who.hair === 'headband' ? band() : '')
    )
  }
  const d = curve(face, true)
  return (
    ears(skin, key) +
    shape(face, skin, key) +
    clipped(
      sheet,
      d,
      fill(curve(pts('6,-130 18,-84 8,-56 20,-40 6,-8 60,-10 60,-130'), true), skinShade, 0.5),
    ) +
    features(who, skinShade) +
    fringe(who.hair, hair) +
    (who.hair === 'bald' || who.hair === 'curly' ? '' : locks()) +
    top(who.hair, hair, key) +
    (who.hair === 'headband' ? band() : '')
  )
}

/** A few lit strands from the crown. */
const locks = () =>
  [
    '-4,-135 -28,-122 -41,-96',
    '4,-136 -12,-124 -22,-106',
    '10,-135 30,-124 42,-98',
    '7,-136 18,-122 23,-108',
  ]
    .map((line, i) => fill(brush(pts(line), 2.6, { seed: i }), ink.indigo500, 0.5))
    .join('')

/** No portrait, only where the face turns: lowered lids, brows and the bridge of the nose. */
function features(who: Person, skinShade: string): string {
  const { turn = 0, hairPaint, beard, glasses } = who
  const eye = (x: number) =>
    fill(
      brush(
        [
          [x - 10, -88],
          [x, -92],
          [x + 10, -88],
        ],
        3.6,
      ),
      hairPaint,
      0.6,
    ) +
    fill(
      brush(
        [
          [x - 7, -76],
          [x, -73],
          [x + 7, -76],
        ],
        2.8,
      ),
      ink.umber,
      0.55,
    ) +
    (glasses ? stroke(curve(oval(x, -76, 13, 11), true), glasses, 2.4) : '')
  return put(
    turn,
    0,
    keyLine(
      [
        [-4, -84],
        [turn < 0 ? -11 : 8, -60],
        [1, -56],
      ],
      2.8,
      skinShade,
      3,
    ) +
      eye(-19) +
      eye(20) +
      disc(-26, -56, 10, 6, ink.coral, 0.22) +
      disc(27, -56, 9, 6, ink.coral, 0.22) +
      (glasses ? stroke('M-6 -77Q0 -81 7 -77', glasses, 2.4) : '') +
      (beard
        ? fill(curve(pts('-42,-58 -30,-44 0,-48 30,-44 42,-58 36,-22 0,-4 -36,-22'), true), beard)
        : '') +
      fill(brush(pts('-8,-38 1,-36 10,-39'), 2.6), beard ? skinShade : ink.vermilionDeep, 0.55),
  )
}

const ears = (skin: string, key: number) =>
  shape(oval(-46, -66, 9, 15), skin, key * 0.7) + shape(oval(46, -66, 9, 15), skin, key * 0.7)

const band = () =>
  fill(brush(pts('-50,-100 0,-112 50,-100'), 22, { head: 1, tail: 1, rough: 0.1 }), ink.washi) +
  keyLine(pts('-48,-94 0,-104 48,-94'), 2, ink.indigo500) +
  fill(brush(pts('46,-100 66,-112 74,-96'), 12, { head: 1, tail: 0.5 }), ink.washi)

function fringe(style: Hair, hair: string): string {
  if (style === 'bald') return ''
  if (style === 'bob')
    return fill(
      curve(
        pts(
          '-50,-70 -52,-104 -30,-134 0,-140 30,-134 52,-104 50,-70 40,-92 10,-98 -20,-94 -42,-86',
        ),
        true,
      ),
      hair,
    )
  return fill(
    curve(
      pts(
        '-48,-72 -50,-106 -28,-134 4,-140 34,-132 50,-104 48,-72 38,-98 14,-106 -14,-100 -38,-104',
      ),
      true,
    ),
    hair,
  )
}

function top(style: Hair, hair: string, key: number): string {
  if (style === 'bun' || style === 'tied')
    return shape(
      oval(style === 'bun' ? 6 : 34, style === 'bun' ? -148 : -130, 26, 22, 0.1, 3),
      hair,
      key,
    )
  if (style === 'bob')
    return (
      shape(pts('-48,-110 -60,-60 -56,-14 -36,-20 -44,-70'), hair) +
      shape(pts('48,-110 60,-60 56,-14 36,-20 44,-70'), hair)
    )
  if (style === 'long')
    return (
      shape(pts('-48,-116 -62,-60 -70,10 -48,40 -40,-20 -44,-70'), hair) +
      shape(pts('48,-116 62,-60 72,20 46,50 38,-20 44,-70'), hair)
    )
  if (style === 'cap')
    return shape(pts('-52,-96 -50,-128 0,-146 50,-128 52,-96 0,-106'), ink.washi, key)
  if (style === 'curly')
    return arc(0, -100, 48, 40, Math.PI * 0.95, Math.PI * 2.05, 9)
      .map(([a, b], i) => fill(curve(oval(a, b, 18, 17, 0.1, i), true), hair))
      .join('')
  return ''
}
