import { ink } from '../kit/palette.ts'
import type { Stop } from '../kit/sheet.ts'

/** A block that is left without ink prints nothing. */
const none = 'none'

/** The inks of one printing of the bay; the blocks are the same for all. */
export type Printing = {
  /** From the top of the sheet to just below the horizon. */
  sky: readonly Stop[]
  stars: string
  /** Stars that only a dark night shows. */
  faintStars: string
  glow: readonly [string, number]
  /** High, middle and low clouds. */
  clouds: readonly [Wash, Wash, Wash]
  orb?: Orb
  fuji: { body: readonly Stop[]; snow: string; shade: string }
  mist: Wash
  farHill: readonly [string, string]
  nearHill: readonly [string, string]
  /** The dark side of the sheet: sky, water, woven sea. */
  aside: { sky: string; water: string; weave: Wash }
  water: readonly Stop[]
  ripples: { dark: string; light: string }
  boat: { hull: string; rim: string; cloth: string }
  weave: { water: readonly [string, string]; threads: readonly [string, ...string[]] }
  wave: { threads: readonly [string, ...string[]]; foam: string; deep: string }
  shore: { wood: string; ground: string; trunk: string; pad: string; tip: string }
  /** The roofs of the village on the far shore. */
  roofs: string
  /** Windows and the boat's lantern; unlit by day and at dawn. */
  lamps?: { paper: string; deep: string; strength: number }
}

/** An ink and how strongly it is wiped on. */
type Wash = { ink: string; strength: number }

/** Sun or moon, its halo, and its path on the water. */
export type Orb = {
  at: 'low' | 'high'
  radius: number
  disc: string
  halo: Wash
  reach: number
  path: string
}

const wash = (colour: string, strength: number): Wash => ({ ink: colour, strength })

export const dawn: Printing = {
  sky: [
    [0, ink.night],
    [0.3, ink.indigo900],
    [0.567, ink.indigo700],
    [0.75, '#6d7ea6'],
    [0.858, '#d5a79a'],
    [0.933, '#f0c48f'],
    [1, ink.amberPale],
  ],
  stars: ink.indigo100,
  faintStars: none,
  glow: ['#f8c98a', 0.55],
  clouds: [wash(ink.indigo800, 0.5), wash('#8a7f9f', 0.34), wash('#e7a58c', 0.5)],
  orb: {
    at: 'low',
    radius: 50,
    disc: '#e9603c',
    halo: wash('#ffc37a', 0.6),
    reach: 260,
    path: '#ee7b4c',
  },
  fuji: {
    body: [
      [0, '#5a6a97'],
      [0.5, '#6d7aa3'],
      [0.85, '#a796a6'],
      [1, '#d8b1a0'],
    ],
    snow: '#f7e3d3',
    shade: '#a7add0',
  },
  mist: wash('#f6d9b4', 0.75),
  farHill: ['#4d5c8c', '#8a86a3'],
  nearHill: [ink.indigo800, '#44557f'],
  aside: { sky: '#161f44', water: ink.indigo800, weave: wash(ink.night, 0.46) },
  water: [
    [0, '#f3cf98'],
    [0.06, '#c99f9c'],
    [0.16, ink.indigo500],
    [0.34, ink.indigo700],
    [1, ink.indigo900],
  ],
  ripples: { dark: ink.indigo800, light: '#f9dca6' },
  boat: { hull: ink.night, rim: '#c98f6e', cloth: ink.indigo800 },
  weave: {
    water: ['#31508a', '#121c3e'],
    threads: ['#dfe3da', '#86a8c4', '#4f79a8', '#35598d', '#2b4a7c'],
  },
  wave: {
    threads: [
      '#e9e4d4',
      '#2b4a7c',
      '#5f88b4',
      '#20386c',
      '#86a8c4',
      '#1b2f60',
      '#c6d5d8',
      '#35598d',
      '#20386c',
      '#7fa3c4',
    ],
    foam: '#f6efdf',
    deep: '#16254f',
  },
  shore: {
    wood: ink.indigo900,
    ground: ink.night,
    trunk: ink.night,
    pad: '#16224a',
    tip: ink.indigo700,
  },
  roofs: '#3d4a78',
}

export const day: Printing = {
  sky: [
    [0, '#0e2d63'],
    [0.3, '#143a76'],
    [0.567, '#1c4a87'],
    [0.75, '#4a80b3'],
    [0.858, '#94bcd3'],
    [0.933, '#c8dcda'],
    [1, '#eeead8'],
  ],
  stars: none,
  faintStars: none,
  glow: ['#f5efdb', 0.5],
  clouds: [wash('#2a5c9a', 0.3), wash('#7fa9cc', 0.34), wash('#f7f3e6', 0.8)],
  fuji: {
    body: [
      [0, '#4a78ad'],
      [0.5, '#5f8cba'],
      [0.85, '#94b6cc'],
      [1, '#c5d6d4'],
    ],
    snow: '#fbf7ec',
    shade: '#b4cbe2',
  },
  mist: wash('#eef0e4', 0.8),
  farHill: ['#4a7a86', '#86aeac'],
  nearHill: ['#22535f', '#3f7480'],
  aside: { sky: '#123a74', water: '#1d5089', weave: wash('#123a70', 0.3) },
  water: [
    [0, '#dbe6dc'],
    [0.06, '#a6cad2'],
    [0.16, '#5f9dc0'],
    [0.34, '#2f6ea8'],
    [1, '#174a86'],
  ],
  ripples: { dark: '#2a669e', light: '#f8f5e8' },
  boat: { hull: '#3a2a28', rim: '#d9a877', cloth: '#27508a' },
  weave: {
    water: ['#4a88ba', '#17427c'],
    threads: ['#f6f2e4', '#a5cadb', '#6ba1c6', '#4682b3', '#3670a6'],
  },
  wave: {
    threads: [
      '#f8f3e4',
      '#2f68a2',
      '#7fb0d0',
      '#1f528d',
      '#a9cddd',
      '#1c4a84',
      '#dde9e4',
      '#4380b2',
      '#1f528d',
      '#97c0d6',
    ],
    foam: '#fdf9ee',
    deep: '#163f78',
  },
  shore: { wood: '#1b4548', ground: '#1f3340', trunk: '#2b2a34', pad: '#1d4a48', tip: '#5b8d78' },
  roofs: '#34606e',
}

