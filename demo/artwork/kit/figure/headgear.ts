import type { Sheet } from '../sheet.ts'
import { form, lines, plane } from './cut.ts'

/** A twisted towel round the brow of a head in profile, knotted behind; drawn over the head. */
export const towelProfile = (sheet: Sheet, base: string, shade: string): string =>
  form(
    sheet,
    '50,-44 66,-60 78,-54 72,-42 86,-34 76,-22 58,-30',
    base,
    2.2,
    plane('60,-44 90,-40 80,-18 56,-28', shade),
  ) +
  form(
    sheet,
    '-47,-42 -46,-56 -36,-62 0,-58 34,-50 58,-40 60,-26 50,-24 20,-34 -10,-42 -34,-42',
    base,
    2.2,
    plane('-40,-46 0,-48 40,-38 64,-30 50,-20 10,-34 -30,-38', shade),
    lines(1.8, shade, '-34,-58 -28,-48', '-10,-57 -2,-47', '14,-53 22,-43', '36,-48 42,-36'),
  )

/** The same towel on a head turned three-quarters to the left. */
export const towelQuarter = (sheet: Sheet, base: string, shade: string): string =>
  form(sheet, '48,-36 62,-50 72,-44 66,-34 78,-26 68,-16 54,-24', base, 2.2) +
  form(
    sheet,
    '-49,-38 -48,-54 -30,-62 4,-64 36,-54 54,-38 54,-22 40,-30 8,-44 -24,-46',
    base,
    2.2,
    plane('-46,-42 -20,-52 10,-50 44,-34 60,-30 54,-18 8,-42', shade),
    lines(1.8, shade, '-30,-58 -24,-48', '-6,-62 0,-48', '18,-58 22,-44', '38,-50 40,-34'),
  )
