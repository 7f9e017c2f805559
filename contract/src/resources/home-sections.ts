import { readList, readObject } from '../json.ts'
import { readCta } from './cta.ts'
import { readExperience } from './experience.ts'
import type { HOME_CALLS } from './home-calls.ts'
import { readInnovation } from './innovation.ts'
import { readNews } from './news.ts'
import { readProcess } from './process.ts'
import { readSolutions, readSolutionsSection } from './solutions.ts'
import { readTestimonials } from './testimonials.ts'

type HomeCall = (typeof HOME_CALLS)[number]
/** Of published content, what the home page shows. */
type Content = { readonly [Call in HomeCall]?: unknown }

type Row = {
  /** The calls the section is made of. */
  calls: readonly HomeCall[]
  /** Whether there is something to show in it. */
  isFilled: (content: Content) => boolean
}

/**
 * The sections of the home page that appear only where they have content, and that staff may switch off, in
 * the order of the page (contract/src/resources/README.md). The hero always appears.
 */
export const HOME_SECTIONS = {
  experience: { calls: ['experience'], isFilled: (has) => readExperience(has.experience) !== null },
  solutions: {
    calls: ['solutions', 'solutionsSection'],
    isFilled: (has) =>
      readSolutions(has.solutions).length > 0 &&
      readSolutionsSection(has.solutionsSection) !== null,
  },
  innovation: { calls: ['innovation'], isFilled: (has) => readInnovation(has.innovation) !== null },
  process: { calls: ['process'], isFilled: (has) => readProcess(has.process) !== null },
  testimonials: {
    calls: ['testimonials'],
    isFilled: (has) => readTestimonials(has.testimonials).list.length > 0,
  },
  news: { calls: ['news'], isFilled: (has) => readNews(has.news).length > 0 },
  cta: { calls: ['cta'], isFilled: (has) => readCta(has.cta) !== null },
} as const satisfies Record<string, Row>

export type HomeSection = keyof typeof HOME_SECTIONS

/** The names of all sections, in the order of the page. */
export const HOME_SECTION_NAMES = Object.keys(HOME_SECTIONS).filter(isHomeSection)

function isHomeSection(name: unknown): name is HomeSection {
  return typeof name === 'string' && Object.hasOwn(HOME_SECTIONS, name)
}

/** Reads the snapshot's `sections`: those that staff have switched off; what names none is left out. */
export function readHiddenSections(raw: unknown): HomeSection[] {
  return readList(readObject(raw).hidden, (name) => (isHomeSection(name) ? name : null))
}
