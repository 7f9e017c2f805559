import { head, neck, trunk } from '../kit/figure/bust.ts'
import { blazer, suit } from '../kit/figure/garment.ts'
import { laid, pinch } from '../kit/figure/hand.ts'
import { skins } from '../kit/figure/looks.ts'
import { type Cloth, sleeve } from '../kit/figure/sleeve.ts'
import { brush, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import type { Sheet } from '../kit/sheet.ts'
import { fill, put } from '../kit/svg.ts'

const hers: Cloth = { base: '#5c998b', shade: '#34706a', trim: '#f4ecdc' }
const his: Cloth = { base: '#2c3f76', shade: '#1a2753', trim: '#a8341f' }
const cuffed: Cloth = { ...his, trim: '#f4ecdc' }

const atLeft = (content: string) => put(310, 690, content, 1.2, 0, -1)
const atRight = (content: string) => put(936, 680, content, 1.22)

/** The adviser who listens, at the left of the table. */
export const listening = (sheet: Sheet): string =>
  atLeft(
    neck(sheet, 'quarter', skins.fair) +
      trunk(sheet, 'quarter', hers, blazer(sheet, hers)) +
      head(sheet, 'quarter', {
        skin: skins.fair,
        build: 'soft',
        hair: 'bob',
        dye: '#2a1c22',
        sheen: '#63505a',
        nod: 4,
      }) +
      sleeve(
        sheet,
        [
          [-72, 66],
          [-116, 214],
          [-60, 272],
        ],
        hers,
        { widths: [50, 56, 46], cuff: 7 },
      ),
  )

/** The adviser who asks, at the right. */
export const asking = (sheet: Sheet): string =>
  atRight(
    neck(sheet, 'profile', skins.warm) +
      trunk(sheet, 'quarter', his, suit(sheet, his)) +
      head(sheet, 'profile', {
        skin: skins.warm,
        build: 'aged',
        hair: 'swept',
        dye: '#8d8a8a',
        sheen: '#c9c4bc',
        nod: 6,
      }) +
      sleeve(
        sheet,
        [
          [-72, 66],
          [-124, 214],
          [-98, 282],
        ],
        cuffed,
        { widths: [52, 58, 48], cuff: 7 },
      ),
  )

/** Her hands, one over the other on the table. */
export const listeningHands = (sheet: Sheet): string =>
  atLeft(
    laid(sheet, skins.fair, { x: -48, y: 292, turn: 176, flip: -1, scale: 0.86 }) +
      laid(sheet, skins.fair, { x: 14, y: 290, turn: -4, scale: 0.9 }) +
      sleeve(
        sheet,
        [
          [84, 66],
          [122, 240],
          [18, 288],
        ],
        hers,
        { widths: [64, 64, 46], cuff: 8 },
      ),
  )

/** His hand with the pen, over the papers. */
export const askingHands = (sheet: Sheet): string =>
  atRight(
    laid(sheet, skins.warm, { x: -104, y: 284, turn: -10, scale: 0.86 }) +
      fill(brush(pts('-26,226 -56,280 -76,318'), 6.4, { head: 1, tail: 0.4 }), ink.indigo900) +
      pinch(sheet, skins.warm, { x: 4, y: 292, turn: -14, scale: 0.94 }) +
      sleeve(
        sheet,
        [
          [84, 66],
          [126, 236],
          [8, 290],
        ],
        cuffed,
        { widths: [66, 68, 50], cuff: 8 },
      ),
  )
