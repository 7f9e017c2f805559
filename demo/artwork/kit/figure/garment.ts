import type { Sheet } from '../sheet.ts'
import { disc } from '../svg.ts'
import { form, lines, plane } from './cut.ts'
import type { Cloth } from './sleeve.ts'

/** What is worn over a trunk turned three-quarters to the left (see `bust.ts`): its middle runs down x −18. */
type Worn = (sheet: Sheet, cloth: Cloth) => string

const shirt = (sheet: Sheet, white: string, grey: string) =>
  form(
    sheet,
    '-27,-12 -40,60 -16,150 14,60 42,-18 6,8',
    white,
    0,
    plane('8,0 2,60 -12,150 50,150 50,0', grey),
  ) +
  form(
    sheet,
    '-27,-14 -40,8 -34,36 -12,24* -18,8',
    white,
    2,
    plane('-30,20 -20,14 -10,30 -40,40', grey),
  ) +
  form(sheet, '34,-22 50,-8 26,40 -8,26* 14,10', white, 2, plane('50,-14 22,16 0,30 40,50', grey))

/** A jacket with lapels over an open shirt. */
export const blazer: Worn = (sheet, { base, shade }) =>
  shirt(sheet, '#f6efdf', '#cfc3ae') + lapels(sheet, base, shade)

/** A suit jacket with lapels over shirt and tie. */
export const suit: Worn = (sheet, { base, shade, trim }) =>
  shirt(sheet, '#f6efdf', '#cfc3ae') +
  form(
    sheet,
    '-20,24* -4,26* -2,44 2,110 -14,156 -28,110 -22,44',
    trim,
    2.2,
    plane('-10,20 -10,160 10,160 10,20', '#6d2018', 0.8),
    lines(2, '#6d2018', '-22,44 -12,48 -3,42'),
  ) +
  lapels(sheet, base, shade)

const lapels = (sheet: Sheet, base: string, shade: string) =>
  form(
    sheet,
    '-30,0 -48,10 -62,58* -50,64* -58,80* -20,170 -28,100 -36,50',
    base,
    2.4,
    plane('-58,80 -40,90 -20,170 -60,150', shade, 0.7),
  ) +
  form(
    sheet,
    '44,-16 58,0 66,60* 48,64* 54,84* -12,174 14,100 30,46',
    base,
    2.4,
    plane('62,10 50,60 20,110 -10,174 60,150 80,40', shade, 0.7),
  ) +
  lines(2.6, '#2a2029', '-16,172 -10,260 -12,440') +
  disc(-4, 196, 6, 6, shade) +
  lines(2, '#2a2029', '56,124 90,118')

/** A double-breasted coat with a stand-up collar and a knotted kerchief. */
export const chefCoat: Worn = (sheet, { shade, trim }) =>
  lines(2.6, '#2a2029', '34,16 30,60 40,160 36,300 42,450') +
  [64, 124, 184, 244, 304]
    .map(
      (y) =>
        disc(18, y, 5.4, 5.4, shade) +
        disc(18, y - 1, 4, 3.6, '#8d8272') +
        disc(-52, y, 4.6, 5.4, shade),
    )
    .join('') +
  form(
    sheet,
    '-30,-14 -42,6 -30,22 4,38 40,18 56,-6 44,-20 38,-4 4,18 -22,4',
    trim,
    2.2,
    plane('4,18 38,-4 46,-22 60,0 40,22 4,40', '#7d2517', 0.8),
    lines(1.8, '#7d2517', '-32,4 -8,20 10,26'),
  ) +
  form(
    sheet,
    '-10,24 4,22 10,34 4,60 -4,74 -12,56 -26,66 -30,52 -18,36',
    trim,
    2.2,
    plane('0,30 10,30 6,62 -4,74 -6,50', '#7d2517', 0.8),
  )

/** Crossed collars, the left over the right, over an under-collar. */
export const crossed: Worn = (sheet, { shade, trim }) =>
  form(
    sheet,
    '-26,-10 -36,2 -30,30 -6,70 26,10 50,-10 42,-18 20,4 -4,30 -16,12',
    '#f4ecdc',
    0,
    plane('0,30 40,-10 60,0 0,80', '#cfc3ae'),
  ) +
  form(sheet, '-30,-8 -44,4 -42,40 -26,90 -6,140 -2,120 -20,70 -30,30', trim, 2.2) +
  form(
    sheet,
    '44,-20 60,-6 48,40 10,110 -44,200 -58,196 -6,100 26,34',
    trim,
    2.2,
    plane('60,-6 40,40 0,110 -50,200 20,160 70,20', shade, 0.35),
  ) +
  lines(2, '#2a2029', '-6,140 -10,170')

