import { brush, curve, oval, type Point, pts } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashiAt, clipped, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { stars } from '../../kit/sky.ts'
import { fill, group, put } from '../../kit/svg.ts'
import { steam } from '../../kit/steam.ts'
import { conifer, wood } from '../kit/conifer.ts'
import { inn } from '../kit/inn.ts'
import { peak } from '../kit/mountain.ts'
import { cap, drift, falling } from '../kit/snow.ts'
import { fibres, haze } from '../kit/wash.ts'
import type { Hour } from './valley-inks.ts'

/** Where the valley's parts stand on a sheet. */
export type Frame = {
  width: number
  height: number
  /** Foot of the far range, where the valley begins. */
  floor: number
  /** Where the sky's deepest ink ends and its fade begins. */
  skyTop: number
  peaks: ReadonlyArray<readonly [x: number, top: number, half: number]>
  hills: ReadonlyArray<readonly [x: number, top: number, half: number]>
  /** The skyline of the wooded slope at the left, which stays in shade for the words on it. */
  shoulder: readonly Point[]
  house: { x: number; y: number; scale: number }
  river: { far: Point; bend: Point; near: Point; wide: number }
  /** The skyline of the snow nearest to us. */
  shore: readonly Point[]
  trees: ReadonlyArray<readonly [x: number, foot: number, height: number]>
}

export const wide: Frame = {
  width: 1920,
  height: 1200,
  floor: 690,
  skyTop: 0,
  peaks: [[1130, 372, 350], [1800, 330, 440], [1480, 232, 500]],
  hills: [[1880, 520, 400], [1040, 600, 380]],
  shoulder: [[-40, 300], [120, 332], [330, 410], [520, 470], [720, 560], [900, 640], [1090, 720]],
  house: { x: 1360, y: 850, scale: 0.86 },
  river: { far: [960, 740], bend: [820, 900], near: [1010, 1200], wide: 250 },
  shore: [[-40, 960], [190, 946], [420, 1000], [690, 1105], [900, 1230]],
  trees: [[90, 1030, 290], [215, 1000, 230], [330, 985, 180], [-10, 1200, 420], [1800, 930, 430], [1895, 1060, 680], [1690, 880, 250]],
}

export const tall: Frame = {
  width: 1170,
  height: 1560,
  floor: 900,
  skyTop: 180,
  peaks: [[210, 640, 380], [1010, 600, 360], [520, 560, 380], [730, 480, 470]],
  hills: [[120, 760, 420], [1100, 740, 340]],
  shoulder: [],
  house: { x: 640, y: 1080, scale: 0.78 },
  river: { far: [300, 990], bend: [170, 1180], near: [330, 1560], wide: 300 },
  shore: [[-40, 1350], [60, 1360], [150, 1420], [230, 1510], [290, 1600]],
  trees: [[70, 1230, 480], [1085, 1190, 470], [1010, 1130, 280], [170, 1150, 260], [1160, 1400, 640], [-20, 1480, 520]],
}

/** The valley under snow with the house's lamps, in one frame at one hour. */
export const valley = (frame: Frame, hour: Hour) => (given: Sheet): string => {
  const sheet = { ...given, random: createRandom('valley') }
  return (
    heavens(sheet, frame, hour) +
    ranges(sheet, frame, hour) +
    fields(sheet, frame, hour) +
    nearer(sheet, frame, hour) +
    falling(sheet, 420, '#eef0f0', hour.flakes) +
    fibres(sheet, 90, '#f3efe4')
  )
}

function heavens(sheet: Sheet, { width, floor, skyTop, peaks }: Frame, hour: Hour): string {
  const summit = peaks.at(-1) ?? [width / 2, 0, 0]
  return (
    fill(`M0 0H${width}V${floor + 60}H0Z`, bokashiAt(sheet, hour.sky, [0, skyTop, 0, floor])) +
    group({ opacity: hour.stars }, stars(sheet, 240, floor * 0.6, '#dfe5ea')) +
    glow(sheet, summit[0], floor - 120, width * 0.5, ...hour.glow, 420)
  )
}

function ranges(sheet: Sheet, { width, floor, peaks, hills, shoulder }: Frame, hour: Hour): string {
  const far = peaks.map(([x, top, half], i) => peak(sheet, x, top, half, floor, hour.range, i + 3))
  const near = hills.map(([x, top, half], i) => peak(sheet, x, top, half, floor + 40, hour.near, i + 23))
  const line = (base: number, rise: number, seed: number) => (x: number) => base + noise1(x / 260, seed) * rise + noise1(x / 90, seed + 1) * rise * 0.3
  const woods = (base: number, height: number, paint: string, seed: number) =>
    wood(sheet, -40, width + 40, line(base, 34, seed), height, base + 150, [[0, paint], [0.5, paint, 0.95], [1, hour.mist, 0]], seed)
  return (
    far.join('') +
    haze(sheet, floor - 70, 110, hour.mist, 0.55) +
    near.join('') +
    slope(sheet, shoulder, hour) +
    haze(sheet, floor - 10, 90, hour.mist, 0.5) +
    woods(floor - 18, 54, hour.woods[0], 41) +
    haze(sheet, floor + 26, 60, hour.mist, 0.6) +
    woods(floor + 34, 84, hour.woods[1], 47) +
    haze(sheet, floor + 84, 70, hour.mist, 0.45)
  )
}

