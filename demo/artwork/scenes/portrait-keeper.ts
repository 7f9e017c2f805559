import { lattice } from '../kit/built.ts'
import { head, neck, trunk } from '../kit/figure/bust.ts'
import { form, plane } from '../kit/figure/cut.ts'
import { apron, crossed } from '../kit/figure/garment.ts'
import { thumb, under } from '../kit/figure/hand.ts'
import { type Head, skins } from '../kit/figure/looks.ts'
import { type Cloth, forearm, sleeve } from '../kit/figure/sleeve.ts'
import { arc, curve, oval } from '../kit/line.ts'
import { bokashi, glow, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { disc, fill, put } from '../kit/svg.ts'
import { ground, light } from './portrait-sitter.ts'

const skin = skins.fair
const cloth: Cloth = { base: '#e6dbc4', shade: '#bba98b', trim: '#b8412a' }
const indigo: Cloth = { base: '#27396a', shade: '#172349', trim: '#f4ecdc' }
const look: Head = {
  skin,
  build: 'soft',
  hair: 'bun',
  dye: '#2a1c22',
  sheen: '#63505a',
  gaze: 'down',
  nod: 10,
}

/** The keeper of the soba house: hair tied low, an indigo apron, two cups of tea carried with both hands. */
export function portraitKeeper(sheet: Sheet): string {
  const wide = { widths: [60, 76, 70] as const, cover: 0.62, cuff: 10 }
  return [
    ground(sheet, [
      [0, '#7a3a22'],
      [0.6, '#b8702a'],
      [1, '#5a2a1c'],
    ]),
    lattice(
      sheet,
      40,
      40,
      460,
      720,
      6,
      7,
      '#4a2418',
      bokashi(sheet, [
        [0, '#f6d98f'],
        [1, '#eaac4c'],
      ]),
      11,
    ),
    glow(sheet, 260, 380, 480, '#ffe9b0', 0.55),
    put(
      450,
      440,
      neck(sheet, 'profile', skin) +
        trunk(sheet, 'quarter', cloth, crossed(sheet, cloth), apron(sheet, indigo)) +
        head(sheet, 'profile', look) +
        forearm(sheet, [-118, 208], [-150, 196], skin, [34, 30]) +
        sleeve(
          sheet,
          [
            [-74, 66],
            [-112, 196],
            [-168, 180],
          ],
          cloth,
          { ...wide, widths: [52, 64, 60] },
        ) +
        under(sheet, skin, { x: 26, y: 206 }) +
        tray(sheet) +
        thumb(skin, { x: 28, y: 200 }) +
        forearm(sheet, [100, 218], [24, 206], skin, [42, 32]) +
        sleeve(
          sheet,
          [
            [84, 66],
            [122, 214],
            [28, 204],
          ],
          cloth,
          wide,
        ),
      2.1,
    ),
    steam(sheet, 250, 800, 90, 250, 3, 0.6),
    steam(sheet, 380, 806, 90, 230, 3, 0.5),
    light(sheet, '#fff1cf'),
  ].join('')
}

const tray = (sheet: Sheet) =>
  form(
    sheet,
    [...arc(-80, 184, 122, 13, Math.PI, 0, 20), ...arc(-80, 188, 116, 24, 0, Math.PI, 20)],
    '#6d2018',
    2.4,
    plane('-200,200 -80,206 50,198 50,230 -200,230', '#481410'),
  ) +
  form(
    sheet,
    oval(-80, 184, 122, 13),
    '#a63a26',
    2.2,
    fill(curve(oval(-80, 185, 112, 9.6), true), '#7a2318'),
  ) +
  cup(sheet, -122, '#f1e6cf', '#b9a486') +
  cup(sheet, -50, '#4f8a7e', '#28514e')

const cup = (sheet: Sheet, x: number, base: string, shade: string) =>
  put(
    x,
    0,
    form(
      sheet,
      '-24,140* -23,160 -18,178 -10,186 0,188 10,186 18,178 23,160 24,140*',
      base,
      2.4,
      plane('4,130 10,160 4,190 40,190 40,130', shade),
      fill(curve(oval(0, 168, 26, 5), true), shade, 0.5),
    ) +
      form(
        sheet,
        oval(0, 140, 24, 6),
        base,
        2.2,
        fill(curve(oval(0, 141.4, 21, 4.4), true), '#93aa55'),
      ) +
      disc(-6, 141, 7, 1.4, '#dfe6a8', 0.8),
  )
