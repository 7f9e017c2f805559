import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linearOfOklch } from '../../../scripts/testing/oklch.ts'

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const LIGHT = readFileSync(new URL('light.css', import.meta.url), 'utf8')
const ACCENTS = [...TOKENS.matchAll(/\[data-accent="(\w+)"\] \{\s*--accent: ([^;]+);/g)]

/** A colour in one light: its own value, otherwise the day's. */
function colour(light: string, name: string): string {
  const own = LIGHT.split(`[data-light="${light}"]`)[1]?.split('}')[0] ?? ''
  const find = (text: string) => new RegExp(`--${name}: (oklch\\([^;]+\\));`).exec(text)?.[1]
  return find(own) ?? find(TOKENS) ?? `no --${name}`
}

/** Contrast ratio as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((oklch) => {
      const [l = 0, c = 0, h = 0] = [...oklch.matchAll(/[\d.]+/g)].map(Number)
      const [red = 0, green = 0, blue = 0] = linearOfOklch(l, c, h)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['dawn', 'day', 'dusk', 'night'])(
  'by %s every text colour has enough contrast on the paper',
  (light) => {
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
  },
)
