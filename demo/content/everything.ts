import type { PartName } from '@noren/contract/snapshot'
import { about } from './about.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { cta } from './cta.ts'
import { experience } from './experience.ts'
import { hero } from './hero.ts'
import { innovation } from './innovation.ts'
import { news } from './news.ts'
import { process } from './process.ts'
import { restaurants } from './restaurants/all.ts'
import { solutions, solutionsSection } from './solutions.ts'
import { testimonials } from './testimonials.ts'

/** All content of the demo company, by the names the snapshot uses. */
export const everything = {
  company,
  hero,
  cta,
  experience,
  innovation,
  process,
  solutions,
  solutionsSection,
  testimonials,
  news,
  restaurants,
  about,
  contact,
} satisfies Record<PartName, unknown>
