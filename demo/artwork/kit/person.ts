import { arc, brush, curve, oval, type Point, pts } from './line.ts'
import { ink } from './palette.ts'
import { keyLine, shape } from './shape.ts'
import { bokashi, clipped, type Sheet } from './sheet.ts'
import { fill, put, stroke } from './svg.ts'

export type Hair =
  | 'short'
  | 'bob'
  | 'bun'
  | 'headband'
  | 'cap'
  | 'tied'
  | 'bald'
  | 'grey-short'
  | 'curly'
  | 'long'
export type Coat = 'kimono' | 'jacket' | 'chef' | 'shirt' | 'robe'

/** A person without features: told by posture, hair and clothes. */
export type Person = {
  view: 'front' | 'back'
  hair: Hair
  hairPaint: string
  coat: Coat
  cloth: string
  shade: string
  lining: string
  skin?: string
  skinShade?: string
  apron?: string
  /** Head tilt in degrees. */
  nod?: number
  /** How far the face looks aside, in pixels of the unscaled head (−14…14). */
  turn?: number
  glasses?: string
  beard?: string
  /** Elbow and hand of the left arm as drawn, then of the right. */
  arms?: readonly [Point, Point, Point, Point]
  key?: number
}

/** A half figure; the origin is the hollow of the throat, the shoulders are 210 px apart, the head is 120 px high. */
export function person(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  who: Person,
  flip: 1 | -1 = 1,
): string {
  const {
    view,
    cloth,
    shade,
    lining,
    skin = ink.skin,
    skinShade = ink.skinShade,
    apron,
    nod = 0,
    arms,
    key = 3,
  } = who
  const trunk: Point[] = pts(
    '-34,-8 -74,12 -112,40 -124,120 -116,260 -126,430 126,430 116,260 124,120 112,40 74,12 34,-8',
  )
  const cut = bokashi(
    sheet,
    [
      [0, cloth],
      [0.55, cloth],
      [1, shade],
    ],
    [0, 0, 1, 0.4],
  )
  const folds = [
    [-60, 120, -86, 400],
    [20, 160, 44, 400],
    [84, 110, 70, 380],
  ].map(([a, b, c, d], i) =>
    keyLine(
      [
        [a ?? 0, b ?? 0],
        [((a ?? 0) + (c ?? 0)) / 2 + 8, ((b ?? 0) + (d ?? 0)) / 2],
        [c ?? 0, d ?? 0],
      ],
      5,
      shade,
      i + 2,
    ),
  )
  const neck = shape(pts('-24,-46 -22,-4 -36,12 0,44 36,12 22,-4 24,-46'), skinShade)
  const body = shape(trunk, cut, key, ink.sumi, 3) + clipped(sheet, curve(trunk, true), ...folds)
  const front = view === 'front'
  return put(
    x,
    y,
    (front ? '' : neck) +
      body +
      (front ? neck + collar(who.coat, cloth, shade, lining) : backCollar(lining)) +
      (apron ? apronOf(apron, shade, front) : '') +
      (arms
        ? arm(arms[0], arms[1], -1, cloth, shade, skin, key) +
          arm(arms[2], arms[3], 1, cloth, shade, skin, key)
        : '') +
      put(0, 0, head(sheet, who, skin, skinShade, key), 1, nod),
    scale,
    0,
    flip,
  )
}

function collar(coat: Coat, cloth: string, shade: string, lining: string): string {
  const v = (depth: number, width: number, paint: string) =>
    fill(
      brush(
        [
          [-36, -2],
          [-14, depth * 0.5],
          [6, depth],
        ],
        width,
        { head: 0.9, tail: 0.6, rough: 0.08 },
      ),
      paint,
    ) +
    fill(
      brush(
        [
          [36, -2],
          [16, depth * 0.5],
          [-6, depth],
        ],
        width,
        { head: 0.9, tail: 0.6, rough: 0.08 },
      ),
      paint,
    )
  if (coat === 'kimono' || coat === 'robe') return v(118, 24, lining) + v(160, 15, shade)
  if (coat === 'jacket')
    return (
      fill(curve(pts('-30,4 0,120 30,4 0,34'), true), lining) +
      shape(pts('-42,-2 -62,40 -40,66 -4,180 -10,90'), cloth, 2.4) +
      shape(pts('42,-2 62,40 40,66 4,180 10,90'), cloth, 2.4) +
      keyLine(pts('0,180 2,300 -2,430'), 3)
    )
  if (coat === 'chef')
    return (
      v(26, 22, lining) +
      keyLine(pts('30,20 38,200 34,430'), 3) +
      [90, 160, 230, 300]
        .map(
          (b) =>
            fill(curve(oval(16, b, 6, 6), true), shade) +
            fill(curve(oval(-30, b, 6, 6), true), shade),
        )
        .join('')
    )
  return (
    shape(pts('-34,-6 -50,20 -10,46 0,22'), lining, 2.4) +
    shape(pts('34,-6 50,20 10,46 0,22'), lining, 2.4) +
    keyLine(pts('0,30 2,200 0,430'), 2.6)
  )
}

const backCollar = (lining: string) =>
  fill(brush(pts('-42,4 0,-10 42,4'), 22, { head: 0.8, tail: 0.8, rough: 0.1 }), lining)

