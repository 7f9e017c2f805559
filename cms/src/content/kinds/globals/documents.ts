import type { PartName } from '@noren/contract/snapshot'
import type { ListSlug } from '../../model/source.ts'
import { solutionsSection } from '../collections/solutions.ts'
import type { ContentGlobal } from '../content-global.ts'
import { about } from './about.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { hero } from './hero.ts'
import { cta, experience, innovation, process } from './home.ts'

/**
 * The single documents that are a part of the snapshot each, in the order of the desk's menu (the home page's
 * are in that of the page: `sections.ts`).
 */
export const DOCUMENTS = {
  hero,
  experience,
  solutionsSection,
  innovation,
  process,
  cta,
  about,
  contact,
  company,
} satisfies { [Part in Exclude<PartName, ListSlug>]: ContentGlobal }
