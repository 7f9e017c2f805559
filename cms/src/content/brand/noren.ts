import type { Palette } from '@noren/contract/brand/palette'

/**
 * The mark of a company without one: a noren, the short curtain of an entrance, in the company's colour.
 * Rod, loops, panels and slits are multiples of four, so that at 16 pixels each has whole ones.
 */
export function norenMark({ brand }: Palette): string {
  const rod = '<rect y="4" width="64" height="4" rx="2"/>'
  const loops = [4, 16, 28, 40, 52].map((x) => `<path d="M${x} 8h8v4h-8z"/>`).join('')
  const cloth = '<path d="M4 12h56v46q-8 3-16 0V26h-4v32q-8 3-16 0V26h-4v32q-8 3-16 0z"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="${brand}">${rod}${loops}${cloth}</svg>`
}
