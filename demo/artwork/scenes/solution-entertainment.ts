import { arc, brush, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { reflection, strands } from '../kit/sea.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'
import { audience } from './stage-audience.ts'
import { player } from './stage-player.ts'

/** The stage: two curtains, three beams, one player, and the dark of the hall. */
export function solutionEntertainment(sheet: Sheet): string {
  return [
    rect(
      0,
      0,
      1200,
      1500,
      bokashi(sheet, [
        [0, '#141433'],
        [0.45, '#3a2a62'],
        [0.64, '#8a3f5c'],
        [0.7, '#c9694a'],
      ]),
    ),
    disc(640, 640, 330, 330, '#f2b45a'),
    disc(
      640,
      640,
      330,
      330,
      bokashi(sheet, [
        [0, '#ffe3a0', 0.9],
        [1, '#e2593a', 0.75],
      ]),
    ),
    waves(),
    beam(sheet, [250, -40], [330, -40], [700, 1080], [440, 1080], '#9fd6cc', 0.4),
    beam(sheet, [1010, -40], [1080, -40], [900, 1080], [580, 1080], '#ffd98a', 0.5),
    beam(sheet, [610, -40], [680, -40], [760, 1080], [520, 1080], '#fff0c8', 0.5),
    floor(sheet),
    player(sheet),
    curtain(-1),
    curtain(1),
    rect(0, 0, 1200, 96, '#0f0f28'),
    ...[170, 290, 460, 645, 830, 1045].map((x) =>
      put(
        x,
        96,
        shape(pts('-26,-20 -34,40 34,40 26,-20'), '#0a0a1e', 2) +
          disc(0, 42, 30, 9, '#fff0c8') +
          glow(sheet, 0, 44, 90, '#fff0c8', 0.6),
      ),
    ),
    audience(),
  ].join('')
}

const beam = (
  sheet: Sheet,
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  colour: string,
  opacity: number,
) =>
  soft(
    sheet,
    7,
    fill(
      polygon([a, b, c, d]),
      bokashi(sheet, [
        [0, colour, opacity],
        [0.7, colour, opacity * 0.5],
        [1, colour, opacity * 0.2],
      ]),
    ),
  )

/** The backdrop's painted sea. */
const waves = () =>
  [0, 1, 2, 3]
    .map((row) =>
      Array.from({ length: 10 }, (_, i) =>
        [0, 1, 2]
          .map((k) =>
            fill(
              brush(
                arc(
                  60 + i * 150 + (row % 2) * 75,
                  940 + row * 40,
                  74 - k * 22,
                  58 - k * 17,
                  Math.PI,
                  Math.PI * 2,
                  12,
                ),
                9 - k,
                { head: 0.6, tail: 0.6, seed: i },
              ),
              ['#20315f', '#f1dcc0', '#5c998b'][k] ?? ink.indigo700,
              0.9,
            ),
          )
          .join(''),
      ).join(''),
    )
    .join('')

const floor = (sheet: Sheet) =>
  fill(
    polygon(pts('0,1060 1200,1060 1200,1320 0,1320')),
    bokashi(sheet, [
      [0, '#d98a54'],
      [0.3, '#7a3a4c'],
      [1, '#1c1838'],
    ]),
  ) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((i) =>
      fill(
        brush(
          [
            [280 + i * 66, 1062],
            [i * 140 - 100, 1320],
          ],
          3,
          { head: 0.5, tail: 1.4 },
        ),
        '#2a1630',
        0.7,
      ),
    )
    .join('') +
  glow(sheet, 640, 1110, 330, '#ffe3a0', 0.85, 54) +
  reflection(sheet, 640, 1120, 130, 150, '#ffd98a', 0.5)

function curtain(side: -1 | 1): string {
  const edge = (x: number): Point => [side < 0 ? x : 1200 - x, 0]
  const at = (x: number, y: number): Point => [edge(x)[0], y]
  const a: Point[] = [at(-60, -20), at(-60, 500), at(-60, 900), at(-60, 1330)]
  const b: Point[] = [at(420, -20), at(330, 460), at(150, 860), at(230, 1330)]
  return (
    fill(
      polygon([
        at(-60, -20),
        at(430, -20),
        at(340, 460),
        at(160, 860),
        at(236, 1330),
        at(-60, 1330),
      ]),
      '#6d1a28',
    ) +
    strands(a, b, 15, ['#8f2430', '#4a1226', '#b3342f', '#6d1a28', '#3a0f22'], 34, side + 4) +
    fill(brush([at(60, 866), at(150, 880), at(186, 862)], 26, { head: 1, tail: 0.9 }), ink.amber) +
    [0, 1, 2, 3]
      .map((i) =>
        fill(
          brush([at(120 + i * 14, 884), at(116 + i * 16, 960)], 7, { head: 1, tail: 0.5 }),
          ink.amberDeep,
        ),
      )
      .join('')
  )
}
