import { head, neck, trunk } from '../kit/figure/bust.ts'
import { form, lines, plane } from '../kit/figure/cut.ts'
import { crossed } from '../kit/figure/garment.ts'
import { grip, pinch } from '../kit/figure/hand.ts'
import { towelProfile } from '../kit/figure/headgear.ts'
import { skins } from '../kit/figure/looks.ts'
import { type Cloth, forearm, sleeve } from '../kit/figure/sleeve.ts'
import { brush, pts } from '../kit/line.ts'
import type { Sheet } from '../kit/sheet.ts'
import { fill, put } from '../kit/svg.ts'

const skin = skins.tanned
const happi: Cloth = { base: '#2b3d72', shade: '#172249', trim: '#f1e6cf' }

/** The man at the skewers: a fan in one fist, the other hand turning a stick. */
export const griller = (sheet: Sheet): string =>
  put(
    660,
    310,
    neck(sheet, 'profile', skin) +
      trunk(sheet, 'quarter', happi, crossed(sheet, happi)) +
      head(
        sheet,
        'profile',
        { skin, build: 'strong', hair: 'short', dye: '#1f1420', sheen: '#57424c', nod: 13 },
        towelProfile(sheet, '#f4ecdc', '#c5b9a2'),
      ) +
      forearm(sheet, [-112, 150], [-176, 104], skin, [36, 28]) +
      fan(sheet) +
      grip(sheet, skin, { x: -176, y: 104, turn: 30, scale: 0.92 }) +
      sleeve(
        sheet,
        [
          [-72, 66],
          [-104, 172],
          [-176, 104],
        ],
        happi,
        { widths: [52, 66, 68], cover: 0.45 },
      ) +
      forearm(sheet, [40, 200], [-74, 174], skin, [42, 30]) +
      pinch(sheet, skin, { x: -74, y: 174, turn: -14 }) +
      sleeve(
        sheet,
        [
          [84, 66],
          [98, 214],
          [-74, 174],
        ],
        happi,
        { widths: [64, 80, 78], cover: 0.5, cuff: 6 },
      ),
    0.92,
  )

const fan = (sheet: Sheet) =>
  fill(brush(pts('-206,112 -222,70 -232,40'), 7, { head: 1, tail: 1 }), '#c9a15a') +
  form(
    sheet,
    '-232,44* -276,22 -290,-22 -268,-64 -226,-76 -190,-50 -186,-6 -206,30',
    '#f1e6cf',
    2.6,
    plane('-200,-80 -220,-20 -228,50 -150,40 -160,-80', '#cdbb98'),
    plane('-290,-10 -260,-34 -230,-22 -204,-40 -170,-30 -190,10 -230,6 -262,20', '#c2462c', 0.9),
    lines(
      1.6,
      '#a58f68',
      '-232,44 -270,-30',
      '-232,44 -250,-60',
      '-232,44 -226,-66',
      '-232,44 -204,-50',
    ),
  )

/** Seven skewers over the coals, their ends toward us. */
export const skewers = (sheet: Sheet): string =>
  Array.from({ length: 7 }, (_, i) =>
    put(
      328 + i * 34,
      486,
      fill(brush(pts('-5,-44 0,0 5,30'), 4.4, { head: 0.7, tail: 1 }), '#e0bc7c') +
        [-30, -14, 2]
          .map((y, k) =>
            put(
              -3 + k * 1.6,
              y,
              form(
                sheet,
                '-12,-5 -4,-9 8,-7 13,0 9,7 -3,9 -12,6',
                (i + k) % 3 === 1 ? '#6f8a4a' : '#b5602f',
                1.6,
                plane('-12,3 2,4 14,-1 14,12 -12,12', (i + k) % 3 === 1 ? '#465c2e' : '#6d3218'),
              ),
            ),
          )
          .join(''),
    ),
  ).join('')
