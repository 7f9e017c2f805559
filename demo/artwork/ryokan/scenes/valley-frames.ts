import { type Point, pts } from '../../kit/line.ts'

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
  peaks: [
    [1200, 366, 330],
    [1800, 330, 440],
    [1480, 232, 500],
  ],
  hills: [
    [1880, 520, 400],
    [1040, 600, 380],
  ],
  shoulder: pts('-40,236 160,262 380,298 600,342 780,376 960,428 1090,530 1210,705'),
  house: { x: 1360, y: 850, scale: 0.86 },
  river: { far: [960, 740], bend: [820, 900], near: [1010, 1200], wide: 250 },
  shore: pts('-40,960 190,946 420,1000 690,1105 900,1230'),
  trees: [
    [90, 1030, 290],
    [215, 1000, 230],
    [330, 985, 180],
    [-10, 1200, 420],
    [1800, 930, 430],
    [1895, 1060, 680],
    [1690, 880, 250],
  ],
}

export const tall: Frame = {
  width: 1170,
  height: 1560,
  floor: 900,
  skyTop: 440,
  peaks: [
    [210, 640, 380],
    [1010, 600, 360],
    [520, 560, 380],
    [730, 480, 470],
  ],
  hills: [
    [120, 760, 420],
    [1100, 740, 340],
  ],
  shoulder: [],
  house: { x: 640, y: 1080, scale: 0.78 },
  river: { far: [300, 990], bend: [170, 1180], near: [330, 1560], wide: 300 },
  shore: pts('-40,1350 60,1360 150,1420 230,1510 290,1600'),
  trees: [
    [70, 1230, 480],
    [1085, 1190, 470],
    [1010, 1130, 280],
    [170, 1150, 260],
    [1160, 1400, 640],
    [-20, 1480, 520],
  ],
}