/** A wooded slope, row upon row of crowns, each row a little nearer and darker. */
function slope(sheet: Sheet, line: readonly Point[], hour: Hour): string {
  const last = line.at(-1)
  if (!last) return ''
  const at = (x: number): number => {
    const i = Math.max(1, line.findIndex(([px]) => px >= x))
    const [[ax, ay], [bx, by]] = [line[i - 1] ?? last, line[i] ?? last]
    return ay + ((by - ay) * (x - ax)) / (bx - ax || 1)
  }
  const rows = [0, 1, 2, 3, 4, 5, 6].map((row) =>
    wood(sheet, -40, last[0] - row * 60, (x) => at(x) + row * (34 + row * 5) + noise1(x / 140, row + 3) * 18, 40 + row * 9, last[1] + 60, [[0, row % 2 === 0 ? hour.slope[0] : hour.slope[1]], [0.62, hour.slope[1]], [1, hour.mist, 0]], 71 + row),
  )
  return rows.join('')
}

function fields(sheet: Sheet, frame: Frame, hour: Hour): string {
  const { width, height, floor, house } = frame
  const [far, middle, , foot] = hour.snow
  const line = (y: number, rise: number, seed: number): Point[] =>
    Array.from({ length: 12 }, (_, i) => [-40 + ((width + 80) * i) / 11, y + noise1(i * 0.8, seed) * rise])
  return (
    drift(sheet, line(floor + 96, 24, 5), height, [[0, far], [0.5, middle], [1, foot]]) +
    water(sheet, frame, hour) +
    wood(sheet, house.x - 440 * house.scale, width + 30, (x) => house.y - 30 + noise1(x / 120, 8) * 14, 300 * house.scale, house.y + 10, [[0, hour.woods[1]], [1, hour.woods[0]]], 59) +
    wood(sheet, house.x - 380 * house.scale, width + 30, (x) => house.y - 20 + noise1(x / 120, 8) * 14, 240 * house.scale, house.y + 10, [[0, hour.woods[2]], [1, hour.woods[1]]], 53) +
    drift(sheet, bankLine(frame), height, [[0, middle], [0.3, hour.snow[2]], [1, foot]]) +
    put(house.x, house.y, inn(sheet, hour.inn), house.scale) +
    put(house.x, house.y, skirt(hour) + steps(sheet, hour), house.scale) +
    steam(sheet, house.x + 430 * house.scale, house.y - 40, 240 * house.scale, 330 * house.scale, 5, 0.5, hour.steam)+
    put(house.x, house.y, skirt(hour), house.scale)
  )
}

/** The snow the house stands on: from the river's right bank up to the right edge. */
function bankLine({ width, house, river, height }: Frame): Point[] {
  const [nx] = river.near
  return [
    [nx + river.wide * 0.62, height + 10],
    [river.bend[0] + river.wide * 0.42, river.bend[1] + 46],
    [house.x - 560 * house.scale, house.y + 20],
    [house.x - 480 * house.scale, house.y - 22],
    [house.x - 100, house.y - 8],
    [house.x + 380 * house.scale, house.y - 16],
    [width + 60, house.y - 50],
  ]
}

