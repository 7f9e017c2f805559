import { gleam } from '../kit/gloss.ts'
import { arc, brush, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { round } from '../kit/shape.ts'
import { bokashi, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, stroke } from '../kit/svg.ts'
import { tilt } from '../kit/table.ts'
import { bowl } from '../kit/vessel.ts'
import { egg, kelp, konnyaku, pouch, radish } from './yoriai-simmered.ts'
import { chikuwa, octopus } from './yoriai-skewered.ts'
import { bar } from './yoriai-table.ts'

const [cx, cy, r] = [570, 500, 720]

/** Oden close up: radish, egg and fish cakes in clear hot broth, mustard on the rim. */
export function oden(sheet: Sheet): string {
  return [
    bar(sheet),
    bowl(sheet, cx, cy, r, {
      depth: 260,
      foot: 0.6,
      glaze: { light: '#4a6ca6', dark: '#1f2f5c' },
      inside: '#e9dcc0',
      content: broth(sheet) + simmered(sheet),
    }),
    stroke(curve(arc(cx, cy, r * 0.985, r * 0.985 * tilt, 3.5, 6, 40)), '#c7d8e6', 8, 0.75),
    gleam(arc(cx, cy, r * 0.97, r * 0.97 * tilt, 3.9, 4.4), 11, 0.95),
    octopus(sheet),
    mustard(sheet),
    steam(sheet, 640, 330, 820, 420, 6, 0.55, '#fff6e6'),
    daylight(sheet, '#ffd9a0', ink.night, 0.2),
  ].join('')
}

function broth(sheet: Sheet): string {
  const { random } = sheet
  const beads = Array.from({ length: 90 }, (_, i) => {
    const [x, y] = [random.range(0, 1190), random.range(130, 800)]
    const s = random.range(4, 15)
    return (
      disc(x, y, s, s * 0.6, i % 2 ? '#f8d98d' : '#ffe9b0', 0.75) +
      gleam(arc(x, y, s * 0.7, s * 0.4, 3.3, 4.6, 4), 2.4)
    )
  })
  const ripples = Array.from({ length: 14 }, (_, i) =>
    stroke(
      curve(arc(random.range(60, 1150), random.range(160, 790), 80, 26, 3.5 + i, 4.9 + i, 6)),
      '#fff0c4',
      4,
      0.7,
    ),
  )
  return (
    fill(
      curve(oval(cx, cy + 20, r * 0.91, r * 0.9 * tilt), true),
      bokashi(
        sheet,
        [
          [0, '#b87630'],
          [0.25, '#e0a24a'],
          [0.7, '#f4c874'],
          [1, '#dba04c'],
        ],
        [0.2, 0, 0.7, 1],
      ),
    ) +
    ripples.join('') +
    beads.join('')
  )
}

const simmered = (sheet: Sheet) =>
  [
    scallions(
      Array.from(
        { length: 22 },
        () => [sheet.random.range(90, 1100), sheet.random.range(230, 790)] as const,
      ),
    ),
    kelp(sheet, 190, 330, -12),
    pouch(sheet, 470, 250),
    konnyaku(sheet, 760, 340, -6),
    chikuwa(sheet, pts('-70,500 80,445 220,404 330,372')),
    egg(sheet, 640, 420, -10, false),
    radish(sheet, 380, 530, 190),
    chikuwa(sheet, pts('1260,420 1090,500 920,580 776,644')),
    kelp(sheet, 690, 730, 16),
    egg(sheet, 640, 610, -16, true),
    konnyaku(sheet, 960, 770, 8),
    scallions(pts('430,470 474,500 500,462 452,440 520,494 410,500')),
  ].join('')

const scallions = (at: readonly Point[]) =>
  at
    .map(
      ([x, y], i) =>
        round(x, y, 17, 12, i % 2 ? '#cfe08f' : '#8fb356', 2.4, '#40602c', i) +
        disc(x, y, 7, 4.6, '#f3f3cf'),
    )
    .join('')

/** A dab of hot mustard on the bowl's rim. */
const mustard = (sheet: Sheet) =>
  soft(sheet, 6, disc(232, 166, 66, 26, ink.night, 0.5)) +
  round(
    224,
    142,
    62,
    34,
    bokashi(
      sheet,
      [
        [0, '#ffe26a'],
        [1, '#cf9420'],
      ],
      [0, 0, 0.6, 1],
    ),
    3,
    ink.brownDeep,
    6,
  ) +
  fill(brush(pts('206,122 232,104 262,112'), 20, { head: 0.8, tail: 0.2 }), '#f6cf45') +
  gleam(pts('188,138 204,124 226,118'), 7)