/** A track jacket: stand-up collar, zip and two stripes down the near side. */
export const track: Worn = (sheet, { base, shade, trim }) =>
  form(sheet, '-28,-22 -40,0 -34,20 -16,34 -14,16 -22,0', base, 2.2) +
  form(
    sheet,
    '42,-34 58,-12 44,18 -14,36 -14,14 26,-4',
    base,
    2.4,
    plane('58,-20 40,0 -14,18 -14,40 60,30', shade),
  ) +
  lines(3, trim, '-36,0 -30,16 -16,28', '56,-10 38,12 -12,30') +
  lines(5, trim, '-15,20 -18,120 -12,260 -14,450') +
  lines(2, '#2a2029', '-12,30 -14,120 -8,260 -10,450')

/** A bellboy's double row of brass buttons under shawl lapels and a bow tie. */
export const uniform: Worn = (sheet, { base, shade, trim }) =>
  shirt(sheet, '#f6efdf', '#cfc3ae') +
  form(
    sheet,
    '-28,2 -46,8 -60,50 -54,90 -20,140 -26,90 -36,50',
    base,
    2.4,
    plane('-58,70 -40,90 -20,140 -60,130', shade),
  ) +
  form(
    sheet,
    '42,-18 60,0 66,50 44,100 -14,146 14,90 30,40',
    base,
    2.4,
    plane('64,20 44,80 -14,146 60,130 80,40', shade),
  ) +
  form(
    sheet,
    '-14,24* -40,12 -44,38 -16,36* 18,46 24,16 -8,24*',
    trim,
    2.2,
    plane('-8,28 20,18 26,50 -8,36', '#a36a1e', 0.8),
  ) +
  form(sheet, '-18,22 -8,21 -6,37 -16,38', trim, 2) +
  lines(2.6, '#2a2029', '20,118 26,220 22,440') +
  [160, 206, 252]
    .map(
      (y) =>
        disc(6, y, 7, 7, '#8a5a1e') +
        disc(5, y - 1.4, 5.4, 5.2, trim) +
        disc(-50, y, 6, 7, '#8a5a1e') +
        disc(-51, y - 1.4, 4.4, 5.2, trim),
    )
    .join('')

/** An apron with a bib, its straps over the shoulders. */
export const apron: Worn = (sheet, { base, shade }) =>
  form(sheet, '-64,14* -52,10* -48,122* -60,122*', base, 2) +
  form(sheet, '58,0* 72,5* 68,122* 52,122*', base, 2) +
  form(
    sheet,
    '-72,118 -20,126 74,116 92,220 112,460 -100,460 -86,220',
    base,
    2.6,
    plane('60,110 56,200 70,280 60,460 140,460 110,110', shade),
    plane('-86,214 -30,226 30,218 -20,240 -80,236', shade),
  ) +
  lines(2.2, '#2a2029', '-86,214 -20,226 90,212')

/** A waistcoat and bow tie over the shirt the trunk is cut from. */
export const waistcoat: Worn = (sheet, { base, shade, trim }) =>
  form(sheet, '-27,-14 -40,8 -34,34 -14,24* -18,8', '#fbf3e2', 2) +
  form(sheet, '34,-22 50,-8 28,38 -8,26* 14,10', '#fbf3e2', 2) +
  form(
    sheet,
    '-40,10* -66,30 -76,80 -70,160 -76,300 -80,470* -10,470* -12,180* -28,110 -36,50',
    base,
    2.4,
    plane('-50,180 -14,196 -10,480 -60,480', shade),
  ) +
  form(
    sheet,
    '56,4* 84,34 84,100 96,200 100,470* -10,470* -12,180* 20,110 36,50',
    base,
    2.4,
    plane('60,20 54,120 70,200 60,470 140,470 110,10', shade),
  ) +
  lines(2, '#2a2029', '30,200 60,196', '-60,206 -36,210') +
  [210, 250, 290].map((y) => disc(-6, y, 4.6, 4.6, '#c9a15a')).join('') +
  form(
    sheet,
    '-14,26* -40,14 -44,40 -16,38* 18,48 24,18 -8,26*',
    trim,
    2.2,
    plane('-8,30 20,20 26,50 -8,38', '#5f1b19', 0.8),
  ) +
  form(sheet, '-18,24 -8,23 -6,39 -16,40', trim, 2)
