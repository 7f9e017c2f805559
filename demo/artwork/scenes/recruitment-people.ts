import { head, neck, trunk } from '../kit/figure/bust.ts'
import { cut, edge, form, lines, plane } from '../kit/figure/cut.ts'
import { blazer, suit } from '../kit/figure/garment.ts'
import { guests } from '../kit/figure/guest.ts'
import { laid, pinch } from '../kit/figure/hand.ts'
import { type Head, skins } from '../kit/figure/looks.ts'
import { type Cloth, sleeve } from '../kit/figure/sleeve.ts'
import { brush, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import type { Sheet } from '../kit/sheet.ts'
import { fill, put } from '../kit/svg.ts'

const hers: Cloth = { base: '#5c998b', shade: '#34706a', trim: '#f4ecdc' }
const his: Cloth = { base: '#2c3f76', shade: '#1a2753', trim: '#a8341f' }
const cuffed: Cloth = { ...his, trim: '#f4ecdc' }
const theirs: Cloth = { base: '#b3452c', shade: '#75261b', trim: '#d9694a' }

const her: Head = {
  skin: skins.fair,
  build: 'soft',
  hair: 'bun',
  dye: '#2a1c22',
  sheen: '#63505a',
  gaze: 'down',
  nod: 20,
}
const him: Head = {
  skin: skins.warm,
  build: 'aged',
  hair: 'swept',
  dye: '#8d8a8a',
  sheen: '#c9c4bc',
  gaze: 'down',
  nod: 22,
}

const atLeft = (content: string) => put(520, 700, content, 1.36, 0, -1)
const atRight = (content: string) => put(946, 690, content, 1.36)

/** The adviser who listens, across the table. */
export const listening = (sheet: Sheet): string =>
  atLeft(
    neck(sheet, 'profile', skins.fair) +
      trunk(sheet, 'quarter', hers, blazer(sheet, hers)) +
      head(sheet, 'profile', her),
  )

/** The adviser who notes down, at her side. */
export const noting = (sheet: Sheet): string =>
  atRight(
    neck(sheet, 'profile', skins.warm) +
      trunk(sheet, 'quarter', his, suit(sheet, his)) +
      head(sheet, 'profile', him),
  )

/** Her hands, one over the other on the table. */
export const listeningHands = (sheet: Sheet): string =>
  atLeft(
    laid(sheet, skins.fair, { x: -60, y: 258, turn: 176, flip: -1, scale: 0.86 }) +
      laid(sheet, skins.fair, { x: 10, y: 258, turn: -6, scale: 0.9 }) +
      sleeve(
        sheet,
        [
          [84, 66],
          [124, 226],
          [14, 256],
        ],
        hers,
        { widths: [64, 64, 46], cuff: 8 },
      ),
  )

/** His pen over the paper. */
export const notingHands = (sheet: Sheet): string =>
  atRight(
    laid(sheet, skins.warm, { x: -126, y: 262, turn: 196, flip: -1, scale: 0.84 }) +
      sleeve(
        sheet,
        [
          [-74, 66],
          [-156, 200],
          [-130, 256],
        ],
        cuffed,
        { widths: [52, 60, 46], cuff: 7 },
      ) +
      fill(brush(pts('-22,190 -52,246 -74,288'), 6.4, { head: 1, tail: 0.4 }), ink.indigo900) +
      pinch(sheet, skins.warm, { x: 8, y: 260, turn: -14, scale: 0.94 }) +
      sleeve(
        sheet,
        [
          [84, 66],
          [128, 224],
          [12, 258],
        ],
        cuffed,
        { widths: [66, 68, 50], cuff: 8 },
      ),
  )

/** The applicant, near and large, with a hand on the paper. */
export const applicant = (sheet: Sheet): string =>
  laid(sheet, skins.warm, { x: 652, y: 1248, turn: 142, scale: 1.75 }, 1.8) +
  guests(sheet, 1090, 2.3, [{ x: 270, hair: 'short', cloth: theirs, skin: skins.warm, nod: 5 }]) +
  reaching(sheet)

/** The sleeve that reaches from the applicant's shoulder over the edge of the table. */
const reaching = (sheet: Sheet) =>
  form(
    sheet,
    '440,1200 500,1236 552,1276* 584,1246 622,1204* 656,1236 690,1290* 668,1350 632,1430 596,1530 420,1540 430,1400 420,1280',
    theirs.base,
    0,
    plane('700,1280 640,1330 600,1370 540,1400 470,1540 660,1560', theirs.shade),
    plane('552,1270 560,1330 530,1380 500,1330 516,1290', theirs.shade, 0.8),
    plane('616,1196 652,1232 694,1294 678,1310 640,1252 604,1216', theirs.trim),
  ) +
  lines(5, ink.umber, '552,1276 566,1320 560,1362', '552,1276 524,1310 490,1326') +
  edge(
    cut(
      '484,1228 520,1252 552,1276* 584,1246 622,1204* 656,1236 690,1290* 668,1350 632,1430 596,1530',
      false,
    ),
    5.4,
    ink.umber,
    true,
  )
