import type { CallName } from './calls.ts'

/**
 * The sections of the home page that appear only where they have content, and that staff may switch off, each
 * with the calls it is made of, in the order of the page (contract/src/resources/README.md). A browser has this
 * before it has any reader.
 */
export const SECTION_CALLS = {
  experience: ['experience'],
  solutions: ['solutions', 'solutionsSection'],
  innovation: ['innovation'],
  process: ['process'],
  testimonials: ['testimonials'],
  news: ['news'],
  cta: ['cta'],
} as const satisfies Record<string, readonly CallName[]>

export type HomeSection = keyof typeof SECTION_CALLS

type HomeCall = 'hero' | (typeof SECTION_CALLS)[HomeSection][number]

/** The calls the home page is made of, in the order it shows their content. The hero always appears. */
export const HOME_CALLS: readonly HomeCall[] = ['hero', ...Object.values(SECTION_CALLS).flat()]
