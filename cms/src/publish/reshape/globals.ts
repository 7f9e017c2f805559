import type { PerLanguage } from '@noren/contract/language'
import { readAbout } from '@noren/contract/resources/about'
import { readCompany } from '@noren/contract/resources/company'
import { readContact } from '@noren/contract/resources/contact'
import { readCta } from '@noren/contract/resources/cta'
import { readExperience } from '@noren/contract/resources/experience'
import { readHero } from '@noren/contract/resources/hero'
import { readInnovation } from '@noren/contract/resources/innovation'
import { readProcess } from '@noren/contract/resources/process'
import { readSolutionsSection } from '@noren/contract/resources/solutions'
import { PART_NAMES } from '@noren/contract/snapshot'
import type { DataFromGlobalSlug, Payload } from 'payload'
import type { GlobalPart } from '../../content/kinds/globals/all.ts'
import { type DraftOf, publishedGlobal, type SingleSlug } from '../../content/model/source.ts'
import type { Company } from '../../payload-types.ts'
import type { Attempts } from '../failed.ts'
import { globalInEachLanguage } from '../in-each-language.ts'
import { newest, type Time } from '../plain-fields.ts'
import { reshapeAbout } from './about.ts'
import { reshapeCompany } from './company.ts'
import { plainContact, reshapeContact } from './contact.ts'
import {
  reshapeCta,
  reshapeExperience,
  reshapeHero,
  reshapeInnovation,
  reshapeProcess,
  reshapeSolutionsSection,
} from './home.ts'

/** A published global: its part of the snapshot, and when that last changed. */
type PublishedPart = {
  value: Record<string, unknown> | null
  updatedAt: Time
}

/** Where published documents come from, and what becomes of those that cannot be composed. */
export type Source = {
  payload: Payload
  attempts: Attempts
  /** The document to read as it was last saved. */
  draftOf?: DraftOf | undefined
}

type GlobalRow = {
  slug: SingleSlug
  /** Reads and reshapes the published document; `null` when there is none. */
  publish: (from: Source) => Promise<PublishedPart | null>
  /** The site's reader of the part, or of one language of it. */
  read: (raw: unknown) => unknown
  /** Whether the site reads each language separately. */
  isPerLanguage: boolean
}

/** How each global becomes a part of the snapshot, and the site's reader of that part. */
export const GLOBAL_ROWS: { readonly [Part in GlobalPart]: GlobalRow } = {
  company: row('company', reshapeCompany, readCompany),
  cta: rowOfBlocks('cta', reshapeCta, readCta),
  experience: rowOfBlocks('experience', reshapeExperience, readExperience),
  hero: { ...rowOfBlocks('hero', reshapeHero, readHero), isPerLanguage: true },
  innovation: rowOfBlocks('innovation', reshapeInnovation, readInnovation),
  process: rowOfBlocks('process', reshapeProcess, readProcess),
  solutionsSection: row('solutions-section', reshapeSolutionsSection, readSolutionsSection),
  about: { ...rowWithCompany('about', reshapeAbout, readAbout), isPerLanguage: true },
  contact: rowWithCompany('contact', reshapeContact, readContact, plainContact),
}

/** The globals' parts of the snapshot, in its order. */
export const GLOBAL_PARTS = PART_NAMES.filter((part): part is GlobalPart => part in GLOBAL_ROWS)

function row<Slug extends SingleSlug>(
  slug: Slug,
  reshape: (doc: DataFromGlobalSlug<Slug>, payload: Payload) => PublishedPart['value'],
  read: GlobalRow['read'],
): GlobalRow {
  return {
    slug,
    publish: async ({ payload, attempts, draftOf }) => {
      const doc = await publishedGlobal(payload, slug, draftOf)
      if (!doc) return null
      const value = attempts.make({ global: slug }, doc, (own) => reshape(own, payload))
      return { value, updatedAt: doc.updatedAt }
    },
    read,
    isPerLanguage: false,
  }
}

/** A global whose texts are a block for each language. */
function rowOfBlocks<Slug extends SingleSlug>(
  slug: Slug,
  reshape: (doc: PerLanguage<DataFromGlobalSlug<Slug>>) => PublishedPart['value'],
  read: GlobalRow['read'],
): GlobalRow {
  return row(slug, (doc, payload) => reshape(globalInEachLanguage(payload, slug, doc)), read)
}

/**
 * A page that shows texts of the company, and changes with them.
 * @param withoutDocument what there is of it where only the company was published
 */
function rowWithCompany<Slug extends 'about' | 'contact'>(
  slug: Slug,
  reshape: (
    doc: PerLanguage<DataFromGlobalSlug<Slug>>,
    company: PerLanguage<Company> | null,
  ) => PublishedPart['value'],
  read: GlobalRow['read'],
  withoutDocument: (company: PerLanguage<Company>) => PublishedPart['value'] = () => null,
): GlobalRow {
  return {
    slug,
    publish: async ({ payload, attempts, draftOf }) => {
      const company = await publishedGlobal(payload, 'company', draftOf)
      const doc = await publishedGlobal(payload, slug, draftOf)
      const each = company && globalInEachLanguage(payload, 'company', company)
      if (!doc) return each && { value: withoutDocument(each), updatedAt: each.en.updatedAt }
      const updatedAt = newest([doc.updatedAt, company?.updatedAt])
      const value = attempts.make({ global: slug }, doc, (own) =>
        reshape(globalInEachLanguage(payload, slug, own), each),
      )
      return { value, updatedAt }
    },
    read,
    isPerLanguage: false,
  }
}

/** Reads and reshapes all published globals, one after another. */
export async function publishedGlobals(from: Source): Promise<{
  [Part in GlobalPart]?: PublishedPart | null
}> {
  const globals: { [Part in GlobalPart]?: PublishedPart | null } = {}
  for (const part of GLOBAL_PARTS) globals[part] = await GLOBAL_ROWS[part].publish(from)
  return globals
}
