import { tiles } from '../kit/built.ts'
import { brush, type Point, polygon, pts, quad } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { facet, keyLine } from '../kit/shape.ts'
import { bokashi, clipped, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { fill, rect, stroke } from '../kit/svg.ts'
import { pinePad, treeline } from '../kit/tree.ts'
import { cup } from '../kit/vessel.ts'
import { applicant, listening, listeningHands, noting, notingHands } from './recruitment-people.ts'

/** Where the edges of the table and of the papers on it meet. */
const vanishing: Point = [661, 486]

/** A first conversation, over the applicant's shoulder: two advisers bend over the paper, rain outside. */
export function solutionRecruitment(sheet: Sheet): string {
  return [
    rect(
      0,
      0,
      1200,
      1500,
      bokashi(sheet, [
        [0, '#d9cbab'],
        [1, '#a8926d'],
      ]),
    ),
    clipped(sheet, 'M70 70H1130V700H70Z', garden(sheet)),
    ...[70, 423, 777, 1130].map((x) => rect(x - 10, 60, 20, 650, '#5a4033')),
    rect(50, 52, 1100, 22, '#5a4033'),
    rect(60, 250, 1080, 12, '#5a4033'),
    rect(40, 696, 1120, 28, '#7a5a40'),
    rect(40, 696, 1120, 6, '#e9cf9c', 0.8),
    listening(sheet),
    noting(sheet),
    table(sheet),
    papers(sheet),
    cup(sheet, 1056, 1200, 66, 56, { light: ink.indigo500, dark: ink.indigo800 }, '#b9c27a'),
    steam(sheet, 1056, 1180, 90, 200, 3, 0.5),
    listeningHands(sheet),
    notingHands(sheet),
    applicant(sheet),
    glow(sheet, 700, 620, 760, '#fff6dc', 0.28),
  ].join('')
}

/** A garden in the rain behind a tiled wall. */
function garden(sheet: Sheet): string {
  const { random } = sheet
  const rain = Array.from({ length: 150 }, () => {
    const [x, y] = [70 + random.next() * 1060, 60 + random.next() * 620]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l-10 58`
  }).join('')
  return [
    rect(
      70,
      70,
      1060,
      640,
      bokashi(sheet, [
        [0, '#9fbdb4'],
        [0.6, '#dfe4cf'],
        [1, '#c8d2b8'],
      ]),
    ),
    fill(treeline(60, 620, 330, 70, 560, 4), '#8fb0a0'),
    fill(treeline(60, 1150, 300, 80, 560, 8), '#7ba092'),
    fill(treeline(60, 420, 400, 60, 560, 11), '#4f7d70'),
    fill(
      brush(pts('1150,430 1080,330 1100,210 1020,60'), 34, { head: 1.2, tail: 0.5, rough: 0.25 }),
      ink.brownDeep,
    ),
    fill(brush(pts('1090,250 960,196 860,214'), 14, { head: 1.1, tail: 0.25 }), ink.brownDeep),
    ...[
      [850, 214, 190],
      [950, 176, 180],
      [1060, 130, 220],
      [1010, 270, 170],
    ].map(([x, y, s], i) => pinePad(x ?? 0, y ?? 0, s ?? 1, '#2c5a4c', '#7f9f72', i + 2)),
    rect(70, 480, 1060, 230, '#e9dfc6'),
    rect(70, 480, 1060, 40, '#a49a82', 0.5),
    tiles(sheet, quad('70,410 1130,410 1150,484 50,484'), 3, 22, {
      base: '#5a6b70',
      dark: '#2a3a40',
      light: '#9fb0ae',
    }),
    fill(brush(pts('50,406 600,402 1150,406'), 20, { head: 1, tail: 1 }), '#2a3a40'),
    stroke(rain, '#f4f2e2', 2.6, 0.6),
  ].join('')
}

function table(sheet: Sheet): string {
  const corners = pts('290,930 1060,930 1500,1420 -120,1420')
  const top = polygon(corners)
  const boards = [-60, 190, 440, 690, 940, 1190, 1400].map((x) => {
    const far: Point = [vanishing[0] + ((x - vanishing[0]) * 444) / 934, 930]
    return fill(
      brush([far, [(far[0] + x) / 2, 1175], [x, 1420]], 4, { head: 0.5, tail: 1 }),
      '#7a4f2c',
      0.6,
    )
  })
  return (
    fill(
      top,
      bokashi(sheet, [
        [0, '#ecc98f'],
        [1, '#a9763f'],
      ]),
    ) +
    clipped(
      sheet,
      top,
      ...boards,
      soft(sheet, 26, fill(polygon(pts('420,930 900,930 1060,1180 420,1200')), '#fff3cf', 0.55)),
    ) +
    fill(polygon(pts('-120,1420 1500,1420 1500,1470 -120,1470')), '#7a4f2c') +
    fill(polygon(pts('-120,1470 1500,1470 1500,1500 -120,1500')), '#3d2820') +
    fill(brush(pts('-120,1420 600,1422 1300,1420'), 8, { head: 1, tail: 1 }), '#f0d39a') +
    keyLine(pts('290,930 660,929 1060,930'), 4, '#7a4f2c')
  )
}

/** A sheet that lies square on the table, from `left` to `right` at its near edge. */
function paper(sheet: Sheet, left: number, right: number, near: number, far: number): string {
  const at = (x: number, y: number): Point => [
    vanishing[0] + ((x - vanishing[0]) * (y - vanishing[1])) / (near - vanishing[1]),
    y,
  ]
  const rows = [0.16, 0.34, 0.5, 0.66, 0.82].map((t, i) => {
    const y = far + (near - far) * t
    const end = i === 4 ? 0.5 : 0.88
    const x = (u: number) => left + (right - left) * u
    return keyLine(
      [at(x(0.1), y), at(x(0.4), y - 1), at(x(end), y)],
      3 + t * 2,
      i === 0 ? ink.vermilion : ink.indigo400,
      i,
    )
  })
  return (
    soft(
      sheet,
      8,
      fill(
        polygon([
          at(left, far),
          at(right + 10, far),
          at(right + 14, near + 10),
          at(left, near + 12),
        ]),
        ink.umber,
        0.28,
      ),
    ) +
    facet([at(left, far), at(right, far), at(right, near), at(left, near)], '#fdf6e6', 2.6) +
    rows.join('')
  )
}

const papers = (sheet: Sheet) =>
  paper(sheet, 540, 850, 1280, 1090) + paper(sheet, 770, 940, 1076, 990)