function water(sheet: Sheet, { river, height }: Frame, hour: Hour): string {
  const { far, bend, near, wide: w } = river
  const paint = bokashiAt(sheet, [[0, hour.river[0]], [0.35, hour.river[1]], [1, hour.river[2]]], [0, far[1], 0, height])
  const middle: Point[] = [[far[0] + 130, far[1] - 4], [far[0] + 20, far[1] + 12], [far[0] - 10, far[1] + 40], [(far[0] + bend[0]) / 2 - 30, (far[1] + bend[1]) / 2 + 14], bend, [(bend[0] + near[0]) / 2 - 40, (bend[1] + near[1]) / 2], [near[0], height + 60]]
  const halves = [0.012, 0.03, 0.06, 0.12, 0.24, 0.4, 0.62].map((share) => share * w)
  const edge = (side: number, out: number) => middle.map(([x, y], i): Point => [x + side * ((halves[i] ?? 0) + out) + noise1(i * 1.9, side + 6) * (halves[i] ?? 0) * 0.3, y])
  const bed = (out: number) => curve([...edge(-1, out), ...edge(1, out).reverse()], true)
  const stones = ([[0.25, -0.2, 20], [0.42, 0.26, 30], [0.5, -0.3, 22], [0.72, 0.12, 44], [0.8, -0.34, 34]] as const).map(([t, off, r], i) => {
    const y = bend[1] + (height - bend[1]) * t
    const x = bend[0] + (near[0] - bend[0]) * t ** 1.3 - 18 + off * w * (0.5 + t)
    return stone(x, y, r * (w / 250), hour, i)
  })
  const random = createRandom('river lights')
  const lights = Array.from({ length: 46 }, () => {
    const t = random.next()
    const y = bend[1] + (height - bend[1]) * t
    const x = bend[0] + (near[0] - bend[0]) * t ** 1.3 + random.jitter(w * 0.3)
    const reach = 14 + 50 * t * random.next()
    return fill(brush([[x - reach, y], [x, y + random.jitter(2)], [x + reach, y]], 2 + t * 3, { head: 0.1, tail: 0.1 }), random.next() < 0.4 ? hour.inn.paper : hour.river[0], random.range(0.25, 0.7) * (0.4 + hour.inn.lit * 0.6))
  })
  return fill(bed(10), hour.bank, 0.5) + fill(bed(0), paint) + clipped(sheet, bed(0), ...lights) + stones.join('')
}

/** Snow heaped against the foot of the house, but for the door. */
function skirt({ inn: { snow, snowShade } }: Hour): string {
  return cap([-500, 18], [-30, 18], 18, snow, snowShade, 3) + cap([88, 18], [500, 18], 17, snow, snowShade, 6)
}

/** A boulder in the stream under its cushion of snow. */
function stone(x: number, y: number, r: number, hour: Hour, seed: number): string {
  return fill(curve(oval(x, y + r * 0.1, r, r * 0.5, 0.12, seed + 2), true), hour.river[2]) + fill(curve(oval(x, y - r * 0.18, r * 0.94, r * 0.46, 0.1, seed + 5), true), hour.snow[1]) + fill(curve(oval(x - r * 0.1, y - r * 0.28, r * 0.7, r * 0.3, 0.1, seed + 7), true), hour.snow[2])
}

/** Footprints from the door down to the river, and the lamps beside them. */
function steps(sheet: Sheet, hour: Hour): string {
  const random = createRandom('steps')
  const path = pts('30,14 0,60 -70,110 -120,180 -90,260 -30,340')
  const prints = Array.from({ length: 22 }, (_, i): string => {
    const t = (i / 22) * (path.length - 1)
    const [ax, ay] = path[Math.floor(t)] ?? [0, 0]
    const [bx, by] = path[Math.floor(t) + 1] ?? [ax, ay]
    const k = t % 1
    const s = 0.5 + i * 0.045
    const x = ax + (bx - ax) * k + (i % 2 === 0 ? -7 : 7) * s + random.jitter(2)
    return fill(`M${x - 6 * s} ${ay + (by - ay) * k}q${6 * s} ${-5 * s} ${12 * s} 0q${-6 * s} ${6 * s} ${-12 * s} 0Z`, hour.snow[3], 0.75)
  })
  const lamps = ([[-150, 70], [110, 84], [-250, 190], [60, 230]] as const).map(([x, y], i) => {
    const s = 0.8 + i * 0.16
    return glow(sheet, x, y - 8, 130 * s, hour.inn.paper, hour.inn.lit * 0.75, 62 * s) + put(x, y, `<path d="M-9 2L-9 -24L9 -24L9 2Z" fill="${hour.inn.eave}"/><path d="M-6 -2L-6 -20L6 -20L6 -2Z" fill="${hour.inn.paper}" fill-opacity="${0.35 + hour.inn.lit * 0.65}"/><path d="M-16 -24Q0 -46 16 -24Z" fill="${hour.inn.snow}"/>`, s)
  })
  return prints.join('') + lamps.join('')
}

function nearer(sheet: Sheet, { height, shore, trees }: Frame, hour: Hour): string {
  const stand = [...trees].sort((a, b) => a[1] - b[1]).map(([x, foot, tallness], i) => conifer(x, foot, tallness, hour.trees, i * 31 + 7))
  const folds = [0.3, 0.55, 0.8].map((t, i) =>
    fill(brush(shore.map(([x, y]): Point => [x * (1 - t * 0.3), y + t * 150]), 26 + i * 12, { head: 0.3, tail: 0.05, seed: i }), hour.snow[3], 0.4),
  )
  return drift(sheet, shore, height, [[0, hour.snow[2]], [0.35, hour.snow[1]], [1, hour.snow[3]]]) + soft(sheet, 9, ...folds) + stand.join('')
}
