import { clam } from '../kit/fish.ts'
import { lemon, sprig } from '../kit/food.ts'
import { curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight, planks } from '../kit/surface.ts'
import { fill, put } from '../kit/svg.ts'
import { rim, shadow, tilt } from '../kit/table.ts'
import { plate } from '../kit/vessel.ts'
import { table } from './shiobi-table.ts'

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
