import { brush, curve, oval, type Point } from '../../kit/line.ts'
import { bokashi, glow, type Sheet } from '../../kit/sheet.ts'
import { steam } from '../../kit/steam.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { embers, skewered } from '../kit/hearth.ts'
import { ink } from '../kit/inks.ts'

/** Jars, bowls and iron pots on two boards. */
export function shelf(sheet: Sheet): string {
  const row = (y: number, from: number, kinds: string) =>
    [...kinds]
      .map((kind, i) => {
        const x = from + i * 78
        const tones: Record<string, string> = {
          j: '#6f4a32',
          b: '#a89a84',
          p: '#26211e',
          c: '#55705f',
          w: '#d8c9a6',
        }
        const tone = tones[kind] ?? ink.wood
        const tall = kind === 'j' ? 84 : kind === 'p' ? 54 : kind === 'c' ? 66 : 38
        const wide = kind === 'b' || kind === 'w' ? 31 : 27
        return (
          fill(
            curve(
              [
                [x - wide * 0.7, y - tall],
                [x + wide * 0.7, y - tall],
                [x + wide, y - tall * 0.55],
                [x + wide * 0.72, y],
                [x - wide * 0.72, y],
                [x - wide, y - tall * 0.55],
              ],
              true,
            ),
            bokashi(
              sheet,
              [
                [0, tone],
                [1, ink.soot],
              ],
              [0, 0, 1.3, 0.3],
            ),
          ) + fill(curve(oval(x, y - tall, wide * 0.7, 6), true), ink.soot, 0.6)
        )
      })
      .join('')
  return (
    row(330, 800, 'jjbwpcjbbj') +
    rect(750, 330, 800, 14, ink.woodDeep) +
    row(480, 790, 'wbbpjcwwbp') +
    rect(750, 480, 800, 14, ink.woodDeep)
  )
}

/** Bundles of what the summer left, hung from the beam to dry. */
export function herbs(): string {
  const bundle = (x: number, tone: string, long: number) =>
    rect(x - 1.5, 120, 3, 40, ink.hinoki) +
    Array.from({ length: 11 }, (_, i) =>
      fill(
        brush(
          [
            [x, 156],
            [x + (i - 5) * 3, 156 + long * 0.5],
            [x + (i - 5) * 6.5, 156 + long * (0.85 + (i % 3) * 0.1)],
          ],
          7,
          { head: 0.4, tail: 0.15, seed: i },
        ),
        i % 2 === 0 ? tone : ink.woodDeep,
      ),
    ).join('')
  return (
    bundle(800, '#7d7a4c', 90) +
    bundle(1240, '#9a6a3c', 104) +
    bundle(1310, '#6b7450', 84) +
    bundle(1480, '#a04a2c', 76)
  )
}

/** A dome of clay with a fire in its mouth and a pot of rice under a wooden lid. */
export function oven(sheet: Sheet, x: number): string {
  const dome: Point[] = [
    [x - 112, 760],
    [x - 104, 690],
    [x - 66, 656],
    [x + 66, 656],
    [x + 104, 690],
    [x + 112, 760],
    [x + 116, 900],
    [x - 116, 900],
  ]
  return (
    fill(
      curve(dome, true),
      bokashi(
        sheet,
        [
          [0, '#d9b78a'],
          [0.5, '#a87d55'],
          [1, '#5d412c'],
        ],
        [0, 0, 1, 0.4],
      ),
    ) +
    fill(
      curve(
        [
          [x - 50, 900],
          [x - 50, 800],
          [x, 760],
          [x + 50, 800],
          [x + 50, 900],
        ],
        true,
      ),
      '#20130f',
    ) +
    glow(sheet, x, 850, 90, ink.ember, 0.95, 70) +
    put(x, 846, embers(sheet, 40, x)) +
    fill(curve(oval(x, 660, 96, 20), true), '#201b19') +
    fill(
      curve(
        [
          [x - 88, 660],
          [x - 84, 610],
          [x + 84, 610],
          [x + 88, 660],
          [x, 676],
        ],
        true,
      ),
      '#2c2623',
    ) +
    rect(
      x - 92,
      584,
      184,
      30,
      bokashi(
        sheet,
        [
          [0, ink.hinokiPale],
          [1, ink.wood],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    rect(x - 62, 566, 22, 22, ink.hinoki) +
    rect(x + 40, 566, 22, 22, ink.wood) +
    steam(sheet, x + 20, 584, 110, 250, 3, 0.36, ink.snowPale)
  )
}

/** The box of ash with the river fish round its fire. */
export function grill(sheet: Sheet): string {
  const fish = [1300, 1362, 1424, 1486, 1548].map((x, i) =>
    put(x, 800, skewered(i + 3, i < 3 ? 1 : -1), 0.82, (2 - i) * 7),
  )
  return (
    rect(1250, 770, 350, 130, '#4a3325') +
    rect(1262, 756, 326, 44, '#a89f92') +
    glow(sheet, 1425, 760, 260, ink.ember, 0.75, 130) +
    put(1425, 768, embers(sheet, 110, 5)) +
    fish.join('') +
    rect(1250, 812, 350, 100, '#4a3325') +
    rect(1244, 796, 362, 20, ink.wood)
  )
}
