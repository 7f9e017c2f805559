import { slice } from '../kit/fish.ts'
import { heap, shiso, sprig } from '../kit/food.ts'
import { arc, curve, oval, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { facet, keyLine, round } from '../kit/shape.ts'
import { bokashi, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { chopsticks, rings, speckles, tilt } from '../kit/table.ts'
import { bowl, plate } from '../kit/vessel.ts'
import { bar } from './yoriai-table.ts'

/** The harbour's rice bowl: raw fish fanned over rice. */
export function kaisenDon(sheet: Sheet): string {
  const [cx, cy, r] = [560, 350, 350]
  const fan = (flesh: string, deep: string, line: string, from: number, count: number, q: number) =>
    Array.from({ length: count }, (_, i) => {
      const a = from + i * 0.24
      return put(
        cx + Math.cos(a) * r * q,
        cy - 20 + Math.sin(a) * r * q * tilt,
        slice(sheet, flesh, deep, line),
        1.3,
        (a * 180) / Math.PI + 100,
      )
    }).join('')
  const grains = Array.from({ length: 240 }, () => {
    const a = sheet.random.range(0, 6.28)
    const q = Math.sqrt(sheet.random.next()) * r * 0.86
    return put(
      cx + Math.cos(a) * q,
      cy + 6 + Math.sin(a) * q * tilt,
      round(0, 0, 11, 6, '#fffaf0', 1.2, '#c9b99a'),
      1,
      sheet.random.range(0, 180),
    )
  }).join('')
  const roe = Array.from({ length: 60 }, () => {
    const a = sheet.random.range(0, 6.28)
    const q = Math.sqrt(sheet.random.next()) * 76
    const [x, y] = [cx + 40 + Math.cos(a) * q, cy + 60 + Math.sin(a) * q * 0.66]
    return (
      round(x, y, 13, 12, '#e5652c', 1.8, '#8a2f18') + disc(x - 4, y - 4, 4, 3, '#fbd3a0', 0.95)
    )
  }).join('')
  const content =
    fill(curve(oval(cx, cy, r * 0.94, r * 0.92 * tilt), true), '#efe4cc') +
    grains +
    put(cx - 170, cy - 120, shiso('#6c8a4c', '#3f5a34'), 1.6, -140) +
    put(cx + 190, cy - 110, shiso('#5f7a46', '#3a5233'), 1.5, -40) +
    fan('#c6412f', '#8f2a26', '#e59a84', 3.0, 5, 0.56) +
    fan('#f2b48a', '#e0835a', '#fbe0c6', 4.35, 5, 0.58) +
    fan('#f4e6d3', '#dcc4ae', '#e8b7a2', 5.75, 5, 0.58) +
    tamago(sheet, cx - 130, cy + 60) +
    roe +
    put(cx - 16, cy - 66, heap(sheet, 40, '#b9c878', '#7f9450', 3)) +
    put(cx - 60, cy + 118, sprig(0.9, '#8aa552', '#4d6a38'))
  return [
    bar(sheet),
    bowl(sheet, cx, cy, r, {
      depth: 190,
      foot: 0.42,
      glaze: { light: '#34528b', dark: '#16224a' },
      inside: '#dfe3da',
      motif: scallops(cx, cy, r),
      content,
    }),
    plate(
      sheet,
      1020,
      560,
      110,
      { light: '#d9cdb4', dark: '#8d7f72' },
      speckles(sheet, 1020, 560, 100, 20, ink.brown),
    ),
    put(1020, 552, heap(sheet, 42, '#e9a08a', '#c7604a', 5)),
    bowl(sheet, 1030, 210, 140, {
      depth: 80,
      foot: 0.5,
      glaze: { light: '#7d2a22', dark: '#3d1418' },
      inside: '#1d1420',
      motif: rings(1030, 240, [142], ink.amber, 4),
      content:
        fill(curve(oval(1030, 218, 122, 76), true), '#b98a4c') +
        pts('990,210 1060,230 1040,196')
          .map(([x, y]) =>
            facet(
              [
                [x, y],
                [x + 34, y + 4],
                [x + 30, y + 26],
                [x - 4, y + 22],
              ],
              '#f4ebd6',
              2,
            ),
          )
          .join(''),
    }),
    chopsticks([500, 770], [1140, 716], ink.sumi, ink.vermilion),
    steam(sheet, 1030, 160, 140, 150, 3, 0.4),
    daylight(sheet, '#ffb27a', ink.night, 0.26),
  ].join('')
}

const tamago = (sheet: Sheet, x: number, y: number) =>
  [0, 1]
    .map(
      (i) =>
        facet(
          [
            [x + i * 62, y - i * 10],
            [x + 56 + i * 62, y - 12 - i * 10],
            [x + 66 + i * 62, y + 54 - i * 10],
            [x + 6 + i * 62, y + 66 - i * 10],
          ],
          bokashi(sheet, [
            [0, '#fae08c'],
            [1, '#e2a93c'],
          ]),
          3,
          ink.brownDeep,
        ) +
        keyLine(
          [
            [x + 10 + i * 62, y + 26 - i * 10],
            [x + 56 + i * 62, y + 14 - i * 10],
          ],
          2.4,
          '#c28a2c',
        ),
    )
    .join('')

const scallops = (cx: number, cy: number, r: number) =>
  Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 11 }, (_, i) =>
      [0, 1, 2]
        .map((k) =>
          stroke(
            curve(
              arc(
                cx - r + (i - 0.5 + (row % 2) * 0.5) * 74,
                cy + 200 + row * 34,
                36 - k * 11,
                32 - k * 10,
                Math.PI,
                Math.PI * 2,
                8,
              ),
            ),
            '#c6d5d8',
            3,
            0.8,
          ),
        )
        .join(''),
    ).join(''),
  ).join('')
