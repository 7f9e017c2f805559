import { curve, oval, type Point, polygon } from '../../kit/line.ts'
import { createRandom } from '../../kit/random.ts'
import { bokashi, bokashiAt, clipped, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { fill, rect } from '../../kit/svg.ts'
import { ink } from '../kit/inks.ts'
import { ceiling, cup, dusk, fade, fadeAt, onSheet, shadow, sideWall, stand } from '../kit/room.ts'
import { flat, type Spot, space, upright } from '../kit/space.ts'
import { fibres } from '../kit/wash.ts'
import { bed, dayLamp, persimmons, stick } from './room-beds-things.ts'

const room = space([0, 1.3], 1350, [570, 660])
const [left, right, far, high] = [-2.25, 2.3, 6.2, 2.55]
const pane = { x: -0.45, y: 1.54, r: 0.62 }
const foot = 4.1
const beds = [-1.6, -0.22] as const
const top = 0.43
/** Where the sun carries a point of the round window to, on a level `up` from the floor. */
const sunned = ([x, y]: Point, up: number): Spot => [x + (y - up) * 0.24, up, far - (y - up) * 1.85]

/** Two low beds on a cedar floor, late in the morning. Made for 1200 × 1500. */
export function roomBeds(sheet: Sheet): string {
  return (
    rect(0, 0, 1200, 1500, '#a98a62') +
    ceiling(
      room,
      left,
      right,
      high,
      far,
      fadeAt(sheet, '#765639', '#b18a5f', [0, 60, 0, 390]),
      '#6b4c33',
    ) +
    walls(sheet) +
    window(sheet) +
    door(sheet) +
    floor(sheet) +
    table(sheet) +
    bed(sheet, room, beds[0], foot, {
      top: fade(sheet, '#5f7183', '#43566b'),
      side: '#33445a',
      low: '#263547',
      band: '#d9dcd8',
    }) +
    bed(sheet, room, beds[1], foot, {
      top: fade(sheet, '#cf7c4c', '#b5623a'),
      side: '#964c2d',
      low: '#753923',
      band: '#f0d9b4',
    }) +
    clipped(
      sheet,
      beds.map((x) => polygon(onSheet(room, flat(x + 0.01, top, foot, 0.9, 1.28)))).join(''),
      sun(sheet, top, 0.5),
    ) +
    shadow(sheet, room, flat(1.0, 0, far - 0.16, 0.14, 0.06), 4, 0.5) +
    stand(room, [1.0, 0, far - 0.12], stick()) +
    dusk(sheet, '#3a2a1c', 0.4, 0.3) +
    fibres(sheet, 60, ink.snow)
  )
}

function walls(sheet: Sheet): string {
  return (
    room.face(
      sideWall(left, 0, high, 1.4, far),
      fadeAt(sheet, '#b9a780', '#cdbd96', [-60, 0, 90, 0]),
    ) +
    room.face(
      sideWall(right, 0, high, 1.4, far),
      fadeAt(sheet, '#cbbb95', '#ad9b75', [1070, 0, 1200, 0]),
    ) +
    room.face(
      upright(left, 0, far, right - left, high),
      bokashiAt(
        sheet,
        [
          [0, '#cabc98'],
          [0.5, '#ddd0ad'],
          [1, '#c6b791'],
        ],
        [80, 0, 1070, 0],
      ),
    ) +
    room.face(upright(left, high - 0.07, far - 0.02, right - left, 0.07), '#8a6142') +
    room.face(upright(left, 0, far - 0.02, right - left, 0.07), '#8a6142') +
    [left, right - 0.1]
      .map((x) =>
        room.face(
          upright(x, 0, far - 0.03, 0.1, high),
          bokashi(
            sheet,
            [
              [0, '#6d4a30'],
              [0.4, '#a87c56'],
              [1, '#6d4a30'],
            ],
            [0, 0, 1, 0],
          ),
        ),
      )
      .join('')
  )
}

/** The round window, its bars thin and even. */
function window(sheet: Sheet): string {
  const [x, y] = room.at([pane.x, pane.y, far])
  const r = pane.r * room.scale(far)
  const ring = (reach: number) => curve(oval(x, y, r * reach, r * reach), true)
  const bars = [-0.36, 0.36].map(
    (t) =>
      rect(x + t * r - 2.5, y - r, 5, r * 2, '#5b3f2b') +
      rect(x - r, y + t * r - 2.5, r * 2, 5, '#5b3f2b'),
  )
  return (
    glow(sheet, x, y, r * 2.1, '#fff6dd', 0.7) +
    fill(ring(1.11), fade(sheet, '#6d4a30', '#a87c56')) +
    fill(ring(1.03), '#4b3424') +
    clipped(sheet, ring(1), persimmons(sheet, x, y, r), bars.join(''))
  )
}

/** A wide sliding door without a step, half open to the corridor. */
function door(sheet: Sheet): string {
  const [from, mid, to, tall] = [1.22, 1.66, 2.14, 1.92]
  const seams = [0.12, 0.24, 0.36].map((off) =>
    room.face(upright(mid + off, 0.02, far - 0.01, 0.008, tall - 0.02), '#6d4a30'),
  )
  return (
    room.face(
      upright(from, 0, far, mid - from, tall),
      fadeAt(sheet, '#8d744f', '#c0a476', [0, 430, 0, 840]),
    ) +
    room.face(upright(from + 0.09, 0.95, far, 0.26, 0.62), '#6d4a30') +
    room.face(upright(from + 0.12, 0.98, far, 0.2, 0.56), fade(sheet, '#b5cad8', '#f2f1ea')) +
    room.face(upright(from + 0.213, 0.98, far, 0.014, 0.56), '#6d4a30') +
    room.face(
      [
        [from, 0, far],
        [mid, 0, far],
        [mid, 0.1, far],
        [from, 0.14, far],
      ],
      '#8a6142',
    ) +
    room.face(
      upright(mid, 0.01, far - 0.01, to - mid, tall),
      fade(sheet, '#a87c52', '#94683f', [0, 0, 1, 1]),
    ) +
    seams.join('') +
    room.face(upright(mid + 0.04, 0.72, far - 0.02, 0.035, 0.34), '#4b3424') +
    [from - 0.07, to]
      .map((x) => room.face(upright(x, 0, far - 0.03, 0.07, tall), '#6d4a30'))
      .join('') +
    room.face(upright(from - 0.12, tall, far - 0.03, to - from + 0.24, 0.09), '#7a5538')
  )
}

/** Boards of cedar running into the room, the sun on them, and what the beds keep from it. */
function floor(sheet: Sheet): string {
  const random = createRandom('cedar')
  const near = 1.7
  const wide = 0.152
  const planks = Array.from({ length: 30 }, (_, i) => {
    const x = left + i * wide
    const joint = random.range(2.2, 5.6)
    const tone = () => random.pick(['#b88a5c', '#ad7f52', '#bf9264', '#a87a4e'] as const)
    return (
      room.face(flat(x, 0, near, wide, far - near), tone()) +
      room.face(flat(x, 0, near, wide, joint - near), tone()) +
      room.face(flat(x, 0, joint, wide, 0.014), '#6d4a30', 0.7) +
      [0.3, 0.6, 0.8]
        .map((t) =>
          room.face(
            flat(x + wide * (t + random.jitter(0.08)), 0, near, 0.006, far - near),
            '#8a5f3b',
            random.range(0.15, 0.45),
          ),
        )
        .join('') +
      room.face(flat(x, 0, near, 0.008, far - near), '#6d4a30', 0.75)
    )
  })
  /** Outlined the other way round, so that the clip leaves them out. */
  const kept = beds.map((x) => {
    const [dx, dz] = [top * 0.24, top * 1.85]
    const [l, r] = [x, x + 0.92]
    const outline: Spot[] = [
      [l, 0, foot],
      [l, 0, far],
      [r, 0, far],
      [r + dx, 0, far - dz],
      [r + dx, 0, foot - dz],
      [l + dx, 0, foot - dz],
    ]
    return polygon(onSheet(room, outline))
  })
  const whole = polygon(onSheet(room, flat(left, 0, near, right - left, far - near)))
  return clipped(
    sheet,
    whole,
    planks.join(''),
    soft(sheet, 2.2, clipped(sheet, whole + kept.join(''), sun(sheet, 0, 0.7))),
    room.face(flat(left, 0, near, 0.05, far - near), '#7a5538'),
    room.face(flat(right - 0.05, 0, near, 0.05, far - near), '#7a5538'),
  )
}

/** The round of light and the bars in it, at a level. */
function sun(sheet: Sheet, up: number, strength: number): string {
  const round = oval(pane.x, pane.y, pane.r, pane.r).map((p) => room.at(sunned(p, up)))
  const bars = [-0.36, 0.36].flatMap((t) => {
    const off = t * pane.r
    const bar = (a: Point, b: Point) =>
      room.line(sunned(a, up), sunned(b, up), 0.035, '#8a5f3b', 0.5)
    return [
      bar([pane.x + off, pane.y - pane.r], [pane.x + off, pane.y + pane.r]),
      bar([pane.x - pane.r, pane.y + off], [pane.x + pane.r, pane.y + off]),
    ]
  })
  const d = curve(round, true)
  return soft(sheet, 2.2, fill(d, '#fff1c9', strength), clipped(sheet, d, bars.join('')))
}

/** A small table between the beds: a lamp, a cup of water. */
const table = (sheet: Sheet): string => {
  const [x, z, tall] = [-0.62, 5.5, 0.46]
  const wood = { top: '#c79a6c', front: '#8a6142', side: '#6d4a30' }
  return (
    shadow(sheet, room, flat(x, 0, z - 0.3, 0.4, 0.5), 7, 0.45) +
    [x + 0.02, x + 0.31]
      .map((lx) => room.block([lx, 0, z + 0.02], [0.03, tall, 0.03], wood))
      .join('') +
    room.block([x, tall - 0.02, z], [0.36, 0.035, 0.36], wood) +
    stand(room, [x + 0.13, tall + 0.015, z + 0.2], dayLamp(sheet)) +
    stand(room, [x + 0.28, tall + 0.015, z + 0.12], cup(sheet, '#eef0ea', '#9fadb2'))
  )
}
