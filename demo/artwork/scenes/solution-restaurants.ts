import { brush, curve, oval, polygon, pts, quad } from '../kit/line.ts'
import { noren } from '../kit/noren.ts'
import { ink } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { bottles, guests, pendant, setting } from '../kit/room.ts'
import { keyLine, shape } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { grain } from '../kit/surface.ts'
import { fill, rect } from '../kit/svg.ts'

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
    guests(sheet, 1130, 1.22, [
      [190, 'short', '#27396a', '#141d42', 4],
      [640, 'bun', '#c49a5c', '#7d5530', -6],
      [1040, 'bob', '#7a2a24', '#3d1518', 8],
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

const cook = (sheet: Sheet) =>
  person(sheet, 640, 500, 1.24, {
    view: 'front',
    hair: 'cap',
    hairPaint: '#2a2029',
    coat: 'chef',
    cloth: '#f1e8d6',
    shade: '#b9a98c',
    lining: '#c2462c',
    nod: 12,
    arms: quad('-150,180 -90,280 146,190 60,284'),
  })

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
