import { brush, curve, oval, polygon, pts } from '../../kit/line.ts'
import { bokashi, bokashiAt, glow, type Sheet } from '../../kit/sheet.ts'
import { steam } from '../../kit/steam.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import { shoji, snowView } from '../kit/interior.ts'
import { cap } from '../kit/snow.ts'
import { fibres } from '../kit/wash.ts'

/** A guest room: the lower half of the paper screen is raised, and there is the snow. Made for 800 × 1000. */
export function window(sheet: Sheet): string {
  return (
    rect(
      0,
      0,
      800,
      1000,
      bokashiAt(
        sheet,
        [
          [0, '#5b4432'],
          [1, '#7a5a3e'],
        ],
        [0, 0, 0, 700],
      ),
    ) +
    shoji(sheet, 90, 60, 620, 300, 2, '#e9dcbc', '#cdb88e', ink.woodDeep) +
    snowView(sheet, 90, 366, 620, 330, 9) +
    nanten() +
    [90, 396, 702].map((x) => rect(x - 5, 360, 10, 340, ink.woodDeep)).join('') +
    rect(80, 352, 640, 14, ink.woodDeep) +
    rect(70, 692, 660, 20, ink.wood) +
    [44, 756]
      .map((x) =>
        rect(
          x - 22,
          0,
          44,
          740,
          bokashi(
            sheet,
            [
              [0, ink.wood],
              [0.4, '#94694a'],
              [1, ink.woodDeep],
            ],
            [0, 0, 1, 0],
          ),
        ),
      )
      .join('') +
    rect(0, 20, 800, 34, ink.woodDeep) +
    tatami(sheet) +
    fill(
      polygon(pts('110,712 690,712 800,900 -40,900')),
      bokashi(sheet, [
        [0, '#dfe6e6', 0.42],
        [1, '#dfe6e6', 0],
      ]),
    ) +
    table(sheet) +
    rect(
      0,
      0,
      800,
      1000,
      bokashi(sheet, [
        [0, '#171110', 0],
        [0.7, '#171110', 0],
        [1, '#171110', 0.35],
      ]),
    ) +
    fibres(sheet, 40, ink.snow)
  )
}

/** A bough of nandina outside the glass, its red berries capped with snow. */
function nanten(): string {
  const stems = [pts('520,700 560,590 600,520'), pts('560,700 600,620 664,560')] as const
  const berries = Array.from({ length: 34 }, (_, i) => {
    const [cx, cy] = i % 2 === 0 ? [596, 512] : [654, 552]
    const a = i * 2.4
    const d = 5.4 * Math.sqrt(i)
    return fill(
      curve(oval(cx + Math.cos(a) * d * 0.9, cy + 24 + Math.sin(a) * d * 1.15, 8, 8), true),
      i % 3 === 0 ? ink.emberDeep : ink.ember,
    )
  })
  const leaves = [
    [560, 596, -30],
    [540, 640, 200],
    [612, 606, 10],
    [640, 620, 40],
    [590, 560, 190],
    [668, 590, -20],
    [520, 600, 160],
  ].map(([x = 0, y = 0, turn = 0]) =>
    put(x, y, fill(curve(pts('0,0 22,-11 52,0 22,9'), true), ink.cedar), 1.1, turn),
  )
  return (
    stems.map((line) => fill(brush(line, 6), ink.woodDeep)).join('') +
    leaves.join('') +
    berries.join('') +
    cap([566, 502], [630, 506], 20, ink.snow, ink.snowShade, 3) +
    cap([622, 546], [690, 550], 20, ink.snow, ink.snowShade, 7)
  )
}

function tatami(sheet: Sheet): string {
  const reeds = Array.from({ length: 26 }, (_, i) =>
    rect(0, 716 + i * i * 0.42 + i * 4, 800, 1.6, '#7d7a4c', 0.3),
  ).join('')
  return (
    rect(
      0,
      712,
      800,
      288,
      bokashiAt(
        sheet,
        [
          [0, '#a9a06c'],
          [1, '#8d8452'],
        ],
        [0, 712, 0, 1000],
      ),
    ) + reeds
  )
}

/** A low table with a cup, a pot and a wrapped sweet. */
function table(sheet: Sheet): string {
  const cup =
    fill(
      curve(pts('330,800 402,800 396,856 366,864 336,856'), true),
      bokashi(
        sheet,
        [
          [0, '#f0e8d8'],
          [1, '#9c917f'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    fill(curve(oval(366, 800, 36, 11), true), '#f6efe0') +
    fill(curve(oval(366, 802, 29, 8), true), '#8c9450')
  const pot =
    fill(brush(pts('560,830 600,808 620,800'), 20, { head: 1, tail: 0.6 }), '#3b4a45') +
    fill(
      curve(pts('470,800 560,800 584,838 560,870 470,870 446,838'), true),
      bokashi(
        sheet,
        [
          [0, '#6d8078'],
          [1, '#2c3a35'],
        ],
        [0, 0, 1, 0.4],
      ),
    ) +
    fill(curve(oval(515, 800, 46, 11), true), '#56685f') +
    fill(curve(oval(515, 788, 12, 9), true), '#2c3a35') +
    fill(brush(pts('462,806 474,744 556,744 568,806'), 7, { head: 0.9, tail: 0.9 }), ink.hinoki)
  return (
    glow(sheet, 430, 960, 420, '#120d0b', 0.45, 60) +
    fill(
      polygon(pts('160,838 640,838 740,930 60,930')),
      bokashi(sheet, [
        [0, '#a33a28'],
        [0, '#6b3426'],
        [1, '#3d211b'],
      ]),
    ) +
    rect(60, 930, 680, 20, '#241512') +
    fill(polygon(pts('190,846 420,846 380,924 110,924')), '#c98d6e', 0.18) +
    fill(curve(oval(372, 862, 70, 14), true), '#1c100d', 0.5) +
    fill(curve(oval(520, 872, 96, 15), true), '#1c100d', 0.5) +
    pot +
    cup +
    fill(curve(oval(228, 884, 62, 16), true), '#d8c8a4') +
    fill(curve(oval(228, 880, 54, 12), true), '#efe3c6') +
    fill(curve(oval(226, 866, 32, 20), true), '#b98a4f') +
    fill(brush(pts('198,862 226,848 252,862'), 5), '#e0bb80') +
    steam(sheet, 370, 792, 60, 170, 3, 0.5, ink.snow)
  )
}
