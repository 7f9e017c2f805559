import { form, lines, plane } from '../kit/figure/cut.ts'
import { suit } from '../kit/figure/garment.ts'
import { skins } from '../kit/figure/looks.ts'
import type { Cloth } from '../kit/figure/sleeve.ts'
import { brush, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { wovenWaves } from '../kit/pattern.ts'
import type { Sheet } from '../kit/sheet.ts'
import { disc, fill, rect } from '../kit/svg.ts'
import { ground, holder, light } from './portrait-ground.ts'

const cloth: Cloth = { base: '#2a3b6c', shade: '#18234a', trim: '#a8341f' }

/** The founder in indigo: a weaver's shuttle in both hands, its thread running on out of the picture. */
export const portraitShuttle = (sheet: Sheet): string =>
  [
    rect(0, 0, 800, 1000, '#dccdb0'),
    wovenWaves(sheet, 132, ['#d2c3a3', '#d6c8aa', '#d9ccb0', '#dbcfb4'], '#dccdb0'),
    ground(sheet, [
      [0, '#e9ddc4', 0.9],
      [0.55, '#e9ddc4', 0.2],
      [1, '#a5946f', 0.5],
    ]),
    holder(sheet, {
      skin: skins.fair,
      cloth: { ...cloth, trim: '#f4ecdc' },
      worn: suit(sheet, cloth) + disc(40, 62, 6, 6, ink.amber),
      cuff: { cover: 1, half: 25, band: 8 },
      left: { wrist: [-96, 252], elbow: [-160, 296], turn: 30, thumb: [10, -6] },
      right: { wrist: [60, 252], elbow: [128, 296], turn: 30, thumb: [10, -6] },
      thing: shuttle(sheet),
    }),
    light(sheet, '#fff6dc'),
  ].join('')

const shuttle = (sheet: Sheet) =>
  fill(
    brush(pts('-18,214 -6,252 -30,300 8,352 -4,392'), 2.6, { head: 1, tail: 1 }),
    ink.vermilion,
  ) +
  form(
    sheet,
    '-142,204* -116,191 -66,183 -18,182 30,183 80,191 106,204* 80,218 30,226 -18,227 -66,226 -116,218',
    '#c08a4e',
    2.2,
    plane('-170,206 -90,216 -18,218 60,216 130,204 130,240 -170,240', '#7d4f2b'),
    lines(1.4, '#8a5a32', '-124,199 -104,194 -84,192', '52,192 72,195 92,200'),
  ) +
  form(
    sheet,
    '-76,197* -60,192 24,192 40,197* 42,209 26,214 -62,214 -78,209',
    '#3a2418',
    1.6,
    plane('-70,200 -56,196 20,196 34,200 34,207 20,210 -56,210 -70,207', ink.vermilion),
    plane('-70,204 -18,205 34,204 34,208 20,210 -56,210 -70,208', '#93301f'),
    ...Array.from({ length: 18 }, (_, i) => i * 5.6 - 62).map((x) =>
      lines(1.1, '#7d2517', `${x},195 ${x + 3},203 ${x + 2},210`),
    ),
    lines(1.4, ink.coral, '-58,198.4 -18,197.6 22,198.4'),
  )
