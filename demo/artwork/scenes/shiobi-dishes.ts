import { clam, fish, heap, lemon, radishThreads, shiso, slice, sprig } from '../kit/food.ts'
import { brush, curve, oval, type Point, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { contour, keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight, planks } from '../kit/surface.ts'
import { fill, put } from '../kit/svg.ts'
import { board, bowl, chopsticks, cup, plate, rim, shadow, tilt } from '../kit/table.ts'

const table = { base: '#3c4450', dark: '#232936', light: '#586270' }
const hinoki = { base: '#d9b27c', dark: '#a97a48', light: '#edcf9f' }

/** Charcoal-grilled horse mackerel on a long sea-green plate. */
export function grilledMackerel(sheet: Sheet): string {
  const long: Point[] = pts('150,330 700,210 1090,300 1130,420 1060,560 480,690 150,620 90,470')
  const well: Point[] = pts('196,366 700,254 1046,334 1076,420 1016,522 480,642 192,580 142,470')
  const glaze = bokashi(
    sheet,
    [
      [0, '#a8cdbd'],
      [0.5, ink.sea],
      [1, ink.seaDeep],
    ],
    [0.1, 0, 0.8, 1],
  )
  return [
    planks(sheet, table, 190, -16),
    shadow(sheet, 640, 500, 510, 270),
    shape(
      long.map(([x, y]): Point => [x, y + 24]),
      ink.seaDark,
      4,
    ),
    shape(long, glaze, 4),
    shape(
      well,
      bokashi(
        sheet,
        [
          [0, ink.seaDeep],
          [0.35, ink.sea],
          [1, '#8dbcac'],
        ],
        [0.2, 0, 0.7, 1],
      ),
      2.6,
      ink.seaDark,
      4,
    ),
    ...[0, 1, 2].map((i) =>
      keyLine(
        [
          [230, 560 - i * 16],
          [480, 620 - i * 16],
          [760, 566 - i * 18],
          [1000, 506 - i * 20],
        ],
        3,
        ink.washi,
        i,
      ),
    ),
    put(620, 470, shiso('#5f7a46', '#3a5233'), 1.5, 158),
    put(
      560,
      452,
      fish(sheet, {
        back: '#33456b',
        side: '#c48a4c',
        belly: '#f0d3a0',
        fin: '#a8743f',
        key: ink.umber,
        scars: '#4a2a22',
      }),
      1.9,
      -11,
    ),
    put(930, 500, heap(sheet, 62, ink.washi, '#cfd0bd', 5)),
    put(942, 474, heap(sheet, 20, '#d9843a', '#a85a25', 6)),
    put(884, 360, lemon(60)),
    ginger(),
    cup(sheet, 1060, 110, 76, 60, { light: '#e9dfc9', dark: '#a59c8e' }, '#d8d6b8'),
    chopsticks([420, 770], [1130, 664], ink.vermilionDeep, ink.amber),
    steam(sheet, 520, 380, 420, 330, 4, 0.4),
    daylight(sheet, '#f6d9a0', ink.night, 0.34),
  ].join('')
}

const ginger = () =>
  fill(brush(pts('250,606 330,560 420,500 470,452'), 15, { head: 1.1, tail: 0.3 }), '#e8a28e') +
  fill(brush(pts('250,606 300,580 340,556'), 19, { head: 1, tail: 0.2 }), '#f3dcc0') +
  keyLine(pts('262,606 350,556 470,458'), 2.4, ink.vermilionDeep)

/** Clams steamed in sake in an iron pan. */
export function panClams(sheet: Sheet): string {
  const [cx, cy, r] = [560, 420, 400]
  const iron = { light: '#3d4256', dark: '#151a2b' }
  const shells = Array.from({ length: 21 }, (_, i) => {
    const a = i * 2.4
    const q = Math.sqrt((i + 0.6) / 21) * r * 0.68
    const tones = [
      ['#d8c7a6', '#7d6a58'],
      ['#b9b6ae', '#545b6e'],
      ['#e6d6b8', '#a5805c'],
    ] as const
    const [shell, dark] = tones[i % 3] ?? tones[0]
    const y = cy + Math.sin(a) * q * tilt - 16
    return {
      y,
      svg: put(
        cx + Math.cos(a) * q,
        y,
        clam(sheet, shell, dark, i % 3 !== 1, i),
        1.35,
        ((i * 67) % 90) - 45,
      ),
    }
  })
    .sort((p, q) => p.y - q.y)
    .map((p) => p.svg)
  const handle: Point[] = pts(
    '905,500 1010,540 1130,590 1260,640 1250,690 1110,640 990,592 890,560',
  )
  return [
    planks(sheet, table, 190, -16),
    shadow(sheet, 600, 480, 430),
    shape(handle, iron.dark, 4),
    keyLine(pts('930,520 1060,566 1240,650'), 4, '#6d7488'),
    plate(
      sheet,
      cx,
      cy + 26,
      r,
      iron,
      fill(
        curve(oval(cx, cy + 40, r * 0.82, r * 0.82 * tilt), true),
        bokashi(
          sheet,
          [
            [0, '#8d7a50'],
            [1, '#d9bd7c'],
          ],
          [0, 0, 0.6, 1],
        ),
      ),
      0.1,
    ),
    rim(cx, cy + 26, r, '#5a6177', 7),
    ...shells,
    ...pts('430,330 640,400 520,520 720,470 380,450').map(([x, y], i) =>
      put(x, y, sprig(0.9, '#7f9a4c', '#4d6a38'), 1, i * 70),
    ),
    ...scallions(sheet, cx, cy, r),
    put(930, 180, lemon(74)),
    put(1010, 232, lemon(70)),
    steam(sheet, 560, 330, 520, 330, 5, 0.55),
    daylight(sheet, '#f6d9a0', ink.night, 0.36),
  ].join('')
}

const scallions = (sheet: Sheet, cx: number, cy: number, r: number) =>
  Array.from({ length: 34 }, () => {
    const a = sheet.random.range(0, 6.28)
    const q = Math.sqrt(sheet.random.next()) * r * 0.7
    const [x, y] = [cx + Math.cos(a) * q, cy + Math.sin(a) * q * tilt]
    return round(x, y, 9, 6, '#b9cf84', 2, '#4d6a38', Math.round(x))
  })

/** The sashimi board of the day. */
export function sashimiBoard(sheet: Sheet): string {
  const row = (
    x: number,
    y: number,
    count: number,
    flesh: string,
    deep: string,
    line: string,
    turn: number,
    step = 50,
  ) =>
    Array.from({ length: count }, (_, i) =>
      put(x + i * step, y - i * step * 0.2, slice(sheet, flesh, deep, line), 1.22, turn),
    ).join('')
  return [
    planks(sheet, table, 190, -16),
    board(sheet, quad('210,190 1010,110 1130,560 120,660'), 46, hinoki),
    put(420, 330, shiso('#6c8a4c', '#3f5a34'), 1.5, -24),
    put(800, 280, shiso('#6c8a4c', '#3f5a34'), 1.4, 18),
    put(620, 480, shiso('#5f7a46', '#3a5233'), 1.5, 170),
    radishThreads(sheet, 380, 300, 130),
    radishThreads(sheet, 860, 270, 110),
    row(300, 370, 5, '#c6412f', '#8f2a26', '#e59a84', -28),
    row(660, 330, 5, '#f0bf9e', '#e0906a', '#fae3cc', -24, 54),
    row(330, 545, 5, '#f4e6d3', '#dcc4ae', '#e8b7a2', -26, 52),
    mackerelSlices(sheet),
    put(985, 330, heap(sheet, 44, '#b9c878', '#7f9450', 3)),
    ...[0, 1, 2].map((i) => put(600 + i * 26, 560 - i * 8, radishFlower(i))),
    bowl(sheet, 1040, 690, 120, {
      depth: 44,
      foot: 0.5,
      glaze: { light: '#e9e2d0', dark: '#9aa7ae' },
      inside: '#3b2320',
      motif: wavesOn(1040, 690, 120),
    }),
    chopsticks([330, 752], [820, 706], ink.sumi, ink.vermilion),
    daylight(sheet, '#f9e3b4', ink.night, 0.34),
  ].join('')
}

const mackerelSlices = (sheet: Sheet) =>
  Array.from({ length: 5 }, (_, i) => {
    const x = 745 + i * 58
    const y = 520 - i * 13
    const body: Point[] = pts('-56,22 -34,-26 24,-36 60,-16 44,24 -16,38')
    return put(
      x,
      y,
      shape(
        body,
        bokashi(sheet, [
          [0, '#31486f'],
          [0.36, '#9fb2bd'],
          [0.5, '#e7b8a8'],
          [1, '#cf8f86'],
        ]),
        2.6,
      ) + fill(brush(pts('-40,-10 0,-22 48,-14'), 5), '#e6e4da', 0.8),
      1.15,
      -22,
    )
  }).join('')

const radishFlower = (i: number) =>
  contour(oval(0, 0, 11, 8, 0.2, i), 2, ink.vermilionDeep) + round(0, 0, 11, 8, '#e6d25f', 0)

const wavesOn = (cx: number, cy: number, r: number) =>
  [0, 1, 2]
    .map((i) =>
      fill(
        brush(
          [
            [cx - r, cy + 52 + i * 16],
            [cx - r * 0.3, cy + 72 + i * 16],
            [cx + r * 0.4, cy + 66 + i * 16],
            [cx + r, cy + 40 + i * 16],
          ],
          5,
          { seed: i },
        ),
        ink.indigo700,
      ),
    )
    .join('')