export const dusk: Printing = {
  sky: [
    [0, '#15153a'],
    [0.3, '#211d50'],
    [0.567, '#3a2b68'],
    [0.75, '#7d4478'],
    [0.858, '#c45a60'],
    [0.933, '#ec854c'],
    [1, '#f7bb68'],
  ],
  stars: '#f0dfd6',
  faintStars: none,
  glow: ['#ff9d56', 0.6],
  clouds: [wash('#2b2560', 0.5), wash('#6d3f78', 0.4), wash('#f0806a', 0.55)],
  fuji: {
    body: [
      [0, '#352f63'],
      [0.5, '#45386b'],
      [0.85, '#7a4a70'],
      [1, '#b4636a'],
    ],
    snow: '#d3b3cb',
    shade: '#7b70a6',
  },
  mist: wash('#f7a56c', 0.6),
  farHill: ['#3a2f60', '#6d4568'],
  nearHill: ['#1d1b46', '#3a2f60'],
  aside: { sky: '#1a173f', water: '#241f52', weave: wash('#12112f', 0.46) },
  water: [
    [0, '#f6b069'],
    [0.06, '#d36f60'],
    [0.16, '#7c4a7e'],
    [0.34, '#3b3470'],
    [1, '#1c1b4a'],
  ],
  ripples: { dark: '#2b2660', light: '#ffc07e' },
  boat: { hull: '#15122e', rim: '#c9755a', cloth: '#2b2861' },
  weave: {
    water: ['#473f80', '#15163c'],
    threads: ['#ecd3cb', '#a294bd', '#6a649f', '#4b4888', '#3a3874'],
  },
  wave: {
    threads: [
      '#f1dac8',
      '#37357a',
      '#7b76b0',
      '#282760',
      '#a79dc4',
      '#211f55',
      '#d9c3cd',
      '#47458a',
      '#282760',
      '#9a90bb',
    ],
    foam: '#f8dfca',
    deep: '#1b1a4a',
  },
  shore: { wood: '#1a173f', ground: '#120f2a', trunk: '#120f2a', pad: '#181538', tip: '#4a3a70' },
  roofs: '#241f4c',
  lamps: { paper: '#ffc768', deep: '#e07f34', strength: 0.55 },
}

export const night: Printing = {
  sky: [
    [0, '#0a1130'],
    [0.3, '#101c48'],
    [0.567, '#1a3068'],
    [0.75, '#26467f'],
    [0.858, '#335a90'],
    [0.933, '#42709f'],
    [1, '#5a88ae'],
  ],
  stars: '#e6edf0',
  faintStars: '#a9c1de',
  glow: ['#8fb4d4', 0.42],
  clouds: [wash('#0d1840', 0.5), wash('#3a5b92', 0.3), wash('#7f9fc4', 0.34)],
  orb: {
    at: 'high',
    radius: 50,
    disc: '#f6eecf',
    halo: wash('#c4d8ea', 0.55),
    reach: 330,
    path: '#f1ecd2',
  },
  fuji: {
    body: [
      [0, '#223a70'],
      [0.5, '#2c4981'],
      [0.85, '#416598'],
      [1, '#5e88ae'],
    ],
    snow: '#c3d6ee',
    shade: '#6f8cc2',
  },
  mist: wash('#7fa6c6', 0.55),
  farHill: ['#17284f', '#2c4a7c'],
  nearHill: ['#0f1b3e', '#1e3562'],
  aside: { sky: '#0c1536', water: '#101d48', weave: wash('#0a1130', 0.4) },
  water: [
    [0, '#6a94b6'],
    [0.06, '#436c9c'],
    [0.16, '#294a82'],
    [0.34, '#1a3168'],
    [1, '#111c46'],
  ],
  ripples: { dark: '#14265a', light: '#dfe8e6' },
  boat: { hull: '#0a0f26', rim: '#c98c52', cloth: '#1c2c5c' },
  weave: {
    water: ['#27467f', '#0d1638'],
    threads: ['#cbdaea', '#7296c4', '#3f659f', '#2b4b85', '#22407a'],
  },
  wave: {
    threads: [
      '#dbe6ee',
      '#24417a',
      '#567fb6',
      '#192f64',
      '#7ea2cc',
      '#14265a',
      '#b5cbe0',
      '#2c4f8a',
      '#192f64',
      '#6f96c4',
    ],
    foam: '#eef3f2',
    deep: '#0f1d4a',
  },
  shore: { wood: '#0d1738', ground: '#080d22', trunk: '#080d22', pad: '#0c1534', tip: '#2b477e' },
  roofs: '#101c40',
  lamps: { paper: '#ffc45e', deep: '#e08a36', strength: 0.9 },
}
