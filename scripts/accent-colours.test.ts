import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACCENTS, type Accent } from '@noren/contract/accent'
import { expect, test } from 'vitest'
import { ACCENT_COLOURS } from '../cms/src/media/accent-colours.ts'

const TOKENS = readFileSync(join(import.meta.dirname, '../site/src/styles/tokens.css'), 'utf8')

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

/** Red, green and blue of a colour in OKLCH, by the matrices of CSS Color 4. */
function inBytes([lightness, chroma, hue]: [number, number, number]): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const light = Math.min(1, Math.max(0, linear))
    return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
  })
}

test('a restaurant shared by somebody has the colour its own page has', () => {
  for (const accent of ACCENTS) {
    for (const [index, share] of inBytes(token(accent)).entries()) {
      const drawn = ACCENT_COLOURS[accent][index] ?? Number.NaN
      expect(Math.abs(drawn - share), `${accent} ${index}: ${drawn}, ${share}`).toBeLessThan(1)
    }
  }
})
