import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Lightness = readonly [red: number, green: number, blue: number]

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const LIGHT = readFileSync(new URL('light.css', import.meta.url), 'utf8')
const ACCENTS = [...TOKENS.matchAll(/\[data-accent="(\w+)"\] \{\s*--accent: ([^;]+);/g)]

/** A light's colour of a name: its own, else the day's. */
function colour(light: string, name: string): string {
  const own = LIGHT.split(`[data-light="${light}"]`)[1]?.split('}')[0] ?? ''
  const find = (text: string) => new RegExp(`--${name}: (oklch\\([^;]+\\));`).exec(text)?.[1]
  return find(own) ?? find(TOKENS) ?? `no --${name}`
}

/** Linear sRGB of an OKLCH colour (Björn Ottosson's matrices). */
function linear(oklch: string): Lightness {
  const [l = 0, c = 0, h = 0] = [...oklch.matchAll(/[\d.]+/g)].map(Number)
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

/** Contrast ratio as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((oklch) => {
      const [red, green, blue] = linear(oklch).map((value) => Math.min(1, Math.max(0, value)))
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
    })
    .sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['dawn', 'day', 'dusk', 'night'])('by %s every ink stands out on the paper', (light) => {
  const inks = ['ink', 'ink-soft', 'shu', 'sea', 'error', 'success'].map((name) => [
    name,
    colour(light, name),
  ])
  for (const paper of ['washi', 'washi-deep']) {
    for (const [name, ink] of [...inks, ...ACCENTS.map(([, name, value]) => [name, value])]) {
      const enough = name === 'ink' ? 7 : 4.5
      expect(
        contrast(ink ?? '', colour(light, paper)),
        `${name} on ${paper}`,
      ).toBeGreaterThanOrEqual(enough)
    }
  }
})
