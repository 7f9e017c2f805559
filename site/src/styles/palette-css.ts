import type { Brand } from '@noren/contract/brand/brand'
import { cssOf } from '@noren/contract/brand/colour'
import { RESTAURANT_ACCENTS } from '@noren/contract/brand/restaurant-accents'
import { type Tones, tonesOf } from '@noren/contract/brand/tones'
import { LAYERS } from './layers.ts'

/** The style sheet of a company's colours and patterns, from which every other sheet takes them. */
export function paletteCss({ palette, patterns }: Brand): string {
  const { day, lights, moreContrast } = tonesOf(palette)
  const { accent = '', ...colours } = day
  return [
    `${LAYERS}@layer tokens{`,
    rule(':root', colours),
    // Without these properties the patterns are drawn.
    patterns.waves ? '' : ':root{--waves:hidden;--shore:var(--space-2xl)}',
    patterns.cloth ? '' : ':root{--weave:none;--slits:none;--drawn:100%}',
    // The company's own accent, also of a restaurant that has it.
    rule(':root,[data-accent=indigo]', { accent }),
    ...Object.entries(RESTAURANT_ACCENTS).map(([name, colour]) =>
      rule(`main>[data-accent=${name}]+*,[data-accent=${name}]`, { accent: cssOf(colour) }),
    ),
    '@media screen and (not (prefers-contrast:more)){',
    ...Object.entries(lights).map(([light, tones]) => rule(`[data-light=${light}]`, tones)),
    '}@media (prefers-contrast:more){',
    rule(':root', moreContrast),
    '}}',
  ].join('')
}

function rule(selector: string, tones: Tones): string {
  const declarations = Object.entries(tones).map(([name, colour]) => `--${name}:${colour}`)
  return `${selector}{${declarations.join(';')}}`
}
