import { bearer } from '../kit/figure/bearer.ts'
import { chefCoat } from '../kit/figure/garment.ts'
import { skins } from '../kit/figure/looks.ts'
import type { Cloth } from '../kit/figure/sleeve.ts'
import { brush, polygon, pts } from '../kit/line.ts'
import { noren } from '../kit/noren.ts'
import { ink } from '../kit/palette.ts'
import { bottles } from '../kit/room.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { grain } from '../kit/surface.ts'
import { disc, fill, put, rect } from '../kit/svg.ts'
import { cup } from '../kit/vessel.ts'
import { riceBowl } from './restaurant-bowl.ts'
import { guest, palms, thumbs } from './restaurant-guest.ts'

const coat: Cloth = { base: '#f4ecdc', shade: '#c5b498', trim: '#c2462c' }

/** Over a guest's shoulder: a bowl goes from the cook's hands into hers, in the light of the counter. */
export function solutionRestaurants(sheet: Sheet): string {
  const [trunk, arms] = bearer(sheet, {
    skin: skins.warm,
    cloth: coat,
    worn: chefCoat(sheet, coat),
    cuff: { cover: 0.9, half: 26, band: 10 },
    left: { wrist: [-122, 226], elbow: [-170, 184], turn: -2, thumb: [8, 12] },
    right: { wrist: [104, 226], elbow: [150, 184], turn: -2, thumb: [8, 12] },
    thing: riceBowl(sheet, -9, 218),
  })
  const cook = (content: string) => put(520, 330, content, 2.1)
  return [
    kitchen(sheet),
    cook(trunk),
    counter(sheet),
    palms(sheet),
    cook(arms),
    thumbs(sheet),
    steam(sheet, 500, 760, 330, 560, 4, 0.55),
    curtain(sheet),
    guest(sheet),
    rect(
      0,
      0,
      1200,
      1500,
      bokashi(
        sheet,
        [
          [0, '#ffdf9c', 0.12],
          [0.55, '#ffdf9c', 0],
          [1, '#0d1226', 0.4],
        ],
        [0.2, 0, 0.8, 1],
      ),
    ),
  ].join('')
}

const kitchen = (sheet: Sheet) =>
  [
    rect(
      0,
      0,
      1200,
      1000,
      bokashi(sheet, [
        [0, '#b8702a'],
        [0.5, '#e0a24a'],
        [1, '#a5652f'],
      ]),
    ),
    bottles(sheet, -20, 640, 320, 150, ['#8a3f22', '#4a5a3c', '#93301f', '#2f6a6a'], '#6d3a20'),
    bottles(sheet, 890, 640, 340, 150, ['#8a3f22', '#34466b', '#4a5a3c', '#93301f'], '#6d3a20'),
    glow(sheet, 520, 560, 620, '#fff0c0', 0.75),
  ].join('')

const curtain = (sheet: Sheet) =>
  noren(sheet, -30, 40, 1260, 400, {
    panels: 3,
    cloth: '#a8341f',
    shade: '#7a2318',
    light: '#cb4329',
    wind: 14,
    mark: ink.washi,
    rod: ink.umber,
  })

function counter(sheet: Sheet): string {
  const top = polygon(pts('-20,880 1220,880 1220,1380 -20,1380'))
  return [
    rect(-20, 852, 1240, 34, '#f0c981'),
    fill(
      top,
      bokashi(sheet, [
        [0, '#e9b86c'],
        [1, '#b5753a'],
      ]),
    ),
    clipped(
      sheet,
      top,
      grain(sheet, -20, 880, 1240, 500, '#7d4626', 4, 0.55),
      soft(sheet, 26, disc(480, 1030, 420, 110, '#fff0c0', 0.6)),
      soft(sheet, 16, disc(540, 1080, 250, 54, '#5a2f1c', 0.5)),
    ),
    fill(brush(pts('-20,882 600,880 1220,882'), 5, { head: 1, tail: 1 }), '#7d4626'),
    rect(
      -20,
      1370,
      1240,
      150,
      bokashi(sheet, [
        [0, '#5a2f22'],
        [1, '#20161f'],
      ]),
    ),
    fill(brush(pts('-20,1370 600,1372 1220,1370'), 9, { head: 1, tail: 1 }), '#f4c97a'),
    cup(sheet, 130, 1060, 58, 64, { light: '#f1e6cf', dark: '#a59c8e' }, '#e9dfb8'),
    fill(brush(pts('30,1196 150,1190 290,1186'), 9, { head: 0.5, tail: 1 }), ink.umber),
    fill(brush(pts('34,1212 150,1206 290,1202'), 9, { head: 0.5, tail: 1 }), ink.umber),
  ].join('')
}
