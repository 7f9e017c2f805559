import { type Flat, type NamesIn, readLocalizedFields, readTextFields } from '../fields.ts'
import { readFilledObject, readList, readObject, readOptionalTexts, readText } from '../json.ts'
import { type LocalizedText, readLocalizedText, textIn } from '../localized.ts'

/** Social networks the footer has an icon for. */
export const SOCIAL_NETWORKS = ['instagram', 'x', 'facebook', 'youtube', 'line'] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/** Another business of the company, named in the footer. */
export type Business = { name: LocalizedText; url?: string }

type SocialLink = { network: SocialNetwork; url: string }

/**
 * The plain fields of the company. `legalName` is the registered name; `privacy` the text of the
 * privacy page, paragraphs separated by blank lines, "## " for headings.
 */
export const COMPANY_FIELDS = {
  texts: ['phone', 'email', 'postalCode'],
  localizedTexts: ['name', 'legalName', 'description', 'address', 'copyright', 'privacy'],
} as const

type Fields = NamesIn<typeof COMPANY_FIELDS>

/** The company's facts: header, footer, structured data (readings A12). */
export type Company = Flat<
  {
    businesses: Business[]
    social: SocialLink[]
    credit: { name: LocalizedText; url: string }
  } & Record<Fields['texts'], string> &
    Record<Fields['localizedTexts'], LocalizedText>
>

/** Reads the company's facts; `null` when there are none. */
export function readCompany(raw: unknown): Company | null {
  const company = readFilledObject(raw)
  if (!company) return null
  const credit = readObject(company.credit)
  return {
    ...readTextFields(company, COMPANY_FIELDS.texts),
    ...readLocalizedFields(company, COMPANY_FIELDS.localizedTexts),
    businesses: readList(company.businesses, readBusiness),
    social: readList(company.social, readSocial),
    credit: { name: readLocalizedText(credit.name), url: readText(credit.url) },
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