function apronOf(paint: string, shade: string, front: boolean): string {
  const strap =
    fill(brush(pts('-62,10 -66,90 -70,150'), 14, { head: 1, tail: 1 }), paint) +
    fill(brush(pts('62,10 66,90 70,150'), 14, { head: 1, tail: 1 }), paint)
  if (!front)
    return (
      fill(brush(pts('-118,270 0,284 118,270'), 18, { head: 1, tail: 1 }), paint) +
      shape(pts('-26,270 -60,250 -66,300 0,286 66,300 60,250 26,270'), paint, 2.4)
    )
  return (
    strap +
    shape(pts('-76,140 76,140 88,260 112,430 -112,430 -88,260'), paint, 2.8) +
    keyLine(pts('-60,250 0,262 70,250'), 4, shade)
  )
}

function arm(
  elbow: Point,
  hand: Point,
  side: 1 | -1,
  cloth: string,
  shade: string,
  skin: string,
  key: number,
): string {
  const shoulder: Point = [side * 84, 58]
  const wrist: Point = [
    elbow[0] + (hand[0] - elbow[0]) * 0.72,
    elbow[1] + (hand[1] - elbow[1]) * 0.72,
  ]
  const line: Point[] = [
    shoulder,
    [(shoulder[0] + elbow[0]) / 2 + side * 3, (shoulder[1] + elbow[1]) / 2],
    elbow,
    wrist,
  ]
  return (
    fill(brush([wrist, hand], 30, { head: 1, tail: 0.9, rough: 0.05 }), skin) +
    fill(curve(oval(hand[0], hand[1], 24, 19, 0.12, 4), true), skin) +
    [-10, 0, 10]
      .map((k) =>
        keyLine(
          [
            [hand[0] + k, hand[1] - 2],
            [hand[0] + k * 1.3, hand[1] + 18],
          ],
          2,
          ink.skinShade,
        ),
      )
      .join('') +
    fill(brush(line, 62 + key * 2, { head: 0.95, tail: 0.7, rough: 0.05 }), ink.sumi) +
    fill(brush(line, 62, { head: 0.95, tail: 0.7, rough: 0.05 }), cloth) +
    keyLine(
      [
        [elbow[0] - 20, elbow[1] - 18],
        [elbow[0], elbow[1]],
        [elbow[0] + 22, elbow[1] - 6],
      ],
      4,
      shade,
    )
  )
}

function head(sheet: Sheet, who: Person, skin: string, skinShade: string, key: number): string {
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
    top(who.hair, hair, key) +
    (who.hair === 'headband' ? band() : '')
  )
}

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

export type Walker = {
  coat: string
  shade: string
  hair: string
  legs: string
  skin?: string
  hat?: string
  bag?: string
  umbrella?: readonly [string, string]
}

/** A small whole figure walking, 200 px tall, feet at (x, y), seen from behind. */
export function walker(
  x: number,
  y: number,
  scale: number,
  look: Walker,
  flip: 1 | -1 = 1,
): string {
  const { coat, shade, hair, legs, skin = ink.skin, hat, bag, umbrella } = look
  return put(
    x,
    y,
    fill(brush(pts('-10,-84 -16,-40 -22,-2'), 22, { head: 1, tail: 0.55 }), legs) +
      fill(brush(pts('10,-84 18,-40 12,-6'), 21, { head: 1, tail: 0.55 }), legs) +
      fill(brush(pts('-30,-2 -14,-2'), 10, { head: 0.9, tail: 0.7 }), ink.umber) +
      fill(brush(pts('4,-5 22,-5'), 9, { head: 0.9, tail: 0.7 }), ink.umber) +
      fill(brush(pts('0,-176 0,-154'), 14, { head: 1, tail: 1 }), skin) +
      shape(pts('-16,-160 -32,-148 -36,-100 -34,-66 34,-66 36,-100 32,-148 16,-160'), coat, 1.6) +
      fill(curve(pts('8,-158 32,-146 36,-100 34,-68 12,-68 18,-110'), true), shade, 0.7) +
      fill(brush(pts('-30,-142 -44,-112 -38,-86'), 15, { head: 1, tail: 0.6 }), coat) +
      fill(
        brush([[30, -142], [42, -112], umbrella ? [26, -124] : [40, -84]], 15, {
          head: 1,
          tail: 0.6,
        }),
        shade,
      ) +
      fill(curve(oval(0, -184, 16, 19, 0.05, 3), true), hair) +
      (hat ? shape(pts('-28,-190 0,-212 28,-190 0,-184'), hat, 1.4) : '') +
      (bag ? shape(pts('34,-92 58,-92 62,-58 32,-58'), bag, 1.4) : '') +
      (umbrella
        ? fill(brush(pts('22,-120 20,-240'), 4, { head: 1, tail: 1 }), ink.umber) +
          shape(
            pts('-82,-206 -60,-246 20,-272 100,-246 122,-206 72,-214 20,-208 -32,-214'),
            umbrella[0],
            1.8,
          ) +
          [-60, -20, 20, 60, 100]
            .map((k) =>
              keyLine(
                [
                  [20, -270],
                  [20 + (k - 20) * 0.6, -240],
                  [k, -212],
                ],
                1.6,
                umbrella[1],
              ),
            )
            .join('')
        : ''),
    scale,
    0,
    flip,
  )
}
