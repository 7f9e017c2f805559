import { gleam } from '../kit/gloss.ts'
import { brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put } from '../kit/svg.ts'
import { beer } from './yoriai-beer.ts'
import { leek, meatball, thigh } from './yoriai-skewer.ts'
import { bar } from './yoriai-table.ts'

const turn = -15

/** Skewers close up, fresh from the grill and wet with sauce; a beer behind them. */
export function yakitori(sheet: Sheet): string {
  return [
    bar(sheet),
    beer(sheet, 1110, 150, 178),
    dish(sheet),
    pools(sheet),
    skewer(sheet, 300, 150, [thigh, thigh, thigh, thigh, thigh]),
    skewer(sheet, 350, 350, [thigh, leek, thigh, leek, thigh]),
    skewer(sheet, 400, 560, [meatball, meatball, meatball, meatball]),
    skewer(sheet, 460, 772, [thigh, leek, thigh, leek, thigh]),
    spice(sheet),
    steam(sheet, 420, 250, 700, 380, 5, 0.34, '#fff6e6'),
    glow(sheet, 140, 30, 760, '#ffe3ad', 0.26, 460),
    daylight(sheet, '#ffe0a8', ink.night, 0.2),
  ].join('')
}

/** The long ash-glazed dish; it leaves the picture at the left and below. */
function dish(sheet: Sheet): string {
  const edge = pts('-140,150 420,20 880,84 1060,240 1090,560 1010,920 -140,920')
  const well = pts('-140,204 420,78 846,134 1002,270 1026,560 950,900 -140,900')
  const moved = (dx: number, dy: number) => edge.map(([x, y]): Point => [x + dx, y + dy])
  return (
    soft(sheet, 18, fill(curve(moved(22, 28), true), ink.night, 0.55)) +
    shape(moved(4, 20), '#7f8791', 4) +
    shape(
      edge,
      bokashi(
        sheet,
        [
          [0, '#fbf6e8'],
          [0.5, '#e6dfce'],
          [1, '#b3b1aa'],
        ],
        [0, 0, 0.8, 1],
      ),
      4,
    ) +
    shape(
      well,
      bokashi(
        sheet,
        [
          [0, '#cfcabb'],
          [0.35, '#ece5d4'],
          [1, '#f7f1e2'],
        ],
        [0, 0, 0.7, 1],
      ),
      2.4,
      ink.greyDeep,
    ) +
    fill(
      brush(pts('-140,176 420,48 864,108 1030,254 1058,560 980,900'), 17, {
        head: 1,
        tail: 0.5,
        rough: 0.5,
      }),
      ink.indigo600,
      0.85,
    ) +
    gleam(pts('500,36 700,46 850,78'), 9)
  )
}

/** Sauce that ran off the skewers. */
const pools = (sheet: Sheet) =>
  [
    [840, 470, 150, 44],
    [790, 300, 120, 34],
    [300, 690, 280, 60],
    [900, 690, 130, 44],
    [140, 470, 240, 54],
  ]
    .map(([x = 0, y = 0, rx = 1, ry = 1], i) => {
      const pool = oval(x, y, rx, ry, 0.12, i + 4, -0.26)
      return (
        fill(
          curve(pool, true),
          bokashi(
            sheet,
            [
              [0, '#8a3f14'],
              [0.6, '#b8621f'],
              [1, '#d98a34'],
            ],
            [0, 0, 0.5, 1],
          ),
          0.92,
        ) +
        gleam(
          [
            [x + rx * 0.3, y + ry * 0.3],
            [x + rx * 0.6, y + ry * 0.04],
            [x + rx * 0.84, y - ry * 0.4],
          ],
          6,
          0.85,
          i,
        )
      )
    })
    .join('')

type Morsel = (sheet: Sheet, seed: number) => string

function skewer(sheet: Sheet, x: number, y: number, row: readonly Morsel[]): string {
  const step = 880 / row.length
  const at = (k: number) => -420 + step * (k + 0.5)
  return put(
    x,
    y,
    soft(
      sheet,
      14,
      fill(brush(pts('-440,76 0,90 430,70'), 110, { head: 0.7, tail: 0.5 }), '#3a1a12', 0.6),
    ) +
      soft(
        sheet,
        5,
        fill(brush(pts('380,26 640,24 980,22'), 14, { head: 1, tail: 1 }), '#3a1a12', 0.5),
      ) +
      fill(
        brush(pts('-430,0 0,2 980,-4'), 19, { head: 0.3, tail: 1, rough: 0.04 }),
        ink.brownDeep,
      ) +
      fill(brush(pts('-430,0 0,2 980,-4'), 14, { head: 0.3, tail: 1, rough: 0.04 }), '#dcb878') +
      gleam(pts('500,-5 640,-6 820,-8'), 4, 0.8) +
      fill(brush(pts('430,0 480,0 560,-1'), 15, { head: 1, tail: 0.2 }), '#5a2c16', 0.8) +
      row
        .map((morsel, k) =>
          put(at(k), (k % 2) * 6 - 3, morsel(sheet, k * 7 + Math.round(y)), step / 152),
        )
        .join(''),
    1,
    turn,
  )
}

/** Seven-spice, pinched onto the edge of the dish and scattered over the meat. */
const spice = (sheet: Sheet) =>
  Array.from({ length: 150 }, (_, i) => {
    const heaped = i < 90
    const a = sheet.random.range(0, 6.28)
    const q = Math.sqrt(sheet.random.next())
    const [x, y] = heaped
      ? [966 + Math.cos(a) * 44 * q, 524 + Math.sin(a) * 34 * q]
      : [sheet.random.range(60, 820), sheet.random.range(140, 720)]
    return disc(
      x,
      y,
      heaped ? 5.5 : 3.6,
      heaped ? 4 : 2.8,
      sheet.random.pick(['#c8321f', '#e0582c', '#e8a23c', '#3f4a2c', '#f0d9a0']),
    )
  }).join('')
