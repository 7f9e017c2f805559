/** Where the blocks of the bay stand on a sheet; sizes in pixels of the finished picture. */
export type Frame = {
  width: number
  height: number
  horizon: number
  fuji: { x: number; top: number; half: number }
  /** The sun at the mountain's flank. */
  low: readonly [number, number]
  /** The moon above it. */
  high: readonly [number, number]
  /** Heights of the three banks of clouds. */
  clouds: readonly [high: number, middle: number, low: number]
  /** Where the glow over the far shore is strongest. */
  glow: number
  boat: { x: number; y: number; scale: number }
  /** How far calm water reaches below the horizon, and the stretch of it that glitters. */
  calm: number
  glitter: readonly [number, number]
  /** How wide the sun's or the moon's path on it becomes. */
  path: number
  /** The length of the water's bokashi. */
  depth: number
  weave: { top: number; foot: number; near: number; far: number; swell: number; seed: number }
  accent: { row: number; column: number }
  wave: { x: number; y: number; scale: number }
  /** How far the near hill and the dark side of the sheet reach from the left, for the words there. */
  aside?: { hill: number; sky: number; water: number; weave: number }
  shore: { wood: number; ground: number; lift: number }
  pines: ReadonlyArray<{ x: number; y: number; scale: number; seed: number; lean: number }>
  house: { x: number; y: number; scale: number }
  /** Where the village on the far shore begins. */
  village: number
}

/** The bay for a wide window: calm at the left and the top, all light at the right. */
export const wide: Frame = {
  width: 1920,
  height: 1200,
  horizon: 690,
  fuji: { x: 1270, top: 352, half: 760 },
  low: [1620, 582],
  high: [1640, 424],
  clouds: [200, 420, 560],
  glow: 1500,
  boat: { x: 1150, y: 782, scale: 0.72 },
  calm: 170,
  glitter: [900, 1000],
  path: 40,
  depth: 510,
  weave: { top: 850, foot: 1260, near: 112, far: 8, swell: 60, seed: 5 },
  accent: { row: 22, column: 5 },
  wave: { x: 1010, y: 730, scale: 1 },
  aside: { hill: 900, sky: 1270, water: 1190, weave: 1500 },
  shore: { wood: 470, ground: 560, lift: 30 },
  pines: [
    { x: 120, y: 20, scale: 0.92, seed: 3, lean: 0.8 },
    { x: 300, y: 26, scale: 0.5, seed: 9, lean: 0.6 },
  ],
  house: { x: 420, y: 36, scale: 0.8 },
  village: 1330,
}

/** The bay for a phone: quiet sky for the words, the mountain, the boat, and the woven sea right under it. */
export const tall: Frame = {
  width: 1170,
  height: 1560,
  horizon: 806,
  fuji: { x: 704, top: 424, half: 720 },
  low: [1004, 690],
  high: [1000, 548],
  clouds: [216, 566, 664],
  glow: 940,
  boat: { x: 500, y: 1050, scale: 1.06 },
  calm: 330,
  glitter: [330, 840],
  path: 56,
  depth: 760,
  weave: { top: 1118, foot: 1620, near: 122, far: 9, swell: 46, seed: 12 },
  accent: { row: 21, column: 2 },
  wave: { x: 400, y: 1080, scale: 0.9 },
  shore: { wood: 210, ground: 330, lift: 34 },
  pines: [{ x: 74, y: 32, scale: 0.9, seed: 3, lean: 0.7 }],
  house: { x: 196, y: 40, scale: 0.9 },
  village: 690,
}
