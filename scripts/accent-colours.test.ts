import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACCENTS, type Accent } from '@noren/contract/accent'
import { expect, test } from 'vitest'
import { RESTAURANT_COLOURS } from '../cms/src/content/media/woven-band.ts'
import { linearOfOklch } from './testing/oklch.ts'

const TOKENS = readFileSync(join(import.meta.dirname, '../site/src/styles/tokens.css'), 'utf8')

/** The company's own follows from its palette. */
const OF_RESTAURANTS = ACCENTS.filter((accent) => accent !== 'indigo')

/** Lightness, chroma and hue of an accent, as the style sheet names them. */
function token(accent: Accent): [number, number, number] {
  const rule = new RegExp(`\\[data-accent="${accent}"\\] \\{\\s*--accent: oklch\\(([^)]+)\\)`)
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = (
    rule.exec(TOKENS)?.[1] ?? ''
  )
    .split(' ')
    .map(Number)
  return [lightness, chroma, hue]
}

function inBytes([lightness, chroma, hue]: [number, number, number]): number[] {
  return linearOfOklch(lightness, chroma, hue).map(
    (light) => 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055),
  )
}

test('a shared restaurant has the colour of its own page', () => {
  for (const accent of OF_RESTAURANTS) {
    for (const [index, share] of inBytes(token(accent)).entries()) {
      const drawn = RESTAURANT_COLOURS[accent][index] ?? Number.NaN
      expect(Math.abs(drawn - share), `${accent} ${index}: ${drawn}, ${share}`).toBeLessThan(1)
    }
  }
})
