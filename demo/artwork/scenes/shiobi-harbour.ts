import { boat } from '../kit/boat.ts'
import { hill } from '../kit/land.ts'
import { brush, type Point, polygon, pts } from '../kit/line.ts'
import { glints, reflection } from '../kit/sea.ts'
import { facet, keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { clouds, mist, sky } from '../kit/sky.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'

const HORIZON = 300
const KEY = '#1d2c3c'

/** The harbour in the morning: a boat coming in, and what another has already put ashore. */
export function shiobiHarbour(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, '#8fb3c4'],
      [0.2, '#c9d3c6'],
      [0.34, '#f6dcb0'],
      [0.4, '#f8c79a'],
    ]),
    clouds(sheet, 120, 60, 6, '#f4e3cc', 0.7),
    disc(800, HORIZON - 66, 46, 46, '#f2703a'),
    glow(sheet, 800, HORIZON - 66, 330, '#ffe0a0', 0.7),
    hill(
      sheet,
      { y: 262, rise: 26, span: 150, seed: 7, foot: HORIZON + 2, to: 520, lift: (t) => 44 * t },
      [
        [0, '#5d7f96'],
        [1, '#b9bfb4'],
      ],
    ),
    mist(sheet, HORIZON - 10, 30, '#fbe7c4', 0.7),
    rect(
      0,
      HORIZON,
      1200,
      300,
      bokashi(sheet, [
        [0, '#f3cfa0'],
        [0.16, '#9fb6b8'],
        [0.6, '#4d7d92'],
        [1, '#2c5a78'],
      ]),
    ),
    glints(sheet, { x: 0, y: HORIZON + 4, width: 1200, height: 230 }, 150, '#2c5a78', 0.5),
    reflection(sheet, 800, HORIZON + 6, 50, 220, '#ffb070', 0.85),
    breakwater(),
    boat(560, 420, 1.05, '#1c2f4a', '#e0b06c', '#b3452c'),
    quay(sheet),
    crate(sheet, 30, 556, 0.84),
    crate(sheet, 540, 582, 1.1),
  ].join('')
}

/** The mole, and the red lamp at its end. */
const breakwater = () =>
  fill(polygon(pts('1210,292 1000,304 980,322 1210,330')), '#3f5568') +
  fill(polygon(pts('1018,306 1024,238 1046,238 1052,305')), '#c2462c') +
  rect(1021, 262, 28, 14, '#f4ebda') +
  fill(polygon(pts('1018,238 1022,218 1048,218 1052,238')), '#8f2c20') +
  disc(1035, 228, 9, 7, '#ffe0a0')

function quay(sheet: Sheet): string {
  const top = polygon(pts('-20,520 1220,500 1220,820 -20,820'))
  return (
    fill(
      top,
      bokashi(sheet, [
        [0, '#c9b89c'],
        [0.2, '#a39a8c'],
        [1, '#6d7078'],
      ]),
    ) +
    clipped(
      sheet,
      top,
      ...[0, 1, 2, 3, 4].map((i) =>
        fill(
          brush(
            [
              [170 + i * 230, 505],
              [20 + i * 290, 820],
            ],
            4,
            { head: 0.6, tail: 1.2 },
          ),
          '#565a66',
          0.7,
        ),
      ),
      reflection(sheet, 800, 530, 70, 90, '#ffd9a0', 0.5),
    ) +
    fill(brush(pts('-20,520 600,511 1220,500'), 9, { head: 1, tail: 1 }), '#f0dcb8')
  )
}

/** A horse mackerel, whole, about 300 px long, its head to the left. */
function mackerel(sheet: Sheet): string {
  const body: Point[] = pts('-150,4 -120,-26 -60,-42 20,-34 96,-8 120,0 96,10 20,34 -60,40 -120,28')
  return (
    shape(pts('104,0 156,-34 146,0 156,36'), '#56707c', 2.2, KEY) +
    shape(pts('-40,-36 10,-56 60,-28 20,-30'), '#56707c', 2, KEY) +
    shape(
      body,
      bokashi(sheet, [
        [0, '#2f5a78'],
        [0.36, '#8fb0ae'],
        [0.6, '#eef0e2'],
        [1, '#eef0e2'],
      ]),
      2.6,
      KEY,
    ) +
    keyLine(pts('-92,-34 -78,-4 -94,30'), 2.6, KEY) +
    keyLine(pts('-70,-6 0,-10 60,0 110,1'), 2, '#56707c') +
    shape(pts('-74,8 -34,14 -52,26'), '#7f98a0', 1.6, KEY) +
    disc(-118, -6, 10, 10, '#f4ebda') +
    disc(-118, -6, 5.5, 5.5, KEY) +
    keyLine(pts('-150,6 -128,12'), 2.2, KEY)
  )
}

/** A wooden crate of mackerel on ice; its origin is the upper left corner of the opening. */
function crate(sheet: Sheet, x: number, y: number, scale: number): string {
  const opening = polygon(pts('34,0 486,0 520,92 0,92'))
  const ice = Array.from({ length: 90 }, () => {
    const [a, b] = [sheet.random.range(0, 520), sheet.random.range(0, 92)]
    const r = sheet.random.range(6, 15)
    return fill(
      polygon([
        [a - r, b],
        [a - r * 0.2, b - r * 0.7],
        [a + r, b - r * 0.1],
        [a + r * 0.3, b + r * 0.7],
      ]),
      sheet.random.pick(['#eef4f0', '#cfe0e0', '#b4ced4']),
      0.9,
    )
  })
  return put(
    x,
    y,
    soft(sheet, 10, fill(polygon(pts('-8,150 530,150 570,190 20,196')), '#20242e', 0.5)) +
      fill(opening, '#a9c4cc') +
      clipped(
        sheet,
        opening,
        ...ice,
        ...[0, 1, 2, 3].map((i) => put(116 + i * 96, 44 + (i % 2) * 8, mackerel(sheet), 0.66, 22)),
      ) +
      facet(pts('34,-14 486,-14 486,4 34,4'), '#8a5f3c', 2.4) +
      facet(pts('-6,88 526,88 518,170 2,170'), '#c08a54', 3) +
      fill(brush(pts('0,130 260,128 520,130'), 4, { head: 1, tail: 1 }), '#6d4428') +
      facet(pts('34,-14 48,-10 8,96 -8,92'), '#a57346', 2.4) +
      facet(pts('486,-14 472,-10 512,96 528,92'), '#a57346', 2.4) +
      [70, 440].map((k) => rect(k, 90, 22, 78, '#9a683e')).join(''),
    scale,
  )
}
