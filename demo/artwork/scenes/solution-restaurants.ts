import { head, neck, trunk } from '../kit/figure/bust.ts'
import { chefCoat } from '../kit/figure/garment.ts'
import { guests } from '../kit/figure/guest.ts'
import { grip } from '../kit/figure/hand.ts'
import { capProfile } from '../kit/figure/headgear.ts'
import { skins } from '../kit/figure/looks.ts'
import { type Cloth, sleeve } from '../kit/figure/sleeve.ts'
import { brush, curve, oval, polygon, pts } from '../kit/line.ts'
import { noren } from '../kit/noren.ts'
import { ink } from '../kit/palette.ts'
import { bottles, pendant, setting } from '../kit/room.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { grain } from '../kit/surface.ts'
import { fill, put, rect } from '../kit/svg.ts'

/** The evening counter seen from the second row: guests' backs, the cook in the light. */
export function solutionRestaurants(sheet: Sheet): string {
  const { width: w, height: h } = sheet
  const top = polygon(pts('-20,880 1220,850 1220,930 -20,970'))
  return [
    rect(
      0,
      0,
      w,
      h,
      bokashi(sheet, [
        [0, '#173640'],
        [0.4, '#21585a'],
        [0.7, '#2c635f'],
        [1, '#14262f'],
      ]),
    ),
    ...Array.from({ length: 7 }, (_, i) => rect(0, 300 + i * 74, w, 3, '#12303a', 0.5)),
    noren(sheet, 740, 240, 400, 220, {
      panels: 3,
      cloth: '#93301f',
      shade: '#5a1a18',
      light: '#c2462c',
      mark: undefined,
      rod: ink.umber,
    }),
    rect(
      740,
      458,
      400,
      330,
      bokashi(sheet, [
        [0, '#f4c465'],
        [1, '#b8702a'],
      ]),
    ),
    rect(740, 458, 400, 330, '#1a1c30', 0.35),
    rect(40, 330, 560, 400, '#12303a', 0.6),
    bottles(
      sheet,
      60,
      500,
      520,
      130,
      ['#8a3f22', '#4a5a3c', '#c98a3c', '#2f6a6a', '#d9b06a'],
      '#0f2129',
    ),
    bottles(
      sheet,
      60,
      690,
      520,
      140,
      ['#8a3f22', '#34466b', '#c98a3c', '#93301f', '#d9b06a'],
      '#0f2129',
    ),
    glow(sheet, 600, 520, 760, '#ffbe5a', 0.55),
    cook(sheet),
    steam(sheet, 320, 850, 240, 420, 4, 0.6),
    pendant(sheet, 250, 150, 210, '#93301f', '#ffd98a', 0.6),
    pendant(sheet, 880, 110, 230, '#93301f', '#ffd98a', 0.7),
    pot(sheet),
    fill(
      top,
      bokashi(sheet, [
        [0, '#e0ab5e'],
        [1, '#a5652f'],
      ]),
    ),
    clipped(sheet, top, grain(sheet, -20, 850, 1240, 120, '#6d3a20', 4, 0.6)),
    setting(sheet, 380, 880, 760, 44, ['#f1e6cf', '#34528b', '#c2462c', '#5c998b']),
    fill(
      polygon(pts('-20,970 1220,930 1220,1500 -20,1500')),
      bokashi(sheet, [
        [0, '#6d3a24'],
        [1, '#2a1a1e'],
      ]),
    ),
    fill(brush(pts('-20,970 600,950 1220,930'), 8, { head: 1, tail: 1 }), '#f4c97a', 0.8),
    guests(sheet, 1150, 1.2, [
      {
        x: 180,
        hair: 'short',
        cloth: { base: '#2f4274', shade: '#17224a', trim: '#4a5f96' },
        turn: 'right',
        nod: -3,
      },
      {
        x: 640,
        hair: 'bun',
        cloth: { base: '#c49a5c', shade: '#86602f', trim: '#e0c088' },
        nod: 4,
        build: 0.9,
      },
      {
        x: 1050,
        hair: 'bob',
        cloth: { base: '#7a2a24', shade: '#461619', trim: '#a8453a' },
        turn: 'left',
        nod: -4,
        build: 0.92,
      },
    ]),
    rect(
      0,
      1000,
      w,
      500,
      bokashi(sheet, [
        [0, '#0d1226', 0],
        [1, '#0d1226', 0.5],
      ]),
    ),
  ].join('')
}

const skin = skins.warm
const coat: Cloth = { base: '#f1e8d6', shade: '#bfb094', trim: '#c2462c' }

function cook(sheet: Sheet): string {
  return put(
    600,
    520,
    neck(sheet, 'profile', skin) +
      trunk(sheet, 'quarter', coat, chefCoat(sheet, coat)) +
      head(
        sheet,
        'profile',
        { skin, build: 'strong', hair: 'cropped', dye: '#2a2029', sheen: '#5b4a55', nod: 14 },
        capProfile(sheet, coat.base, coat.shade),
      ) +
      sleeve(
        sheet,
        [
          [-72, 66],
          [-112, 190],
          [-96, 270],
        ],
        coat,
        { widths: [50, 58, 50] },
      ) +
      fill(brush(pts('-166,108 -190,180 -206,240'), 9, { head: 0.9, tail: 1 }), '#6d4426') +
      grip(sheet, skin, { x: -132, y: 138, turn: 10 }) +
      sleeve(
        sheet,
        [
          [84, 66],
          [70, 216],
          [-128, 140],
        ],
        coat,
        { widths: [64, 70, 54], cuff: 14 },
      ),
    1.22,
  )
}

const pot = (sheet: Sheet) =>
  shape(
    pts('200,780 206,880 240,910 400,906 432,876 438,776'),
    bokashi(
      sheet,
      [
        [0, '#4d566e'],
        [0.4, '#8b93a3'],
        [1, '#252b40'],
      ],
      [0, 0, 1, 0],
    ),
    3.4,
  ) +
  shape(oval(319, 778, 120, 22), '#b98a4c', 3) +
  fill(curve(oval(319, 781, 104, 16), true), '#e0b56c') +
  keyLine(pts('214,810 320,830 430,806'), 3, '#252b40')
