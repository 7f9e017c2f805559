import type { Brand } from '@noren/contract/brand/brand'
import { cssOf } from '@noren/contract/brand/colour'
import { RESTAURANT_ACCENTS } from '@noren/contract/brand/restaurant-accents'
import { type Tones, tonesOf } from '@noren/contract/brand/tones'
import type { Wordmark } from '@noren/contract/brand/wordmark'
import { LAYERS } from './layers.ts'

/** The style sheet of a company's look: its colours, from which every other sheet takes them, its patterns and its name. */
export function paletteCss({ palette, patterns, wordmark }: Brand): string {
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
    wordmark ? wordmarkCss(wordmark) : '',
  ].join('')
}

/**
 * The name in the head and the foot of pages as its company draws it, in the colour of the text there. The
 * text stays for those who do not see it, and for colours of a visitor's own.
 */
function wordmarkCss({ src, ratio }: Wordmark): string {
  return [
    '@layer utilities{@media (forced-colors:none){[data-wordmark]{',
    `inline-size:min(${ratio * 1.15}em,36vw);aspect-ratio:${ratio};overflow:clip;translate:none;`,
    'background:currentColor;-webkit-text-fill-color:transparent;print-color-adjust:exact;',
    `mask:url(${src}) center/contain no-repeat}}}`,
  ].join('')
}

function rule(selector: string, tones: Tones): string {
  const declarations = Object.entries(tones).map(([name, colour]) => `--${name}:${colour}`)
  return `${selector}{${declarations.join(';')}}`
}
