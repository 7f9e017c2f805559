import type { Stop } from '../../kit/sheet.ts'
import type { Needles } from '../kit/conifer.ts'
import type { InnInks } from '../kit/inn.ts'
import type { Rock } from '../kit/mountain.ts'

/** The valley's inks at one hour. */
export type Hour = {
  sky: readonly Stop[]
  stars: number
  /** The light over the far range: its ink, and how strong it is. */
  glow: readonly [string, number]
  range: Rock
  near: Rock
  mist: string
  woods: readonly [far: string, middle: string, near: string]
  /** The shaded wood of the slope at the left: crowns with snow on them, and those without. */
  slope: readonly [string, string]
  /** Snowfields from the far one to the one underfoot: lit and shaded. */
  snow: readonly [far: string, middle: string, near: string, foot: string]
  river: readonly [string, string, string]
  bank: string
  trees: Needles
  inn: InnInks
  steam: string
  flakes: number
}

const wood = { wall: '#4b382b', wood: '#2c211b', eave: '#1b1614' }

export const night: Hour = {
  sky: [
    [0, '#0d131f'],
    [0.35, '#141e30'],
    [0.6, '#22314a'],
    [1, '#43566f'],
  ],
  stars: 1,
  glow: ['#8aa0b8', 0.28],
  range: { lit: '#8497ac', shade: '#3d4f67', rib: '#2c3b52', foot: '#40526a' },
  near: { lit: '#4c5f78', shade: '#2a3950', rib: '#1f2c41', foot: '#33445c' },
  mist: '#5d7189',
  woods: ['#2f4056', '#1f2d3c', '#131d26'],
  slope: ['#26374b', '#1b2838'],
  snow: ['#5d7087', '#71849a', '#7d8ea3', '#27354a'],
  river: ['#2b3a50', '#141d2c', '#0d1420'],
  bank: '#1a2536',
  trees: { green: '#1c2c2c', dark: '#0e171b', snow: '#91a2b5', shade: '#53667e' },
  inn: {
    ...wood,
    snow: '#a9b6c5',
    snowShade: '#5f7188',
    paper: '#f6bd5c',
    deep: '#d98a35',
    lit: 1,
  },
  steam: '#c9ccd0',
  flakes: 0.75,
}

export const dawn: Hour = {
  sky: [
    [0, '#1c2a42'],
    [0.35, '#38486a'],
    [0.62, '#75718c'],
    [0.82, '#c08f88'],
    [1, '#e6b791'],
  ],
  stars: 0.15,
  glow: ['#f6cf9f', 0.75],
  range: { lit: '#f0c9b4', shade: '#7a7896', rib: '#6a6688', foot: '#a99aa8' },
  near: { lit: '#a797a8', shade: '#5f6480', rib: '#51566f', foot: '#9792a4' },
  mist: '#d9c0b8',
  woods: ['#6d7186', '#46566a', '#2b3b46'],
  slope: ['#46536b', '#36445a'],
  snow: ['#c5bcc2', '#d6ccc8', '#d3ccce', '#7d88a0'],
  river: ['#c9a79c', '#5d6a82', '#33435a'],
  bank: '#4f5d76',
  trees: { green: '#3a5049', dark: '#22332f', snow: '#eadcd4', shade: '#a3a4b6' },
  inn: {
    ...wood,
    snow: '#efe2da',
    snowShade: '#a5a7ba',
    paper: '#f6c574',
    deep: '#d9974a',
    lit: 0.75,
  },
  steam: '#f4e3d6',
  flakes: 0,
}

export const day: Hour = {
  sky: [
    [0, '#1f4663'],
    [0.3, '#2c5a78'],
    [0.55, '#416d87'],
    [0.8, '#93b3be'],
    [1, '#d3dcd8'],
  ],
  stars: 0,
  glow: ['#eef0e6', 0.5],
  range: { lit: '#f2f0e8', shade: '#8ba3b8', rib: '#7a90a6', foot: '#b4c3cc' },
  near: { lit: '#bfccd2', shade: '#7690a4', rib: '#627c90', foot: '#b6c5cb' },
  mist: '#dbe2e0',
  woods: ['#7a95a0', '#4c6b6c', '#2f4c49'],
  slope: ['#3d6272', '#2c5060'],
  snow: ['#d9e0e0', '#e9eae5', '#f1eee5', '#a9bac6'],
  river: ['#a9c2c8', '#4f7788', '#2c5266'],
  bank: '#58707e',
  trees: { green: '#33564a', dark: '#1e3831', snow: '#f3f0e8', shade: '#b3c1cb' },
  inn: {
    ...wood,
    snow: '#f4f1e8',
    snowShade: '#b0becb',
    paper: '#ead9b4',
    deep: '#b99a6c',
    lit: 0.5,
  },
  steam: '#f5f3ec',
  flakes: 0,
}

export const dusk: Hour = {
  sky: [
    [0, '#1a2036'],
    [0.35, '#2e3453'],
    [0.62, '#5b5577'],
    [0.84, '#96738a'],
    [1, '#c39391'],
  ],
  stars: 0.4,
  glow: ['#d9a08f', 0.5],
  range: { lit: '#b9a3b4', shade: '#565b7d', rib: '#494d6d', foot: '#7f7692' },
  near: { lit: '#756f8c', shade: '#434965', rib: '#373d57', foot: '#6a6883' },
  mist: '#94879c',
  woods: ['#4e546e', '#333f53', '#1f2b36'],
  slope: ['#3b4460', '#2c354d'],
  snow: ['#8f8ba2', '#a39fb2', '#a5a2b4', '#474f6c'],
  river: ['#8d7c92', '#3a4460', '#20293f'],
  bank: '#333c55',
  trees: { green: '#2a3d3d', dark: '#172427', snow: '#bab6c6', shade: '#757a94' },
  inn: {
    ...wood,
    snow: '#c6c1cd',
    snowShade: '#7b7f99',
    paper: '#f8c163',
    deep: '#dc8c3b',
    lit: 0.95,
  },
  steam: '#d9cfd2',
  flakes: 0.45,
}
