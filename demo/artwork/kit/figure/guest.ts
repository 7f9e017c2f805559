import { ink } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import { put } from '../svg.ts'
import { head, neck, trunk } from './bust.ts'
import { form, lines, plane } from './cut.ts'
import { type Hair, type Head, type Skin, skins } from './looks.ts'
import { type Cloth, sleeve } from './sleeve.ts'

/** A guest at a counter, seen from behind: where, how the hair is worn, in what cloth, and which way the head turns. */
export type Guest = {
  x: number
  hair: Hair
  dye?: readonly [string, string]
  cloth: Cloth
  turn?: 'left' | 'right'
  nod?: number
  skin?: Skin
  /** Breadth of the shoulders against the common measure. */
  build?: number
}

/** Guests side by side, `y` at the hollow of the throat. */
export const guests = (sheet: Sheet, y: number, scale: number, list: readonly Guest[]): string =>
  list
    .map((guest) => put(guest.x, y, one(sheet, guest), scale, 0, guest.turn === 'right' ? -1 : 1))
    .join('')

function one(sheet: Sheet, guest: Guest): string {
  const {
    hair,
    dye = [ink.umber, '#5d4a52'],
    cloth,
    turn,
    nod = 0,
    skin = skins.fair,
    build = 1,
  } = guest
  const view = turn ? 'lost' : 'away'
  const look: Head = { skin, build: 'soft', hair, dye: dye[0], sheen: dye[1], nod }
  const fit = { widths: [62, 66, 56] as const }
  return (
    neck(sheet, view, skin) +
    `<g transform="scale(${build} 1)">${
      sleeve(
        sheet,
        [
          [-90, 72],
          [-126, 200],
          [-112, 330],
        ],
        cloth,
        fit,
      ) +
      sleeve(
        sheet,
        [
          [90, 72],
          [126, 200],
          [112, 330],
        ],
        cloth,
        fit,
      ) +
      trunk(
        sheet,
        'away',
        cloth,
        lines(
          2,
          ink.umber,
          '-118,80 -104,130 -110,200',
          '118,80 104,130 110,200',
          '-60,30 -46,60 -52,96',
          '62,34 50,70 54,120',
        ),
      )
    }</g>` +
    form(
      sheet,
      '-36,-20 0,-12 36,-20 54,2 24,16 0,19 -24,16 -54,2',
      cloth.trim,
      2.2,
      plane('8,-16 14,22 70,20 50,-22', cloth.shade, 0.7),
    ) +
    put(0, 16, head(sheet, view, look))
  )
}
