import type { Sheet } from '../sheet.ts'
import { put } from '../svg.ts'
import { away, lost } from './away.ts'
import { form, lines, plane } from './cut.ts'
import type { Head, Skin } from './looks.ts'
import { profile } from './profile.ts'
import { quarter } from './quarter.ts'
import type { Cloth } from './sleeve.ts'

/**
 * The parts of a half figure that looks to the left. All share one measure: the origin is the hollow of the
 * throat, the shoulders are about 225 px apart, the head is about 130 px high, an upper arm 160 px long.
 */
export type View = 'profile' | 'quarter' | 'lost' | 'away'

const pivots = { profile: [8, -78], quarter: [-4, -77], lost: [2, -80], away: [0, -80] } as const

/** The head on its neck, already turned by its nod. */
export function head(sheet: Sheet, view: View, look: Head, over = ''): string {
  const drawn = { profile, quarter, lost, away }[view](sheet, look)
  const [x, y] = pivots[view]
  return put(x, y, drawn + over, 0.92, -(look.nod ?? 0))
}

/** The neck; drawn before the trunk's collar and the head. */
export function neck(sheet: Sheet, view: View, skin: Skin): string {
  if (view === 'away' || view === 'lost')
    return form(
      sheet,
      '-32,-84 -30,-44 -40,-14 -54,2 0,18 56,2 42,-14 32,-44 34,-84*',
      skin.base,
      2.2,
      plane('8,-90 4,-50 14,-20 10,20 70,20 60,-90', skin.shade, 0.8),
      lines(1.6, skin.shade, '-10,-58 -12,-36 -8,-18', '10,-58 12,-36 8,-18'),
    )
  return form(
    sheet,
    view === 'profile'
      ? '-14,-60* -12,-36 -18,-14 -26,4 -2,26 34,6 52,-8 46,-26 42,-46 46,-82*'
      : '-18,-60* -14,-36 -18,-14 -26,4 -2,26 34,6 50,-8 40,-24 35,-44 36,-70*',
    skin.base,
    2.2,
    plane('-24,-62 -14,-40 6,-32 22,-40 10,-6 18,12 70,10 60,-80', skin.shade, 0.85),
    lines(1.6, skin.shade, '24,-52 10,-24 -8,2', '-12,4 2,8 20,2'),
  )
}

const trunks = {
  quarter:
    '-24,-8 -46,2 -74,18 -92,40 -98,90 -90,190 -98,300 -104,460* 136,460* 128,300 120,190 126,90 116,44 96,22 62,2 40,-14 6,10',
  away: '-44,-10 -66,0 -98,20 -116,46 -122,100 -112,200 -120,320 -122,460* 122,460* 120,320 112,200 122,100 116,46 98,20 66,0 44,-10 0,-2',
} as const

/** The trunk with the planes of its cloth; `detail` is printed inside the silhouette. */
export const trunk = (
  sheet: Sheet,
  view: keyof typeof trunks,
  cloth: Cloth,
  ...detail: readonly string[]
): string =>
  form(
    sheet,
    trunks[view],
    cloth.base,
    2.6,
    ...(view === 'quarter'
      ? [
          plane('70,-10 64,40 78,90 66,160 80,230 70,300 84,460 160,460 160,-10', cloth.shade),
          plane('-92,190 -60,206 -20,200 -56,222 -96,216', cloth.shade),
          plane('-100,60 -80,90 -76,140 -88,190 -110,190', cloth.shade),
        ]
      : [
          plane('60,-10 58,60 74,120 60,200 78,280 66,460 160,460 160,-10', cloth.shade),
          plane('0,30 6,90 0,180 8,260 2,180 10,90', cloth.shade),
          plane('-118,60 -92,90 -100,140 -94,200 -130,200', cloth.shade),
          plane('-70,20 -52,60 -60,110 -46,60', cloth.shade),
        ]),
    ...detail,
  )
