import { lattice, tiles } from '../kit/built.ts'
import { guests } from '../kit/figure/guest.ts'
import { lantern } from '../kit/lantern.ts'
import { curve, polygon, pts, quad } from '../kit/line.ts'
import { noren } from '../kit/noren.ts'
import { pendant, setting, stools } from '../kit/room.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { grain } from '../kit/surface.ts'
import { fill, put, rect } from '../kit/svg.ts'
import { grass, pine } from '../kit/tree.ts'
import { walker } from '../kit/walker.ts'
import { evening } from './shiobi-evening.ts'

/** The house on the beach, lit, with the sun going down beside it. */
export function shiobiHouse(sheet: Sheet): string {
  return [
    evening(sheet, 400),
    fill(
      curve(pts('-20,640 300,600 700,640 1220,590 1220,820 -20,820'), true),
      bokashi(sheet, [
        [0, '#8a6468'],
        [1, '#3a2c44'],
      ]),
    ),
    pine(1120, 640, {
      trunk: '#1a1530',
      pad: '#232049',
      tip: '#4a4a78',
      scale: 1.1,
      seed: 5,
      lean: -0.6,
    }),
    soft(sheet, 14, fill(polygon(pts('60,690 660,690 560,800 0,800')), '#ffb35a', 0.5)),
    rect(
      80,
      400,
      560,
      300,
      bokashi(sheet, [
        [0, '#1f1a38'],
        [1, '#3a2838'],
      ]),
    ),
    grain(sheet, 80, 400, 560, 300, '#120f26', 4, 0.6),
    rect(
      250,
      440,
      230,
      260,
      bokashi(sheet, [
        [0, '#c9702c'],
        [0.6, '#f6c66a'],
        [1, '#d98a3c'],
      ]),
    ),
    rect(290, 590, 190, 14, '#5a2e1c'),
    rect(300, 604, 180, 96, '#8a4f2a', 0.8),
    lattice(sheet, 508, 470, 112, 150, 5, 3, '#1a1530', '#f4b455', 5),
    lattice(sheet, 100, 470, 112, 150, 5, 3, '#1a1530', '#e89f45', 5),
    noren(sheet, 244, 444, 242, 112, {
      panels: 4,
      cloth: '#2b4482',
      shade: '#141e45',
      light: '#5470ab',
      wind: 10,
      mark: '#efe4cc',
    }),
    tiles(sheet, quad('130,290 600,280 700,404 20,412'), 4, 13, {
      base: '#39406f',
      dark: '#151738',
      light: '#75719c',
    }),
    rect(30, 404, 664, 12, '#100f28'),
    lantern(sheet, 222, 430, 46, 78, '#f6a33f', '#b8481f', 0.7),
    lantern(sheet, 506, 430, 46, 78, '#f6a33f', '#b8481f', 0.7),
    steam(sheet, 590, 300, 90, 230, 3, 0.45, '#f6d9c0'),
    walker(sheet, 800, 740, 0.72, {
      coat: '#3e5f93',
      shade: '#1b2c5c',
      hair: '#15142a',
      legs: '#1a1838',
    }),
    walker(sheet, 860, 746, 0.66, {
      coat: '#c2462c',
      shade: '#5d1d1c',
      hair: '#15142a',
      legs: '#1a1838',
    }),
    ...[40, 720, 1000, 1150].map((x, i) => grass(x, 806, 90 + i * 12, '#1f1838', i)),
  ].join('')
}

/** The counter facing the water. */
export function shiobiCounter(sheet: Sheet): string {
  const top = polygon(pts('-20,560 1220,540 1220,600 -20,625'))
  return [
    rect(0, 0, 1200, 800, '#2a2038'),
    clipped(sheet, 'M70 90H1130V500H70Z', put(0, 0, evening(sheet, 330))),
    ...[60, 410, 770, 1124].map((x) => rect(x, 76, 18, 440, '#1a1428')),
    rect(40, 66, 1120, 24, '#1a1428'),
    rect(40, 498, 1120, 20, '#3a2430'),
    noren(sheet, 90, 86, 1020, 84, {
      panels: 8,
      cloth: '#20315f',
      shade: '#10193a',
      light: '#3e5f93',
      wind: 8,
    }),
    setting(sheet, 120, 556, 960, 34, ['#f1e6cf', '#5c998b', '#c2462c', '#34528b']),
    fill(
      top,
      bokashi(sheet, [
        [0, '#e8b06a'],
        [1, '#a5652f'],
      ]),
    ),
    clipped(sheet, top, grain(sheet, -20, 540, 1240, 90, '#6d3a20', 4, 0.6)),
    fill(
      polygon(pts('-20,625 1220,600 1220,820 -20,820')),
      bokashi(sheet, [
        [0, '#54303a'],
        [1, '#1c1428'],
      ]),
    ),
    stools(760, 672, 3, 170, 110, '#120e20', '#7a4a38'),
    guests(sheet, 670, 0.9, [
      {
        x: 240,
        hair: 'bun',
        cloth: { base: '#2c635f', shade: '#173a40', trim: '#5c998b' },
        turn: 'right',
        nod: 3,
        build: 0.92,
      },
      {
        x: 500,
        hair: 'short',
        cloth: { base: '#7a2a22', shade: '#451418', trim: '#b3523c' },
        turn: 'left',
        nod: -2,
      },
    ]),
    pendant(sheet, 330, 70, 96, '#c98a3c', '#ffd98a', 0.55),
    pendant(sheet, 860, 70, 96, '#c98a3c', '#ffd98a', 0.55),
    glow(sheet, 700, 330, 520, '#ffb06a', 0.3),
  ].join('')
}
