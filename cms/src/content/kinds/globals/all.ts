import type { PartName } from '@noren/contract/snapshot'
import type { GlobalConfig } from 'payload'
import type { ListSlug } from '../../model/source.ts'
import { solutionsSection } from '../collections/solutions.ts'
import { about } from './about.ts'
import { brand } from './brand.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { hero } from './hero.ts'
import { cta, experience, innovation, process } from './home.ts'
import { homeSections } from './home-sections.ts'
import { pageHeads } from './page-heads.ts'

/** The parts of the snapshot that come from one document each, not from a list. */
export type GlobalPart = Exclude<PartName, ListSlug>

/** The globals where staff edit them, in the order of the desk's menu. */
export const GLOBALS = {
  homeSections,
  hero,
  experience,
  solutionsSection,
  innovation,
  process,
  cta,
  about,
  contact,
  company,
  brand,
  pageHeads,
} satisfies { [Part in GlobalPart | 'brand' | 'homeSections' | 'pageHeads']: GlobalConfig }
