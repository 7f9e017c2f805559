import type { CallName } from './calls.ts'

/** The calls the home page is made of, in the order it shows their content. */
export const HOME_CALLS = [
  'hero',
  'experience',
  'solutions',
  'solutionsSection',
  'innovation',
  'process',
  'testimonials',
  'news',
  'cta',
] as const satisfies CallName[]
