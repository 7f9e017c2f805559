import { heap, shiso } from '../kit/food.ts'
import { brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { facet, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { daylight, planks } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { chopsticks, rings } from '../kit/table.ts'
import { bowl, plate } from '../kit/vessel.ts'
import { choko, combed, table } from './tateito-table.ts'

/** Tempura of prawns and mountain vegetables on folded paper. */
export function tempura(sheet: Sheet): string {
  const [cx, cy, r] = [560, 420, 420]
  return [
    planks(sheet, table, 210, 7),
    plate(
      sheet,
      cx,
      cy,
      r,
      { light: '#46587c', dark: '#1d2a4d' },
      rings(cx, cy, [r * 0.95, r * 0.9], '#8fa9c6', 4),
    ),
    facet(
      pts('250,360 620,180 900,400 480,640'),
      bokashi(
        sheet,
        [
          [0, '#fbf4e4'],
          [1, '#dccdb2'],
        ],
        [0, 0, 0.7, 1],
      ),
      3,
      ink.brown,
    ),
    facet(pts('620,180 900,400 800,262'), '#cbbb9d', 2.4, ink.brown),
    put(500, 360, sweetPotato(sheet), 1.25, -20),
    put(690, 330, lotus(sheet), 1.15, 12),
    put(400, 430, shishito(), 1.3, 24),
    put(430, 470, shishito(), 1.2, 10),
    put(700, 420, shiso('#8b9a52', '#55693a') + batter(sheet, 70, 36, 5), 1.1, 40),
    put(590, 420, prawn(sheet, 1), 1.35, -62),
    put(660, 450, prawn(sheet, 2), 1.35, -48),
    put(520, 470, prawn(sheet, 3), 1.35, -74),
    bowl(sheet, 1050, 600, 140, {
      depth: 74,
      foot: 0.5,
      glaze: choko,
      inside: '#8a5a34',
      motif: combed(1050, 600, 140),
      content: put(1050, 590, heap(sheet, 50, ink.washi, '#cfd0bd', 5)),
    }),
    plate(sheet, 1060, 150, 110, { light: '#d9c8aa', dark: '#a58a66' }),
    put(1060, 140, heap(sheet, 40, '#f6f1e4', '#cfc8b4', 8)),
    chopsticks([300, 772], [830, 734], ink.umber, ink.vermilion),
    daylight(sheet, '#f9e8c0', ink.indigo900, 0.32),
  ].join('')
}

/** The blistered crust of tempura over an oval, as crumbs along its edge. */
function batter(sheet: Sheet, rx: number, ry: number, seed: number): string {
  return Array.from({ length: 46 }, (_, i) => {
    const a = (i / 46) * Math.PI * 2
    const q = 0.86 + 0.3 * sheet.random.next()
    return disc(
      Math.cos(a) * rx * q,
      Math.sin(a) * ry * q,
      7 + 4 * noise1(i, seed),
      6,
      i % 3 === 0 ? '#f4d690' : i % 3 === 1 ? '#e0b25c' : '#c98f43',
    )
  }).join('')
}

function prawn(sheet: Sheet, seed: number): string {
  const body: Point[] = pts('-130,6 -90,-26 0,-34 90,-26 134,-8 132,12 90,28 0,34 -90,26')
  return (
    shape(
      pts('-120,-4 -176,-40 -196,-20 -166,0 -198,22 -176,40 -120,10'),
      '#cf4a2c',
      3,
      ink.vermilionDeep,
    ) +
    put(0, 0, batter(sheet, 132, 36, seed)) +
    shape(
      body,
      bokashi(sheet, [
        [0, '#f3d48d'],
        [0.6, '#dba750'],
        [1, '#b8772f'],
      ]),
      3,
      ink.brownDeep,
      seed,
    ) +
    Array.from({ length: 26 }, (_, i) =>
      fill(
        brush(
          [
            [-110 + i * 9, noise1(i * 2.1, seed) * 22],
            [-104 + i * 9, noise1(i * 2.1, seed) * 22 + 8],
          ],
          6,
        ),
        i % 2 === 0 ? '#f9e5b2' : '#b8772f',
        0.75,
      ),
    ).join('')
  )
}

const sweetPotato = (sheet: Sheet) =>
  batter(sheet, 92, 58, 3) +
  round(
    0,
    0,
    92,
    58,
    bokashi(sheet, [
      [0, '#f4cf62'],
      [1, '#d69a34'],
    ]),
    3,
    ink.brownDeep,
    4,
  ) +
  stroke(curve(oval(0, 0, 82, 50), true), '#7f3850', 7, 0.85) +
  pts('-30,-10 20,16 36,-18 -12,24')
    .map(([x, y]) => disc(x, y, 8, 4, '#fae7ac', 0.8))
    .join('')

const lotus = (sheet: Sheet) =>
  batter(sheet, 80, 54, 7) +
  round(0, 0, 80, 54, '#f0dcae', 3, ink.brownDeep, 6) +
  Array.from({ length: 7 }, (_, i) =>
    round(Math.cos(i * 0.9) * 46, Math.sin(i * 0.9) * 30, 13, 9, '#a9824e', 2, ink.brownDeep, i),
  ).join('') +
  round(0, 0, 11, 8, '#a9824e', 2, ink.brownDeep)

const shishito = () =>
  fill(
    brush(pts('-80,10 -30,-8 30,4 86,-10'), 34, { head: 0.4, tail: 0.15, rough: 0.25 }),
    '#5f7f3c',
  ) +
  keyLine(pts('-80,16 -30,10 30,20 86,-6'), 3, '#33482a') +
  fill(brush(pts('-70,2 -20,-12 30,-4'), 6), '#a9bf6a') +
  fill(brush(pts('-80,8 -106,-6'), 8, { head: 1, tail: 1 }), '#3f5a34')
