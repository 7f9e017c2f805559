/**
 * Custom properties and timelines that the sheets as sent call by two characters: written out, a page is
 * 0.3 kB longer compressed. Not here, and so never shortened: colours, which a company's palette names
 * (palette-css.ts), and what components or tests name themselves.
 */
const SHORTENED = `
  accent-ink aside beside beside-name between column column-gap columns counter deep drop ease
  edge end focus focus-x focus-y fold font-display font-text font-upright front gap glow gutter
  header-height hover leading-display leading-text left loop mark measure name number number-size
  page page-max panels photo quick right room said sea-height sewn shape size sky slit slow
  space-2xs space-3xl space-3xs space-band space-l space-m space-s space-xl space-xs spill step
  step--1 step-0 step-1 step-2 step-3 step-4 step-5 stir sway thread title-scale toggle-mark
  ways-to-a-table weight-display when when-ticked where whole wood
`
  .trim()
  .split(/\s+/)

/** The number that is "b0" in base 36. */
const FIRST_NAME = 11 * 36

const SHORT = new Map(SHORTENED.map((name, at) => [name, (at + FIRST_NAME).toString(36)]))

/** A style sheet with the short names: of the build, and the server's own, which use its properties. */
export function shortNames(css: string): string {
  return css.replace(/(?<![\w-])--([a-z][\w-]*)/g, (whole, name) => {
    const short = SHORT.get(name)
    return short ? `--${short}` : whole
  })
}
