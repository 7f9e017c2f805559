import { form, plane } from '../kit/figure/cut.ts'
import { chefCoat } from '../kit/figure/garment.ts'
import { skins } from '../kit/figure/looks.ts'
import type { Cloth } from '../kit/figure/sleeve.ts'
import { arc, brush, curve, oval, pts } from '../kit/line.ts'
import type { Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { disc, fill, rect } from '../kit/svg.ts'
import { ground, holder, light } from './portrait-ground.ts'

const cloth: Cloth = { base: '#f4ecdc', shade: '#c5b9a2', trim: '#c2462c' }

/** The chef of the trattoria: a copper ladle of tomato broth, a hand beneath to catch the drop. */
export const portraitLadle = (sheet: Sheet): string =>
  [
    ground(sheet, [
      [0, '#2c635f'],
      [0.6, '#5c998b'],
      [1, '#20494a'],
    ]),
    tiles(),
    holder(sheet, {
      skin: skins.warm,
      cloth,
      worn: chefCoat(sheet, cloth),
      cuff: { cover: 1, half: 26, band: 12 },
      left: { wrist: [-114, 284], elbow: [-172, 262], turn: 6, thumb: [8, 52] },
      right: { wrist: [84, 196], elbow: [122, 250], turn: 54, grips: true },
      thing: ladle(sheet),
    }),
    steam(sheet, 350, 620, 200, 430, 3, 0.6),
    light(sheet, '#fff1cf'),
  ].join('')

const tiles = () =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map(
      (row) =>
        rect(0, 40 + row * 120, 800, 3, '#20494a', 0.35) +
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((i) => rect(i * 110 + (row % 2) * 55, 40 + row * 120, 3, 120, '#20494a', 0.3))
          .join(''),
    )
    .join('')

const ladle = (sheet: Sheet) =>
  fill(brush(pts('122,128 60,168 2,206'), 9, { head: 1, tail: 0.9, rough: 0.05 }), '#5d3122') +
  fill(brush(pts('120,127 60,166 3,203'), 3, { head: 1, tail: 0.9, rough: 0.05 }), '#d9925c') +
  form(
    sheet,
    [...arc(-36, 208, 50, 15, Math.PI, 0, 16), ...arc(-36, 208, 50, 44, 0, Math.PI, 24)],
    '#b9683c',
    2.2,
    plane('-16,214 -8,234 -30,262 24,262 24,206', '#7d3f26'),
    plane('-79,220 -72,234 -62,245 -70,230 -73,218', '#f3c79a', 0.9),
  ) +
  form(
    sheet,
    oval(-36, 208, 50, 15),
    '#e3a772',
    2,
    fill(curve(oval(-36, 210.5, 44, 11.4), true), '#c2462c'),
    fill(curve(oval(-30, 214, 32, 6), true), '#a3341f'),
    disc(-56, 207, 10, 2.6, '#f0b08a', 0.9),
    disc(-28, 206, 4, 2, '#f6d98f', 0.9),
    disc(-12, 210, 5, 2.2, '#f6d98f', 0.8),
  )
