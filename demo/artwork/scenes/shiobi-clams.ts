import { clam } from '../kit/fish.ts'
import { sprig } from '../kit/food.ts'
import { gleam } from '../kit/gloss.ts'
import { arc, curve, oval, type Point, pts } from '../kit/line.ts'
import { ink } from '../kit/palette.ts'
import { keyLine, round, shape } from '../kit/shape.ts'
import { bokashi, glow, type Sheet, soft } from '../kit/sheet.ts'
import { steam } from '../kit/steam.ts'
import { daylight } from '../kit/surface.ts'
import { disc, fill, put, stroke } from '../kit/svg.ts'
import { rim, tilt } from '../kit/table.ts'
import { plate } from '../kit/vessel.ts'
import { ash } from './shiobi-table.ts'

const [cx, cy, r] = [500, 520, 700]

/** Clams steamed in sake, close up in their iron pan. */
export function panClams(sheet: Sheet): string {
  return [
    ash(sheet),
    handle(),
    plate(sheet, cx, cy, r, { light: '#565d74', dark: '#1c2236' }, broth(sheet), 0.1),
    rim(cx, cy, r, '#8b93a8', 9),
    gleam(arc(cx, cy, r * 0.985, r * 0.985 * tilt, 3.8, 4.4), 10, 0.9),
    ...shells(sheet),
    ...pts('330,330 640,440 250,560 800,560 480,690').map(([x, y], i) =>
      put(x, y, sprig(1.7, '#93b154', '#4d6f38'), 1, i * 70),
    ),
    ...scallions(sheet),
    steam(sheet, 480, 330, 760, 430, 6, 0.58, '#ffffff'),
    glow(sheet, 140, 30, 760, '#fff0c8', 0.34, 480),
    daylight(sheet, '#fff0cd', ink.night, 0.22),
  ].join('')
}

/** The handle, out of the picture at the right. */
function handle(): string {
  const iron: Point[] = pts('1080,560 1180,590 1320,640 1320,740 1160,690 1050,650')
  return shape(iron, '#2a3046', 4) + keyLine(pts('1100,590 1190,620 1320,668'), 6, '#8b93a8')
}

function broth(sheet: Sheet): string {
  const { random } = sheet
  const inside = (): Point => {
    const [a, q] = [random.range(0, 6.28), Math.sqrt(random.next()) * r * 0.8]
    return [cx + Math.cos(a) * q, cy + 16 + Math.sin(a) * q * tilt]
  }
  const beads = Array.from({ length: 120 }, () => {
    const [x, y] = inside()
    const s = random.range(4, 14)
    return (
      disc(x, y, s, s * 0.62, random.pick(['#fff3c4', '#f0cf7c', '#ffe6a0']), 0.75) +
      gleam(arc(x, y, s * 0.7, s * 0.42, 3.3, 4.6, 4), 2.4)
    )
  })
  const ripples = Array.from({ length: 16 }, (_, i) =>
    stroke(curve(arc(...inside(), 60, 20, 3.5 + i, 4.9 + i, 6)), '#fff7da', 4, 0.7),
  )
  return (
    fill(
      curve(oval(cx, cy + 16, r * 0.88, r * 0.88 * tilt), true),
      bokashi(
        sheet,
        [
          [0, '#a98a4c'],
          [0.3, '#dcbf7a'],
          [0.7, '#f0dca2'],
          [1, '#d3b268'],
        ],
        [0.2, 0, 0.7, 1],
      ),
    ) +
    ripples.join('') +
    beads.join('')
  )
}

/** The clams in rings around the pan, the nearest drawn last. */
function shells(sheet: Sheet): string[] {
  const tones = [
    ['#ecdcbc', '#93765a'],
    ['#d2cfc8', '#6a7186'],
    ['#f3e4c6', '#b58a60'],
  ] as const
  return Array.from({ length: 17 }, (_, i): Point => {
    const a = i * 2.4 + 0.6
    const q = Math.sqrt((i + 0.4) / 17) * r * 0.8
    return [cx + 20 + Math.cos(a) * q, cy + 10 + Math.sin(a) * q * tilt]
  })
    .sort((p, q) => p[1] - q[1])
    .map(([x, y], i) => {
      const [shell, dark] = tones[i % 3] ?? tones[0]
      const turn = ((i * 67) % 80) - 40
      return (
        soft(sheet, 10, disc(x + 14, y + 62, 120, 48, '#4d3a1c', 0.55)) +
        put(
          x,
          y,
          clam(sheet, shell, dark, true, i) +
            gleam(pts('-36,-14 -26,-28 -8,-35'), 5, 0.9) +
            gleam(pts('-22,20 -10,14 4,13'), 4, 0.95) +
            gleam(pts('14,30 22,27 26,22'), 2.6, 0.85),
          2.15,
          turn,
        )
      )
    })
}

const scallions = (sheet: Sheet) =>
  Array.from({ length: 44 }, (_, i) => {
    const a = sheet.random.range(0, 6.28)
    const q = Math.sqrt(sheet.random.next()) * r * 0.78
    const [x, y] = [cx + Math.cos(a) * q, cy + Math.sin(a) * q * tilt]
    return (
      round(x, y, 15, 10, i % 2 ? '#d3e39a' : '#93b85a', 2.4, '#43652f', i) +
      disc(x, y, 6.5, 4, '#f6f7de')
    )
  })
