import type { Coat, Person } from './appearance.ts'
import { head } from './head.ts'
import { brush, curve, oval, type Point, pts } from './line.ts'
import { ink } from './palette.ts'
import { keyLine, shape } from './shape.ts'
import { bokashi, clipped, type Sheet } from './sheet.ts'
import { fill, put } from './svg.ts'

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
      (arms ? bothArms(who, arms) : '') +
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

const bothArms = (who: Person, at: readonly [Point, Point, Point, Point]) => {
  const { cloth, shade, skin = ink.skin, key = 3 } = who
  return (
    arm(at[0], at[1], -1, cloth, shade, skin, key) + arm(at[2], at[3], 1, cloth, shade, skin, key)
  )
}

/** Only the arms of a person drawn with {@link person}: for hands that reach over what stands before them. */
export const reach = (
  x: number,
  y: number,
  scale: number,
  who: Person,
  at: readonly [Point, Point, Point, Point],
): string => put(x, y, bothArms(who, at), scale)

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
