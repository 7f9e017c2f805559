import { brush, curve, pts } from '../../kit/line.ts'
import { noise1 } from '../../kit/random.ts'
import { bokashi, bokashiAt, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { busStop } from '../kit/bus-stop.ts'
import { conifer, wood } from '../kit/conifer.ts'
import { ink } from '../kit/inks.ts'
import { peak } from '../kit/mountain.ts'
import { cap, drift, falling } from '../kit/snow.ts'
import { fibres, haze } from '../kit/wash.ts'
import { innkeeper } from './waiting-figure.ts'

const needles = { green: '#22353a', dark: '#131f27', snow: '#b5c2d0', shade: '#6a7e95' }

/** The innkeeper at the bus stop, lantern in hand; two lights come up the valley. `at` is where she stands, as a share of the width. */
export const waiting =
  (at: number) =>
  (sheet: Sheet): string => {
    const { width, height } = sheet
    const u = height / 900
    const floor = height * 0.6
    const x = width * at
    const bus = x - Math.min(420 * u, width * 0.4)
    return (
      rect(
        0,
        0,
        width,
        height,
        bokashiAt(
          sheet,
          [
            [0, '#131d30'],
            [0.5, '#283a56'],
            [0.85, '#56697f'],
            [1, '#8292a2'],
          ],
          [0, 0, 0, floor],
        ),
      ) +
      peak(
        sheet,
        width * 0.2,
        floor - 300 * u,
        620 * u,
        floor + 20,
        { lit: '#5f748d', shade: '#35475f', rib: '#2b3b52', foot: '#64768a' },
        6,
      ) +
      peak(
        sheet,
        width * 0.86,
        floor - 360 * u,
        680 * u,
        floor + 20,
        { lit: '#6b8098', shade: '#3a4d66', rib: '#2f4158', foot: '#64768a' },
        14,
      ) +
      haze(sheet, floor - 50 * u, 90 * u, '#75879a', 0.7) +
      wood(
        sheet,
        -20,
        width + 20,
        (px) => floor - 10 * u + noise1(px / 220, 2) * 24 * u,
        74 * u,
        floor + 90 * u,
        [
          [0, '#34475c'],
          [0.5, '#3f5369'],
          [1, '#75879a', 0],
        ],
        4,
      ) +
      wood(
        sheet,
        -20,
        width + 20,
        (px) => floor + 22 * u + noise1(px / 160, 6) * 20 * u,
        96 * u,
        floor + 120 * u,
        [
          [0, '#22313f'],
          [0.5, '#2c3e50'],
          [1, '#75879a', 0],
        ],
        7,
      ) +
      drift(
        sheet,
        [
          [-20, floor + 60 * u],
          [width * 0.3, floor + 46 * u],
          [width * 0.62, floor + 56 * u],
          [width + 20, floor + 30 * u],
        ],
        height,
        [
          [0, '#8b9cac'],
          [0.4, '#9aaaba'],
          [1, '#45586e'],
        ],
      ) +
      road(sheet, bus, floor, u) +
      glow(sheet, bus, floor + 52 * u, 300 * u, ink.lampPale, 0.6, 130 * u) +
      put(bus, floor + 58 * u, coach(sheet), 0.62 * u) +
      conifer(width - 20 * u, height * 0.9, 500 * u, needles, 3) +
      (width > height ? conifer(width - 210 * u, height * 0.8, 330 * u, needles, 8) : '') +
      conifer(40 * u, height * 0.86, 420 * u, needles, 11) +
      put(x + 190 * u, height * 0.84, busStop(), 1.05 * u) +
      put(x, height * 0.86, innkeeper(sheet), 1.06 * u) +
      falling(sheet, 420, '#eef1f3', 0.8, 'waiting') +
      fibres(sheet, 70, ink.snow)
    )
  }

function road(sheet: Sheet, x: number, floor: number, u: number): string {
  const { height } = sheet
  const bed = curve([
    [x - 24 * u, floor + 60 * u],
    [x - 80 * u, floor + 130 * u],
    [x - 240 * u, height * 0.9],
    [x - 330 * u, height + 40],
    [x + 330 * u, height + 40],
    [x + 190 * u, height * 0.9],
    [x + 60 * u, floor + 130 * u],
    [x + 24 * u, floor + 60 * u],
  ])
  const rut = (near: number) =>
    fill(
      brush(
        [
          [x + near * 0.05 * u, floor + 66 * u],
          [x + near * 0.28 * u, floor + 130 * u],
          [x + near * 0.7 * u, height * 0.88],
          [x + near * u, height + 40],
        ],
        44 * u,
        { head: 0.08, tail: 0.9, seed: 3 },
      ),
      '#4a5c72',
      0.7,
    )
  return soft(sheet, 8 * u, fill(bed, '#70839a', 0.7)) + rut(-170) + rut(150)
}

/** A small bus seen from the front, half dissolved in its own lights. */
function coach(sheet: Sheet): string {
  return (
    fill(curve(pts('-62,0 -64,-96 -46,-124 46,-124 64,-96 62,0'), true), '#3a4a55') +
    rect(
      -50,
      -104,
      100,
      52,
      bokashi(sheet, [
        [0, '#f3d596'],
        [1, '#b58f57'],
      ]),
    ) +
    rect(-3, -104, 6, 52, '#2b3841') +
    rect(-40, -120, 80, 12, ink.lampPale) +
    cap([-58, -122], [58, -122], 14, '#c9d3db', '#7d90a3', 5) +
    [-42, 42]
      .map(
        (x) =>
          glow(sheet, x, -22, 120, ink.lampPale, 0.95) +
          `<circle cx="${x}" cy="-22" r="11" fill="#fff3d2"/>`,
      )
      .join('') +
    glow(sheet, 0, 20, 240, ink.lampPale, 0.5, 60)
  )
}
