import { form, gloss, rough, type Tones } from '../kit/above.ts'
import { brush, curve, type Point, pts } from '../kit/line.ts'
import { bokashiAt, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'

const body = pts(
  '-300,26 -296,4 -262,-50 -210,-104 -140,-136 -50,-142 50,-122 150,-82 230,-42 272,-22 286,0 272,26 226,48 140,84 40,118 -70,132 -170,120 -240,88 -284,50',
)
const skin: Tones = { light: '#ffc9b4', base: '#e58a76', dark: '#8f2f2a', edge: '#74241f' }
const fin: Tones = { light: '#f3a892', base: '#d4604f', dark: '#93312a', edge: '#74241f' }

/** A whole red sea bream cooked in its broth, from above, head to the left, about 640 px long. */
export function bream(sheet: Sheet): string {
  const coloured = bokashiAt(
    sheet,
    [
      [0, '#b8392f'],
      [0.3, '#dc6a55'],
      [0.6, '#f0a58c'],
      [0.85, '#fae0cf'],
      [1, '#eab9a0'],
    ],
    [0, -142, 0, 134],
  )
  return (
    fins(sheet) +
    rough(
      sheet,
      { across: 0.035, down: 0.05, high: 0.7, torn: 2, seed: 6 },
      form(
        sheet,
        body,
        skin,
        30,
        fill(curve(body, true), coloured),
        ...scales(),
        cut(sheet, -92),
        cut(sheet, 6),
        cut(sheet, 100),
      ),
    ) +
    head(sheet) +
    gloss(sheet, pts('-170,-86 -60,-108 60,-88 20,-74 -80,-84 -150,-66'), 0.45, 9)
  )
}

const fins = (sheet: Sheet) =>
  form(sheet, pts('-180,-124 -150,-168 -90,-184 0,-172 90,-138 170,-92 150,-74 0,-124'), fin, 8) +
  form(sheet, pts('60,112 90,142 150,132 196,96 210,58 140,84'), fin, 7) +
  form(sheet, pts('-160,118 -140,160 -104,172 -90,130'), fin, 7) +
  form(
    sheet,
    pts('266,-22 306,-56 376,-100 392,-94 358,-30 350,2 362,36 396,98 380,106 306,60 266,26'),
    fin,
    9,
  )

const scales = (): string[] =>
  Array.from({ length: 90 }, (_, i) => {
    const x = -120 + (i % 15) * 26 + (Math.floor(i / 15) % 2) * 13
    const y = -92 + Math.floor(i / 15) * 34
    return stroke(`M${x} ${y - 10}q12 10 0 20`, '#a8433a', 1.2, 0.34)
  })

/** A slash down to the bone, opened by the heat onto white flesh. */
const cut = (sheet: Sheet, x: number) =>
  put(
    x,
    -8,
    soft(sheet, 3, fill(brush(pts('-8,-76 12,0 -6,78'), 40), '#96352c', 0.75)) +
      fill(brush(pts('-6,-68 11,0 -4,70'), 27, { rough: 0.3 }), '#fdf4e4') +
      soft(
        sheet,
        2,
        stroke('M-4 -34q10 8 18 2M2 -8q10 8 18 2M0 20q10 8 16 2', '#d9b59a', 2.6, 0.8),
      ),
    1,
    16,
  )

const head = (sheet: Sheet) => {
  const gill = curve(pts('-176,-116 -142,-50 -146,30 -190,100'))
  const eye: Point = [-222, -38]
  return (
    soft(sheet, 5, stroke(gill, '#7c221d', 12, 0.5)) +
    stroke(gill, '#7c221d', 2, 0.75) +
    stroke(curve(pts('-214,2 -190,26 -200,70')), '#8f2f2a', 1.4, 0.6) +
    stroke(curve(pts('-300,26 -270,30 -250,44')), '#6d1d19', 2.4) +
    disc(eye[0], eye[1], 22, 21, '#9c4a38') +
    disc(eye[0], eye[1], 17, 16, '#f7f1e4') +
    disc(eye[0] + 1, eye[1] + 1, 8, 8, '#d3ccbc') +
    form(sheet, pts('-140,14 -110,0 -66,2 -34,20 -70,32 -114,32'), fin, 6)
  )
}
