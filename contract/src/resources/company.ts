import { type Flat, type NamesIn, readLocalizedFields, readTextFields } from '../fields.ts'
import { readFilledObject, readList, readObject, readOptionalTexts, readText } from '../json.ts'
import {
  type LocalizedText,
  readLocalizedText,
  readOptionalLocalizedTexts,
  textIn,
} from '../localized.ts'
import { type Announcement, readAnnouncement } from './announcement.ts'
import { readBusinessSlug } from './businesses.ts'
import { type CompanyProfile, readCompanyProfile } from './company-profile.ts'

/** Social networks the footer has an icon for. */
export const SOCIAL_NETWORKS = ['instagram', 'x', 'facebook', 'youtube', 'line'] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/** Another business of the company, named in the footer; `part` is its slug on the about page. */
export type Business = { name: LocalizedText; url?: string; part?: string }

type SocialLink = { network: SocialNetwork; url: string }

/**
 * The plain fields of the company. `legalName` is the registered name; `privacy` the text of the privacy
 * page, paragraphs separated by blank lines, "## " for headings; `phoneHours` when staff answer the phone.
 */
export const COMPANY_FIELDS = {
  texts: ['phone', 'email', 'postalCode'],
  localizedTexts: ['name', 'legalName', 'description', 'address', 'copyright', 'privacy'],
  optionalLocalizedTexts: ['phoneHours'],
} as const

type Fields = NamesIn<typeof COMPANY_FIELDS>

/** The company's facts: header, footer, structured data (readings A12). */
export type Company = Flat<
  {
    businesses: Business[]
    social: SocialLink[]
    credit: { name: LocalizedText; url: string }
    announcement?: Announcement
  } & Record<Fields['texts'], string> &
    Record<Fields['localizedTexts'], LocalizedText> &
    Partial<Record<Fields['optionalLocalizedTexts'], LocalizedText>> &
    CompanyProfile
>

/** Reads the company's facts; `null` when there are none. */
export function readCompany(raw: unknown): Company | null {
  const company = readFilledObject(raw)
  if (!company) return null
  const credit = readObject(company.credit)
  const announcement = readAnnouncement(company.announcement)
  return {
    ...readTextFields(company, COMPANY_FIELDS.texts),
    ...readLocalizedFields(company, COMPANY_FIELDS.localizedTexts),
    ...readOptionalLocalizedTexts(company, COMPANY_FIELDS.optionalLocalizedTexts),
    ...readCompanyProfile(company),
    businesses: readList(company.businesses, readBusiness),
    social: readList(company.social, readSocial),
    credit: { name: readLocalizedText(credit.name), url: readText(credit.url) },
    ...(announcement && { announcement }),
  }
}

function readBusiness(raw: unknown): Business | null {
  const business = readObject(raw)
  const name = readLocalizedText(business.name)
  if (textIn(name, 'en') === '') return null
  const part = readBusinessSlug(business.part)
  return { name, ...readOptionalTexts(business, ['url']), ...(part && { part }) }
}

function readSocial(raw: unknown): SocialLink | null {
  const link = readObject(raw)
  const network = SOCIAL_NETWORKS.find((name) => name === link.network)
  const { url } = readOptionalTexts(link, ['url'])
  return network && url !== undefined ? { network, url } : null
}
