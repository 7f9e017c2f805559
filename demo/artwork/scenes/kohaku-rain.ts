import { brush, curve, oval, polygon, pts } from '../kit/line.ts'
import { noise1 } from '../kit/random.ts'
import { pendant } from '../kit/room.ts'
import { facet, keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, put, rect, stroke } from '../kit/svg.ts'
import { coffee } from '../kit/vessel.ts'

const WOOD = '#3a2320'

/** A wet day: rain down the pane, the bamboo behind it, a paper left on the sill. */
export function kohakuRain(sheet: Sheet): string {
  const glass = polygon(pts('200,40 1000,40 1000,590 200,590'))
  const sill = polygon(pts('90,612 1110,612 1210,720 -10,720'))
  return [
    rect(
      0,
      0,
      1200,
      800,
      bokashi(
        sheet,
        [
          [0, '#3a2320'],
          [0.5, '#7a4a2c'],
          [1, '#3a211c'],
        ],
        [0, 0, 1, 0],
      ),
    ),
    clipped(sheet, glass, outside(sheet), drops(sheet)),
    frame(),
    curtain(150, 1),
    curtain(1050, -1),
    glow(sheet, 600, 300, 560, '#e6efc0', 0.2),
    fill(
      sill,
      bokashi(sheet, [
        [0, '#b5743c'],
        [1, '#7a4526'],
      ]),
    ),
    clipped(
      sheet,
      sill,
      grain(sheet, -10, 612, 1220, 110, '#3f1f16', 5, 0.6),
      soft(sheet, 10, fill(polygon(pts('330,612 870,612 930,720 270,720')), '#e9f0c8', 0.35)),
    ),
    facet(pts('-10,720 1210,720 1210,746 -10,746'), '#4a281d', 3),
    rect(0, 746, 1200, 60, '#2a1716'),
    paper(sheet),
    spectacles(),
    pendant(sheet, 800, 96, 170, '#1f4a44', '#ffcf7a', 0.7),
    coffee(sheet, 800, 636, 50, { light: '#f1e6cf', dark: '#a98c6c' }),
    steam(sheet, 800, 628, 70, 130, 3, 0.5),
  ].join('')
}

/** Bamboo out of focus, the near stalks a little sharper. */
function outside(sheet: Sheet): string {
  const row = (
    count: number,
    wide: number,
    paints: readonly [string, string, string],
    seed: number,
  ) =>
    Array.from({ length: count }, (_, i) => {
      const x = 190 + (i / count) * 840 + noise1(i * 1.7, seed) * 26
      return (
        fill(
          brush(
            [
              [x, 20],
              [x + 10, 300],
              [x - 6, 620],
            ],
            wide * (1 + 0.4 * noise1(i, seed + 2)),
            { head: 1, tail: 1 },
          ),
          paints[i % 3] ?? paints[0],
        ) +
        [0, 1, 2, 3]
          .map((k) =>
            rect(x - wide / 2, 70 + k * 150 + ((i * 53) % 120), wide + 4, 4, '#e6efc8', 0.7),
          )
          .join('')
      )
    }).join('')
  return (
    rect(
      190,
      30,
      820,
      570,
      bokashi(sheet, [
        [0, '#d3e0c0'],
        [0.6, '#b3cba6'],
        [1, '#7fa38a'],
      ]),
    ) +
    soft(sheet, 7, row(24, 15, ['#9dbd8f', '#86ad86', '#b0c99a'], 3)) +
    soft(sheet, 2.4, row(9, 30, ['#5f9068', '#4d7f62', '#74a070'], 8))
  )
}

