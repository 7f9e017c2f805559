import { readFilledObject, readList, readObject, readOptionalTexts, readText } from '../json.ts'
import { type LocalizedText, readLocalizedText, textIn } from '../localized.ts'

/** Social networks the footer has an icon for. */
export const SOCIAL_NETWORKS = ['instagram', 'x', 'facebook', 'youtube', 'line'] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/** Another business of the company, named in the footer. */
export type Business = { name: LocalizedText; url?: string }

export type SocialLink = { network: SocialNetwork; url: string }

/** The company's facts: header, footer, structured data (readings A12). */
export type Company = {
  name: LocalizedText
  /** Registered name. */
  legalName: LocalizedText
  description: LocalizedText
  phone: string
  email: string
  postalCode: string
  address: LocalizedText
  businesses: Business[]
  social: SocialLink[]
  copyright: LocalizedText
  credit: { name: LocalizedText; url: string }
  /** Text of the privacy page, paragraphs separated by blank lines, "## " for headings. */
  privacy: LocalizedText
}

/** Reads the company's facts; `null` when there are none. */
export function readCompany(raw: unknown): Company | null {
  const company = readFilledObject(raw)
  if (!company) return null
  const credit = readObject(company.credit)
  return {
    name: readLocalizedText(company.name),
    legalName: readLocalizedText(company.legalName),
    description: readLocalizedText(company.description),
    phone: readText(company.phone),
    email: readText(company.email),
    postalCode: readText(company.postalCode),
    address: readLocalizedText(company.address),
    businesses: readList(company.businesses, readBusiness),
    social: readList(company.social, readSocial),
    copyright: readLocalizedText(company.copyright),
    credit: { name: readLocalizedText(credit.name), url: readText(credit.url) },
    privacy: readLocalizedText(company.privacy),
  }
}

function readBusiness(raw: unknown): Business | null {
  const business = readObject(raw)
  const name = readLocalizedText(business.name)
  return textIn(name, 'en') === '' ? null : { name, ...readOptionalTexts(business, ['url']) }
}

function readSocial(raw: unknown): SocialLink | null {
  const link = readObject(raw)
  const network = SOCIAL_NETWORKS.find((name) => name === link.network)
  const { url } = readOptionalTexts(link, ['url'])
  return network && url !== undefined ? { network, url } : null
}
