import { hill, ridge } from '../kit/land.ts'
import { brush, curve, oval, type Point, polygon, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { noise1 } from '../kit/random.ts'
import { facet, keyLine } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { mist } from '../kit/sky.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'
import { cedar } from '../kit/tree.ts'
import { basket } from './tateito-basket.ts'
import { guide, hands, knife, maker } from './tateito-maker.ts'

/** How far right of the wall the maker is: inside the square of the photo that a phone shows. */
const ASIDE = 220

/** Tateito, Hakone: soba cut by hand before a window of cedars and mist. */
export function tateitoMain(sheet: Sheet): string {
  return [
    rect(
      0,
      0,
      1920,
      1080,
      bokashi(
        sheet,
        [
          [0, '#3a3638'],
          [1, '#59483f'],
        ],
        [0, 0, 1, 0],
      ),
    ),
    clipped(sheet, 'M940 70H1920V720H940Z', put(ASIDE, 0, cedars(sheet, 1920, 720))),
    put(ASIDE, 0, frame()),
    basket(300, 300, 118),
    basket(196, 540, 92),
    basket(250, 280, 118),
    basket(196, 520, 84),
    glow(sheet, 1520, 400, 900, '#eef3e4', 0.3, 560),
    maker(sheet, 580 + ASIDE),
    bench(sheet),
    put(ASIDE, 0, dough(sheet)),
    put(ASIDE, 0, knife(sheet)),
    hands(sheet, 580 + ASIDE),
    rect(
      0,
      0,
      1920,
      1080,
      bokashi(
        sheet,
        [
          [0, '#1a1626', 0.55],
          [0.4, '#1a1626', 0],
          [1, '#fff4d6', 0.08],
        ],
        [0, 0, 1, 0],
      ),
    ),
  ].join('')
}

/** Cedar slopes standing one behind another out of the mist. */
export function cedars(sheet: Sheet, w: number, h: number): string {
  const row = (foot: number, tall: number, step: number, paint: string, seed: number) =>
    Array.from({ length: Math.ceil(w / step) + 1 }, (_, i) =>
      cedar(
        i * step + noise1(i * 1.9, seed) * step * 0.6,
        foot + noise1(i * 0.7, seed + 3) * tall * 0.14,
        tall * (1 + 0.22 * noise1(i * 2.7, seed + 5)),
        paint,
        i + seed * 40,
      ),
    ).join('')
  return [
    rect(
      0,
      0,
      w,
      h,
      bokashi(sheet, [
        [0, '#b9cbc6'],
        [0.4, '#dfe6d8'],
        [0.7, '#f0eddc'],
        [1, '#cbd8cf'],
      ]),
    ),
    hill(sheet, { y: h * 0.36, rise: h * 0.2, span: w * 0.24, seed: 6, foot: h, to: w }, [
      [0, '#8fb0ad'],
      [0.6, '#c9d8cc'],
      [1, '#e6eadb'],
    ]),
    hill(sheet, { y: h * 0.5, rise: h * 0.16, span: w * 0.17, seed: 14, foot: h, to: w }, [
      [0, '#6a9793'],
      [0.6, '#b3cabf'],
      [1, '#e6eadb'],
    ]),
    row(h * 0.74, h * 0.26, w * 0.026, '#7ba39b', 2),
    mist(sheet, h * 0.72, h * 0.12, '#eff0e2', 0.95),
    row(h * 0.9, h * 0.42, w * 0.042, '#47766f', 5),
    mist(sheet, h * 0.9, h * 0.12, '#e9eede', 0.9),
    row(h * 1.12, h * 0.7, w * 0.085, '#234e50', 9),
    fill(
      ridge(sheet, { y: h * 0.99, rise: h * 0.05, span: 120, seed: 2, foot: h + 20, to: w }),
      '#1c4044',
    ),
  ].join('')
}

const frame = () =>
  [
    [700, 40, 1220, 34],
    [700, 716, 1220, 30],
  ]
    .map(([x, y, w, h]) => rect(x ?? 0, y ?? 0, w ?? 0, h ?? 0, '#2a2029'))
    .join('') +
  [700, 1090, 1486, 1880]
    .map((x) => rect(x, 40, 26, 700, '#2a2029') + rect(x + 26, 74, 4, 644, '#a98a64', 0.8))
    .join('') +
  rect(700, 400, 1220, 12, '#2a2029') +
  rect(690, 740, 1240, 12, '#7a5a40')

function bench(sheet: Sheet): string {
  const top: readonly [Point, Point, Point, Point] = quad('-60,800 1990,760 2050,1120 -60,1120')
  return (
    facet(
      top,
      bokashi(
        sheet,
        [
          [0, '#c99e68'],
          [1, '#8a6040'],
        ],
        [1, 0, 0, 1],
      ),
      4,
    ) +
    clipped(
      sheet,
      polygon(top),
      grain(sheet, -60, 760, 2110, 360, '#5f3e2c', 6, 0.5),
      soft(sheet, 20, fill(polygon(pts('520,960 1720,880 1820,1010 550,1090')), ink.umber, 0.4)),
    )
  )
}

/** The folded sheet of dough, the cut threads and the knife with its guide. */
function dough(sheet: Sheet): string {
  const folded: Point[] = pts('380,880 820,838 870,940 350,990')
  const cuts = Array.from({ length: 58 }, (_, i) => {
    const x = 850 + i * 11.4
    const lift = noise1(i * 0.7, 3) * 9
    const tone = i % 3 === 0 ? '#c7ad8c' : i % 3 === 1 ? '#a98c6f' : '#b89b7c'
    return (
      fill(
        brush(
          [
            [x - 18, 838 - i * 0.6 + lift],
            [x, 886 - i * 0.6 + lift * 0.4],
            [x + 34, 950 - i * 0.7 + lift],
            [x + 40, 966 - i * 0.7],
          ],
          9.5,
          { head: 0.9, tail: 0.9, seed: i },
        ),
        '#54403a',
      ) +
      fill(
        brush(
          [
            [x - 18, 838 - i * 0.6 + lift],
            [x, 886 - i * 0.6 + lift * 0.4],
            [x + 34, 950 - i * 0.7 + lift],
            [x + 40, 966 - i * 0.7],
          ],
          7,
          { head: 0.9, tail: 0.9, seed: i },
        ),
        tone,
      )
    )
  })
  const flour = Array.from({ length: 240 }, () =>
    disc(
      200 + sheet.random.next() * 1500,
      850 + sheet.random.next() * 200,
      sheet.random.range(1, 3.4),
      sheet.random.range(0.8, 2),
      ink.washi,
      0.8,
    ),
  )
  const bundle = (x: number, y: number, s: number) =>
    put(
      x,
      y,
      fill(curve(oval(20, 40, 190, 50), true), ink.umber, 0.4) +
        Array.from({ length: 17 }, (_, i) => {
          const t = i / 16 - 0.5
          const line: Point[] = [
            [-170, t * 60 + 10],
            [-80, t * 96 - 14 + noise1(i, 5) * 6],
            [40, t * 96 - 20 + noise1(i + 4, 5) * 6],
            [170, t * 60 + 6],
          ]
          return (
            fill(brush(line, 12, { head: 0.8, tail: 0.8, seed: i }), '#54403a') +
            fill(
              brush(line, 8, { head: 0.8, tail: 0.8, seed: i }),
              ['#c7ad8c', '#a98c6f', '#b89b7c', '#8f735c'][i % 4] ?? '#a98c6f',
            )
          )
        }).join(''),
      s,
      -3,
    )
  return (
    facet(
      pts('210,850 1560,780 1640,1010 190,1072'),
      bokashi(
        sheet,
        [
          [0, '#ead0a0'],
          [1, '#c79a62'],
        ],
        [1, 0, 0, 1],
      ),
      4,
    ) +
    facet(pts('190,1072 1640,1010 1640,1042 190,1106'), '#8a5c38', 3) +
    flour.join('') +
    cuts.join('') +
    [16, 8, 0]
      .map((k, i) =>
        facet(
          folded.map(([x, y]): Point => [x - k, y - 18 + k * 1.6]),
          i === 2 ? '#c4a584' : '#a5866a',
          3,
          ink.brownDeep,
        ),
      )
      .join('') +
    guide(sheet) +
    bundle(1380, 900, 1) +
    bundle(1690, 900, 0.9) +
    [0, 1, 2]
      .map((i) =>
        keyLine(
          [
            [430, 890 + i * 26],
            [600, 876 + i * 26],
            [800, 858 + i * 26],
          ],
          2.4,
          '#8a6c54',
          i,
        ),
      )
      .join('')
  )
}
