import { brush, type Point } from '../../kit/line.ts'
import { createRandom, noise1 } from '../../kit/random.ts'
import { bokashiAt, glow, type Sheet, soft } from '../../kit/sheet.ts'
import { stars } from '../../kit/sky.ts'
import { fill, group } from '../../kit/svg.ts'
import { conifer, wood } from '../kit/conifer.ts'
import { peak } from '../kit/mountain.ts'
import { drift, falling } from '../kit/snow.ts'
import { fibres, haze } from '../kit/wash.ts'
import type { Frame } from './valley-frames.ts'
import { fields } from './valley-ground.ts'
import type { Hour } from './valley-inks.ts'

/** The valley under snow with the house's lamps, in one frame at one hour. */
export const valley =
  (frame: Frame, hour: Hour) =>
  (given: Sheet): string => {
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
  const near = hills.map(([x, top, half], i) =>
    peak(sheet, x, top, half, floor + 40, hour.near, i + 23),
  )
  const line = (base: number, rise: number, seed: number) => (x: number) =>
    base + noise1(x / 260, seed) * rise + noise1(x / 90, seed + 1) * rise * 0.3
  const woods = (base: number, height: number, paint: string, seed: number) =>
    wood(
      sheet,
      -40,
      width + 40,
      line(base, 34, seed),
      height,
      base + 150,
      [
        [0, paint],
        [0.66, paint],
        [1, hour.mist, 0],
      ],
      seed,
    )
  return (
    far.join('') +
    haze(sheet, floor - 70, 110, hour.mist, 0.55) +
    near.join('') +
    haze(sheet, floor - 10, 90, hour.mist, 0.6) +
    woods(floor - 18, 54, hour.woods[0], 41) +
    haze(sheet, floor + 26, 60, hour.mist, 0.6) +
    slope(sheet, shoulder, hour) +
    woods(floor + 34, 84, hour.woods[1], 47) +
    haze(sheet, floor + 104, 62, hour.mist, 0.45)
  )
}

/** A wooded slope, row upon row of crowns, each row a little nearer and darker. */
function slope(sheet: Sheet, line: readonly Point[], hour: Hour): string {
  const last = line.at(-1)
  if (!last) return ''
  const at = (x: number): number => {
    const i = Math.max(
      1,
      line.findIndex(([px]) => px >= x),
    )
    const [[ax, ay], [bx, by]] = [line[i - 1] ?? last, line[i] ?? last]
    return ay + ((by - ay) * (x - ax)) / (bx - ax || 1)
  }
  const rows = [0, 1, 2, 3, 4, 5, 6].map((row) =>
    wood(
      sheet,
      -40,
      last[0] - row * 60,
      (x) => at(x) + row * (34 + row * 5) + noise1(x / 140, row + 3) * 18,
      40 + row * 9,
      last[1] + 60,
      [
        [0, row % 2 === 0 ? hour.slope[0] : hour.slope[1]],
        [0.88, hour.slope[1]],
        [1, hour.mist, 0],
      ],
      71 + row,
    ),
  )
  return rows.join('')
}

function nearer(sheet: Sheet, { height, shore, trees }: Frame, hour: Hour): string {
  const stand = [...trees]
    .sort((a, b) => a[1] - b[1])
    .map(([x, foot, tallness], i) => conifer(x, foot, tallness, hour.trees, i * 31 + 7))
  const folds = [0.3, 0.55, 0.8].map((t, i) =>
    fill(
      brush(
        shore.map(([x, y]): Point => [x * (1 - t * 0.3), y + t * 150]),
        26 + i * 12,
        { head: 0.3, tail: 0.05, seed: i },
      ),
      hour.snow[3],
      0.4,
    ),
  )
  return (
    drift(sheet, shore, height, [
      [0, hour.snow[2]],
      [0.35, hour.snow[1]],
      [1, hour.snow[3]],
    ]) +
    soft(sheet, 9, ...folds) +
    stand.join('')
  )
}
