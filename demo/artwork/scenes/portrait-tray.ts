import { lattice } from '../kit/built.ts'
import { form, plane } from '../kit/figure/cut.ts'
import { apron, crossed } from '../kit/figure/garment.ts'
import { skins } from '../kit/figure/looks.ts'
import type { Cloth } from '../kit/figure/sleeve.ts'
import { arc, curve, oval } from '../kit/line.ts'
import { bokashi, glow, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { disc, fill, put } from '../kit/svg.ts'
import { ground, holder, light } from './portrait-ground.ts'

const cloth: Cloth = { base: '#e6dbc4', shade: '#bba98b', trim: '#b8412a' }
const indigo: Cloth = { base: '#27396a', shade: '#172349', trim: '#f4ecdc' }

/** The keeper of the soba house: an indigo apron, two cups of tea on a lacquered tray. */
export const portraitTray = (sheet: Sheet): string =>
  [
    ground(sheet, [
      [0, '#7a3a22'],
      [0.6, '#b8702a'],
      [1, '#5a2a1c'],
    ]),
    lattice(
      sheet,
      -30,
      -40,
      380,
      720,
      5,
      7,
      '#4a2418',
      bokashi(sheet, [
        [0, '#f6d98f'],
        [1, '#eaac4c'],
      ]),
      11,
    ),
    glow(sheet, 160, 300, 420, '#ffe9b0', 0.55),
    holder(sheet, {
      skin: skins.fair,
      cloth,
      worn: crossed(sheet, cloth) + apron(sheet, indigo),
      cuff: { cover: 0.42, half: 40, band: 8 },
      left: { wrist: [-104, 246], elbow: [-166, 250], turn: 4 },
      right: { wrist: [68, 246], elbow: [130, 250], turn: 4 },
      thing: tray(sheet),
    }),
    steam(sheet, 296, 528, 100, 300, 3, 0.55),
    steam(sheet, 508, 528, 100, 280, 3, 0.5),
    light(sheet, '#fff1cf'),
  ].join('')

const tray = (sheet: Sheet) =>
  form(
    sheet,
    [...arc(-18, 222, 108, 22, Math.PI, 0, 24), ...arc(-18, 226, 103, 31, 0, Math.PI, 24)],
    '#6d2018',
    2.2,
    plane('-150,240 -18,250 120,240 120,276 -150,276', '#481410'),
  ) +
  form(
    sheet,
    oval(-18, 221, 108, 22),
    '#a63a26',
    2,
    fill(curve(oval(-18, 223, 98, 17), true), '#7a2318'),
    fill(curve(arc(-18, 223, 93, 15, 3.5, 4.4)), '#d97a55', 0.5),
  ) +
  cup(sheet, -54, '#f1e6cf', '#b9a486') +
  cup(sheet, 18, '#4f8a7e', '#28514e')

const cup = (sheet: Sheet, x: number, base: string, shade: string) =>
  put(
    x,
    36,
    disc(6, 190, 30, 7, '#3a0f0c', 0.7) +
      form(
        sheet,
        '-28,134* -27,158 -21,180 -11,190 0,192 11,190 21,180 27,158 28,134*',
        base,
        2,
        plane('6,120 12,160 5,194 40,194 40,120', shade),
        fill(curve(oval(0, 168, 30, 5), true), shade, 0.5),
      ) +
      form(
        sheet,
        oval(0, 134, 28, 9),
        base,
        2,
        fill(curve(oval(0, 136, 24.5, 6.6), true), '#93aa55'),
      ) +
      disc(-7, 135, 8, 2, '#dfe6a8', 0.85),
  )
