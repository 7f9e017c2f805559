import { eachOf } from '@noren/contract/fields'
import { readObject } from '@noren/contract/json'
import type { HtmlLang, Language } from '@noren/contract/language'
import { type Answers, CALLS, type CallName } from '@noren/contract/resources/calls'
import { readCompany, type Company as WireCompany } from '@noren/contract/resources/company'
import { PART_NAMES } from '@noren/contract/snapshot'
import type { DataFromGlobalSlug, Payload } from 'payload'
import { GLOBALS, type GlobalPart } from '../../content/kinds/globals/all.ts'
import { type DraftOf, publishedGlobal, type SingleSlug } from '../../content/model/source.ts'
import type { Row } from '../../content/model/walk.ts'
import type { Attempts } from '../failed.ts'
import { newest, type Time } from '../plain-fields.ts'
import { aboutByHand, aboutWithCompany, type FIELDS_OF_COMPANY } from './about.ts'
import { asRead, type Read } from './as-read.ts'
import {
  asWritten,
  type ByHand,
  inBlocks,
  inOwnPages,
  inPages,
  inTexts,
  type Put,
  type Written,
} from './blocks.ts'
import { companyByHand, factsOf } from './company.ts'
import { contactByHand, contactWithCompany, PLAIN_CONTACT } from './contact.ts'
import { ctaByHand, experienceByHand, heroByHand, innovationByHand } from './home.ts'

/** A published global: its part of the snapshot, and when that last changed. */
type PublishedPart = { value: Row | null; updatedAt: Time }

/** Where published documents come from, and what becomes of those that cannot be composed. */
export type Source = {
  payload: Payload
  attempts: Attempts
  /** The document to read as it was last saved. */
  draftOf?: DraftOf | undefined
}

/** How a part is made of its document, if not of the plain fields in blocks. */
type Unlike = {
  /** How its languages are put together, unless {@link inBlocks}. */
  put?: Put
  /** Makes what the site reads of the fields, where it has other names or shapes. */
  byHand?: ByHand
  /** Adds what it shows of the company, with which it then changes. */
  withCompany?: (written: Written, company: Row | null) => Written
  /** The document where only the company was published. */
  plain?: Row
}

/** The parts that are not made of plain fields in blocks. */
const UNLIKE: { readonly [Part in GlobalPart]?: Unlike } = {
  company: { put: inTexts, byHand: companyByHand },
  cta: { byHand: ctaByHand },
  experience: { byHand: experienceByHand },
  hero: { put: inOwnPages, byHand: heroByHand },
  innovation: { byHand: innovationByHand },
  solutionsSection: { put: inTexts },
  about: { put: inPages, byHand: aboutByHand, withCompany: aboutWithCompany },
  contact: { byHand: contactByHand, withCompany: contactWithCompany, plain: PLAIN_CONTACT },
} satisfies Named

/** A part that the site reads under names that no field of its document has must make these by hand. */
type Named = { [Part in GlobalPart]?: Unlike } & {
  [Part in GlobalPart as [Unwritten<Part>] extends [never] ? never : Part]: {
    byHand: (made: Row) => { [Name in Unwritten<Part>]: unknown }
  }
}
type Unwritten<Part extends GlobalPart> = Exclude<
  NameIn<Answer<Part>>,
  keyof Document<Part> | Elsewhere
>
type Answer<Part extends GlobalPart> = NonNullable<
  Part extends CallName ? Answers[Part] : WireCompany
>
type NameIn<Whole> = Whole extends { [L in Language]?: infer Block }
  ? keyof NonNullable<Block> | Exclude<keyof Whole, Language | HtmlLang>
  : keyof Whole
type Document<Part extends GlobalPart> = DataFromGlobalSlug<
  Part extends 'solutionsSection' ? 'solutions-section' : Part
>
/** What is written in the company, or added by the server. */
type Elsewhere = (typeof FIELDS_OF_COMPANY)[number] | 'lang'

type GlobalRow = {
  slug: SingleSlug
  /** The site's reader of the part, or of one language of it. */
  read: Read
  /** Whether the site reads each language separately. */
  isPerLanguage: boolean
  unlike: Unlike
  /** Makes the part of a document, and of the company. */
  make: (doc: object, company: object | null) => Row | null
}

/** The globals' parts of the snapshot, in its order. */
export const GLOBAL_PARTS = PART_NAMES.filter((part): part is GlobalPart => part in GLOBALS)

/** How each global becomes a part of the snapshot. */
export const GLOBAL_ROWS: { readonly [Part in GlobalPart]: GlobalRow } = eachOf(GLOBAL_PARTS, rowOf)

function rowOf(part: GlobalPart): GlobalRow {
  const { slug, fields } = GLOBALS[part]
  const unlike: Unlike = UNLIKE[part] ?? {}
  const { put = inBlocks, byHand = asWritten } = unlike
  const read = part === 'company' ? readCompany : CALLS[part].readPart
  const isPerLanguage = put === inPages || put === inOwnPages
  return {
    slug,
    read,
    isPerLanguage,
    unlike,
    make: (doc, of) => {
      const company = of && readObject(of)
      const own = { fields, doc: readObject(doc), factsIn: factsOf(company) }
      const made = put(unlike.withCompany?.(own, company) ?? own, byHand)
      if (!made || !isPerLanguage) return made && asRead(made, read)
      const pages = Object.entries(made).map(([tag, page]) => [tag, asRead(readObject(page), read)])
      return Object.fromEntries(pages)
    },
  }
}

/** Reads and reshapes all published globals, one after another. */
export async function publishedGlobals({ payload, attempts, draftOf }: Source): Promise<{
  [Part in GlobalPart]?: PublishedPart
}> {
  const company = await publishedGlobal(payload, 'company', draftOf)
  const globals: { [Part in GlobalPart]?: PublishedPart } = {}
  for (const part of GLOBAL_PARTS) {
    const { slug, make, unlike } = GLOBAL_ROWS[part]
    const published = part === 'company' ? company : await publishedGlobal(payload, slug, draftOf)
    const doc = published ?? (company && unlike.plain)
    if (!doc) continue
    globals[part] = {
      value: attempts.make({ global: slug }, doc, (own) => make(own, company)),
      updatedAt: newest([published?.updatedAt, unlike.withCompany && company?.updatedAt]),
    }
  }
  return globals
}
