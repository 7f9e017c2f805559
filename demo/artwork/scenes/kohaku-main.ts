import { brush, curve, oval, type Point, polygon, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { bottles, pendant, setting } from '../kit/room.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, rect, stroke } from '../kit/svg.ts'
import { coffee } from '../kit/vessel.ts'
import { master } from './kohaku-master.ts'
import { siphon } from './kohaku-siphon.ts'

const warm = ['#8a3f22', '#c98a3c', '#4a5a3c', '#6d3020', '#d9b06a', '#34466b'] as const

/** Kohaku, Kamakura: the coffee counter in amber light. */
export function kohakuMain(sheet: Sheet): string {
  return [
    rect(
      0,
      0,
      1920,
      1080,
      bokashi(
        sheet,
        [
          [0, '#2a1b1d'],
          [0.35, '#5a3423'],
          [0.65, '#8a5427'],
          [1, '#4a2a20'],
        ],
        [0, 0, 1, 0.4],
      ),
    ),
    window(sheet, 110, 90),
    shelves(sheet),
    glow(sheet, 1130, 330, 900, '#ffb54d', 0.5, 560),
    master(sheet),
    pendant(sheet, 700, 150, 190, '#1f4a44', '#ffcf7a', 0.5),
    pendant(sheet, 1180, 130, 200, '#1f4a44', '#ffcf7a', 0.6),
    pendant(sheet, 1690, 150, 190, '#1f4a44', '#ffcf7a', 0.5),
    counter(sheet),
    siphon(sheet, 560, 846, 0.98),
    siphon(sheet, 860, 836, 0.9),
    siphon(sheet, 1700, 850, 0.94),
    steam(sheet, 560, 350, 130, 210, 3, 0.5),
    steam(sheet, 860, 390, 120, 200, 3, 0.45),
    coffee(sheet, 1290, 846, 70, { light: '#f1e6cf', dark: '#a98c6c' }),
    coffee(sheet, 214, 900, 84, { light: '#f1e6cf', dark: '#8f6f52' }),
    steam(sheet, 214, 880, 110, 170, 3, 0.45),
    steam(sheet, 1290, 840, 90, 140, 3, 0.4),
    rect(
      0,
      0,
      1920,
      1080,
      bokashi(
        sheet,
        [
          [0, '#1c1218', 0.5],
          [0.3, '#1c1218', 0],
          [0.8, '#1c1218', 0],
          [1, '#1c1218', 0.45],
        ],
        [0, 0, 1, 0],
      ),
    ),
  ].join('')
}

/** A leaded window on the valley's green. */
export function window(sheet: Sheet, x: number, y: number): string {
  const [w, h] = [400, 560]
  const arch = polygon([
    [x, y + h],
    [x, y + 150],
    ...Array.from(
      { length: 13 },
      (_, i): Point => [
        x + w / 2 - Math.cos((i / 12) * Math.PI) * (w / 2),
        y + 150 - Math.sin((i / 12) * Math.PI) * 150,
      ],
    ),
    [x + w, y + h],
  ])
  const stalks = Array.from(
    { length: 9 },
    (_, i) =>
      fill(
        brush(
          [
            [x + 20 + i * 46, y],
            [x + 34 + i * 44, y + 300],
            [x + 24 + i * 46, y + h],
          ],
          13,
          { head: 1, tail: 1, seed: i },
        ),
        i % 2 ? '#5f8a5c' : '#3f6a52',
      ) +
      [120, 260, 400, 500]
        .map((k) => rect(x + 16 + i * 46, y + k + (i % 3) * 22, 22, 4, '#cfe0b0', 0.8))
        .join(''),
  )
  const leaves = Array.from({ length: 60 }, () => {
    const [a, b] = [x + sheet.random.next() * w, y + sheet.random.next() * 320]
    return fill(
      brush(
        [
          [a, b],
          [a + 24, b + 12],
          [a + 52, b + 34],
        ],
        10,
        { head: 0.2, tail: 0.05 },
      ),
      sheet.random.pick(['#7fa566', '#4d7a58', '#a9c07a']),
    )
  })
  const panes =
    [1, 2, 3].map((i) => rect(x + (w / 4) * i - 5, y, 10, h, '#2a1a18')).join('') +
    [150, 290, 430].map((k) => rect(x, y + k - 5, w, 10, '#2a1a18')).join('')
  return (
    clipped(
      sheet,
      arch,
      rect(
        x,
        y,
        w,
        h,
        bokashi(sheet, [
          [0, '#d8e3b9'],
          [0.6, '#a9c79c'],
          [1, '#5f8f74'],
        ]),
      ),
      ...stalks,
      ...leaves,
      disc(x + w / 2, y + 60, 62, 62, '#e5a63c', 0.85),
      rect(x, y + 430, w / 4, 140, '#cb6a3c', 0.5),
      rect(x + w * 0.75, y + 430, w / 4, 140, '#cb6a3c', 0.5),
      rect(x + w / 4, y + 290, w / 4, 140, '#e5b85c', 0.4),
      panes,
    ) +
    stroke(arch, '#2a1a18', 22) +
    rect(x - 30, y + h, w + 60, 26, '#3a231d') +
    glow(sheet, x + w / 2, y + 300, 460, '#e6efc0', 0.25)
  )
}

function shelves(sheet: Sheet): string {
  return (
    rect(960, 150, 900, 540, '#3a211b', 0.75) +
    bottles(sheet, 980, 300, 860, 130, warm, '#231416') +
    setting(sheet, 990, 470, 840, 56, ['#f1e6cf', '#c98a3c', '#34528b', '#93301f']) +
    rect(980, 470, 860, 12, '#231416') +
    bottles(sheet, 980, 650, 860, 140, warm, '#231416') +
    [960, 1405, 1850].map((x) => rect(x, 140, 18, 560, '#231416')).join('') +
    rect(940, 130, 940, 22, '#231416')
  )
}

function counter(sheet: Sheet): string {
  const top = polygon(pts('-20,812 1940,800 1940,960 -20,1000'))
  return (
    fill(
      top,
      bokashi(sheet, [
        [0, '#c0803c'],
        [0.4, '#8a4f2b'],
        [1, '#54301f'],
      ]),
    ) +
    clipped(
      sheet,
      top,
      grain(sheet, -20, 800, 1960, 200, '#3a1d18', 7, 0.6),
      glow(sheet, 700, 880, 420, '#ffcf7a', 0.5, 70),
      glow(sheet, 1500, 870, 420, '#ffcf7a', 0.45, 70),
    ) +
    keyLine(pts('-20,812 900,806 1940,800'), 4, ink.umber) +
    fill(
      polygon(pts('-20,1000 1940,960 1940,1090 -20,1090')),
      bokashi(sheet, [
        [0, '#4a281d'],
        [1, '#241417'],
      ]),
    ) +
    fill(brush(pts('-20,1000 900,982 1940,960'), 8, { head: 1, tail: 1 }), '#e0a050', 0.8) +
    Array.from({ length: 9 }, (_, i) => rect(80 + i * 220, 1010, 6, 80, '#1c1013', 0.8)).join('') +
    jar(sheet)
  )
}

/** The bean jar. */
const jar = (sheet: Sheet) => {
  const glass: Point[] = pts(
    '1440,640 1430,700 1432,840 1450,858 1540,858 1558,840 1560,700 1550,640',
  )
  const beans = Array.from({ length: 90 }, () =>
    round(
      1440 + sheet.random.next() * 112,
      730 + sheet.random.next() * 124,
      11,
      8,
      sheet.random.pick(['#3a1d14', '#54291a', '#2a1410']),
      1.4,
      '#170b0b',
      Math.round(sheet.random.next() * 9),
    ),
  )
  return (
    fill(curve(oval(1510, 866, 84, 18), true), ink.umber, 0.5) +
    clipped(
      sheet,
      curve(glass, true),
      rect(1420, 720, 150, 150, '#3a1d14'),
      ...beans,
      rect(1440, 650, 16, 190, '#fff0cc', 0.45),
    ) +
    stroke(curve(glass, true), '#f1dcae', 4, 0.85) +
    shape(pts('1434,612 1434,644 1556,644 1556,612'), '#8a5a34', 3)
  )
}
