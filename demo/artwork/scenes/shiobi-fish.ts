import { form, gloss, rough, type Tones } from '../kit/above.ts'
import { brush, curve, type Point, pts } from '../kit/line.ts'
import { createRandom, noise1 } from '../kit/random.ts'
import { bokashiAt, clipped, type Sheet, soft } from '../kit/sheet.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'

const body = pts(
  '-372,16 -352,-14 -300,-58 -220,-88 -110,-100 20,-92 150,-64 250,-28 318,-10 336,2 320,16 250,32 150,62 30,92 -90,104 -210,96 -300,70 -352,42',
)
const skin: Tones = { light: '#e0b56c', base: '#c99a56', dark: '#4a2a12', edge: '#4a2d17' }
const fin: Tones = { light: '#d9b878', base: '#a87a42', dark: '#5a3a1e', edge: '#4a2d17' }

/** A whole horse mackerel from the grill around the origin, head to the left, about 780 px long. */
export function horseMackerel(sheet: Sheet): string {
  const d = curve(body, true)
  const coloured = bokashiAt(
    sheet,
    [
      [0, '#3f3426'],
      [0.22, '#84592a'],
      [0.48, '#cf9647'],
      [0.74, '#f0d8a2'],
      [1, '#c9974e'],
    ],
    [0, -104, 0, 106],
  )
  return (
    fins(sheet) +
    rough(
      sheet,
      { across: 0.03, down: 0.05, high: 1, torn: 3, seed: 8 },
      form(
        sheet,
        body,
        skin,
        30,
        fill(d, coloured),
        ...blisters(sheet),
        ...bars(sheet),
        cuts(sheet),
      ),
    ) +
    clipped(sheet, d, scutes()) +
    head(sheet) +
    gloss(sheet, pts('-200,-58 -60,-72 100,-54 60,-40 -80,-50 -180,-40'), 0.34, 9) +
    salt()
  )
}

const fins = (sheet: Sheet) =>
  form(sheet, pts('-150,-92 -120,-134 -70,-146 -30,-120 -20,-90'), fin, 6) +
  form(sheet, pts('0,-90 40,-108 130,-84 230,-40 180,-46 60,-76'), fin, 5) +
  form(sheet, pts('-10,94 40,104 130,80 230,38 170,46 60,76'), fin, 5) +
  form(sheet, pts('-190,92 -160,128 -120,134 -130,98'), fin, 5) +
  form(
    sheet,
    pts('312,-10 352,-40 432,-92 446,-88 404,-22 392,2 408,30 446,92 430,98 350,46 312,16'),
    fin,
    8,
  )

/** Skin that rose and browned over the charcoal. */
function blisters(sheet: Sheet): string[] {
  const random = createRandom('blisters')
  return Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [random.range(-230, 290), random.range(-80, 84)]
    const r = random.range(8, 30)
    return soft(
      sheet,
      r * 0.26,
      disc(x, y, r * 1.3, r * 0.8, i % 3 ? '#6b3d1a' : '#f3dca0', i % 3 ? 0.4 : 0.45),
    )
  })
}

/** Where the skin lay on the grid. */
const bars = (sheet: Sheet) =>
  [-210, -120, -30, 60, 150, 236].map((x, i) => {
    const line: Point[] = [
      [x + 50, -120],
      [x + noise1(i, 4) * 6, 0],
      [x - 46, 120],
    ]
    return (
      soft(sheet, 7, fill(brush(line, 30, { head: 1, tail: 1 }), '#4a2611', 0.55)) +
      soft(
        sheet,
        2,
        fill(brush(line, 13, { head: 1, tail: 0.9, rough: 0.5, seed: i }), '#20110a', 0.85),
      )
    )
  })

/** The cook's two cuts across the flank, opened by the heat onto white flesh. */
const cuts = (sheet: Sheet) =>
  pts('-84,-30 34,-22')
    .map(([x, y]) =>
      put(
        x,
        y,
        soft(sheet, 2, fill(brush(pts('-4,-62 8,0 -2,64'), 30), '#4a2611', 0.9)) +
          fill(brush(pts('-2,-54 7,0 0,54'), 17, { rough: 0.5 }), '#f3e2ba') +
          soft(sheet, 3, fill(brush(pts('-2,-40 6,0 2,42'), 9), '#d9b88c', 0.9)),
        1,
        24,
      ),
    )
    .join('')

/** The row of hard scales that only a horse mackerel has, along its side to the tail. */
const scutes = () =>
  Array.from({ length: 34 }, (_, i) => {
    const t = i / 33
    const x = -60 + 390 * t
    const y = -8 + Math.sin(t * 3.1) * 14 - 4 * t
    return stroke(`M${x} ${y - 9}l9 9l-9 9`, '#4a2d17', 1.5, 0.7)
  }).join('') + stroke(curve(pts('-262,-30 -200,-44 -130,-36 -60,-8')), '#4a2d17', 1.5, 0.55)

const head = (sheet: Sheet) =>
  soft(sheet, 5, fill(brush(pts('-262,-74 -236,-20 -240,40 -268,84'), 16), '#3c2412', 0.6)) +
  stroke(curve(pts('-262,-74 -234,-20 -238,40 -268,84')), '#3c2412', 2.2, 0.8) +
  stroke(curve(pts('-292,-40 -276,0 -286,46')), '#4a2d17', 1.4, 0.6) +
  stroke(curve(pts('-372,16 -344,22 -320,36')), '#3c2412', 2.4) +
  disc(-312, -10, 21, 20, '#4c3a22') +
  disc(-312, -10, 17, 16, '#f2eee2') +
  disc(-311, -9, 8, 8, '#c9c4b4') +
  form(sheet, pts('-226,10 -196,-4 -150,0 -112,18 -150,26 -200,26'), fin, 5)

/** Salt from a height: grains all over, and a white crust on the fins so that they do not burn. */
function salt(): string {
  const random = createRandom('salt')
  const grain = (x: number, y: number, r: number) =>
    disc(x + 1, y + 1.4, r, r * 0.9, '#5a3a20', 0.4) + disc(x, y, r, r * 0.85, '#fffdf6', 0.95)
  const all = Array.from({ length: 90 }, () =>
    grain(random.range(-300, 280), random.jitter(70), random.range(1.2, 3)),
  )
  const tail = Array.from({ length: 110 }, () => {
    const t = random.next()
    const y = random.jitter(20 + 62 * t)
    return grain(330 + 84 * t * (0.5 + Math.abs(y) / 160), y, random.range(1.6, 4.4))
  })
  const back = Array.from({ length: 34 }, () =>
    grain(random.range(-140, -30), random.range(-138, -100), random.range(1.4, 3.6)),
  )
  return [...all, ...tail, ...back].join('')
}
