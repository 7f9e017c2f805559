import { isObject, readList, readObject, readText } from '../json.ts'
import { type LocalizedText, readLocalizedText } from '../localized.ts'

/** Social networks the footer has an icon for. */
export const SOCIAL_NETWORKS = ['instagram', 'x', 'facebook', 'youtube', 'line'] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/** The company's facts: header, footer, structured data (spec §2 footer, readings A12). */
export type Company = {
  name: LocalizedText
  /** Registered name. */
  legalName: LocalizedText
  description: LocalizedText
  phone: string
  email: string
  postalCode: string
  address: LocalizedText
  businesses: { name: LocalizedText; url?: string }[]
  social: { network: SocialNetwork; url: string }[]
  copyright: LocalizedText
  credit: { name: LocalizedText; url: string }
  /** Text of the privacy page, paragraphs separated by blank lines, "## " for headings. */
  privacy: LocalizedText
}

/** Reads the company's facts; `null` when there are none. */
export function readCompany(raw: unknown): Company | null {
  if (!isObject(raw) || Object.keys(raw).length === 0) return null
  const credit = readObject(raw.credit)
  return {
    name: readLocalizedText(raw.name),
    legalName: readLocalizedText(raw.legalName),
    description: readLocalizedText(raw.description),
    phone: readText(raw.phone),
    email: readText(raw.email),
    postalCode: readText(raw.postalCode),
    address: readLocalizedText(raw.address),
    businesses: readList(raw.businesses, (item) => {
      const { name, url } = readObject(item)
      return { name: readLocalizedText(name), ...(readText(url) && { url: readText(url) }) }
    }),
    social: readList(raw.social, (item) => {
      const { network, url } = readObject(item)
      const known = SOCIAL_NETWORKS.find((name) => name === network)
      return known && readText(url) ? { network: known, url: readText(url) } : null
    }),
    copyright: readLocalizedText(raw.copyright),
    credit: { name: readLocalizedText(credit.name), url: readText(credit.url) },
    privacy: readLocalizedText(raw.privacy),
  }
}
