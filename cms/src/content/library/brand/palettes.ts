import { DEFAULT_PALETTE, type Palette } from '@noren/contract/brand/palette'
import type { Words } from '../../../base/words.ts'

/** A palette to begin from. */
type ReadyPalette = { name: Words; palette: Palette }

/** Traditional colours of Japan, two to each house: one that carries it, one that calls. */
export const READY_PALETTES: readonly ReadyPalette[] = [
  { name: { en: 'Indigo and vermilion', ja: '藍と朱' }, palette: DEFAULT_PALETTE },
  {
    name: { en: 'Cedar and golden brown', ja: '杉と金茶' },
    palette: { brand: '#1f3a2b', accent: '#8f5a14', paper: '#f9f6ee', ink: '#1f2620' },
  },
  {
    name: { en: 'Ink and crimson', ja: '墨と紅' },
    palette: { brand: '#2b2b2b', accent: '#b5203a', paper: '#f7f5f2', ink: '#1f1d1c' },
  },
  {
    name: { en: 'Grape and young grass', ja: '葡萄と若草' },
    palette: { brand: '#4a2350', accent: '#4f7215', paper: '#f8f5f3', ink: '#2b1c30' },
  },
  {
    name: { en: 'Iron blue and kerria', ja: '鉄紺と山吹' },
    palette: { brand: '#17384a', accent: '#925d06', paper: '#f7f5ef', ink: '#142833' },
  },
  {
    name: { en: 'Azuki and cherry grey', ja: '小豆と桜鼠' },
    palette: { brand: '#5a1f2b', accent: '#a83f57', paper: '#f8f1ef', ink: '#331c20' },
  },
]