/** Drops that hang, and the tracks of those that have run. */
function drops(sheet: Sheet): string {
  const { random } = sheet
  const tracks = Array.from({ length: 26 }, (_, i) => {
    const [x, top] = [random.range(215, 985), random.range(30, 300)]
    const end = top + random.range(120, 300)
    return (
      stroke(
        curve([
          [x, top],
          [x + random.jitter(6), (top + end) / 2],
          [x + random.jitter(5), end],
        ]),
        '#f4f8e6',
        random.range(2.4, 4.6),
        0.5,
      ) + drop(x, end, random.range(7, 11), i)
    )
  })
  const still = Array.from({ length: 190 }, (_, i) =>
    drop(random.range(205, 995), random.range(45, 588), random.range(2.4, 6.5), i),
  )
  return still.join('') + tracks.join('')
}

const drop = (x: number, y: number, r: number, seed: number) =>
  fill(curve(oval(x, y, r * 0.86, r * 1.15, 0.12, seed), true), '#4d7f62', 0.75) +
  fill(curve(oval(x + r * 0.1, y + r * 0.3, r * 0.6, r * 0.75), true), '#dcebcb', 0.9) +
  disc(x - r * 0.25, y - r * 0.5, r * 0.26, r * 0.3, '#ffffff', 0.95)

const frame = () =>
  [
    [180, 20, 840, 26],
    [180, 584, 840, 30],
    [180, 20, 26, 590],
    [994, 20, 26, 590],
    [590, 20, 20, 590],
    [180, 206, 840, 16],
  ]
    .map(
      ([x = 0, y = 0, w = 0, h = 0]) =>
        rect(x, y, w, h, WOOD) + rect(x, y, w > h ? w : 4, w > h ? 4 : h, '#8a5a3c', 0.8),
    )
    .join('')

/** A linen curtain tied back. */
const curtain = (x: number, side: 1 | -1) =>
  put(
    x,
    0,
    shape(
      pts('-110,-20 110,-20 104,120 60,260 -10,380 -34,420 -20,470 -6,620 -110,620'),
      '#d9c09a',
      3,
      '#54341f',
    ) +
      [-80, -40, 0, 44]
        .map((k, i) =>
          keyLine(
            [
              [k, -10],
              [k * 0.8 - 10, 200],
              [-60 + k * 0.4, 400],
            ],
            4,
            '#9a7448',
            i,
          ),
        )
        .join('') +
      [-90, -70, -44]
        .map((k, i) =>
          keyLine(
            [
              [k, 430],
              [k + 4, 530],
              [k - 2, 610],
            ],
            4,
            '#9a7448',
            i,
          ),
        )
        .join('') +
      shape(pts('-114,396 -40,410 -24,428 -40,444 -114,436'), '#8f2c20', 2.6),
    1,
    0,
    side,
  )

/** A newspaper folded twice. */
const paper = (sheet: Sheet) =>
  put(
    430,
    660,
    soft(sheet, 6, fill(polygon(pts('-150,20 160,30 170,44 -130,44')), '#2a1411', 0.6)) +
      facet(pts('-130,-30 140,-38 178,26 -164,34'), '#efe5cf', 3) +
      facet(pts('-164,34 178,26 178,38 -164,46'), '#c9b894', 2.4) +
      fill(polygon(pts('-104,-20 -20,-23 -22,2 -118,6')), '#8f8a80') +
      [0, 1, 2, 3]
        .map((i) =>
          stroke(`M${2 + i} ${-22 + i * 11}L${128 + i * 7} ${-26 + i * 11}`, '#7d7568', 3),
        )
        .join('') +
      [0, 1]
        .map((i) =>
          stroke(`M${-124 - i * 8} ${14 + i * 9}L${148 + i * 8} ${10 + i * 8}`, '#7d7568', 2.6),
        )
        .join(''),
  )

const spectacles = () =>
  put(
    540,
    674,
    [-34, 34]
      .map(
        (x) =>
          disc(x, 0, 27, 16, '#fff7e4', 0.35) +
          stroke(curve(oval(x, 0, 27, 16), true), '#2a1716', 4.4),
      )
      .join('') +
      stroke('M-8 -3Q0 -10 8 -3M-60 -4L-96 -34L-60 -46M60 -4L92 -36L58 -48', '#2a1716', 4),
    1,
    -6,
  )
