import { ink } from '../kit/palette.ts'
import { type Printing, wash } from './hero-bay-inks.ts'

/** The sun at the mountain's flank, the village still asleep. */
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
  faintStars: 'none',
  glow: ['#f8c98a', 0.55],
  clouds: [wash(ink.indigo800, 0.5), wash('#8a7f9f', 0.34), wash('#e7a58c', 0.5)],
  orb: {
    at: 'low',
    radius: 50,
    disc: '#e9603c',
    halo: wash('#ffc37a', 0.6),
    reach: 260,
    path: '#ee7b4c',
    sparkle: 0,
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
  aside: {
    sky: wash('#1d2a56', 1.02),
    water: wash(ink.indigo800, 1),
    weave: wash(ink.night, 0.46),
  },
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
    thatch: '#2b3a68',
  },
  village: { roof: '#33406e', wood: '#445083' },
}
