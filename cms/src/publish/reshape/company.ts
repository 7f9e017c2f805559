import type { Language } from '@noren/contract/language'
import { ownTextIn } from '@noren/contract/localized'
import { type Announcement, readAnnouncement } from '@noren/contract/resources/announcement'
import { COMPANY_FIELDS, type Company as WireCompany } from '@noren/contract/resources/company'
import { PROFILE_TEXTS } from '@noren/contract/resources/company-profile'
import { dayOf } from '../../content/model/fields/day.ts'
import { type CompanyFacts, withCompanyFacts } from '../../content/model/fields/placeholders.ts'
import type { Company } from '../../payload-types.ts'
import { localized, optional, text } from '../per-language.ts'
import { optionalLocalizedTexts } from '../plain-fields.ts'

export function reshapeCompany(doc: Company): WireCompany {
  const announcement = reshapeAnnouncement(doc)
  return {
    name: localized(doc.name),
    legalName: localized(doc.legalName),
    description: localized(doc.description),
    phone: text(doc.phone),
    email: text(doc.email),
    ...optionalLocalizedTexts(doc, COMPANY_FIELDS.optionalLocalizedTexts),
    postalCode: text(doc.postalCode),
    address: localized(doc.address),
    ...optionalLocalizedTexts(doc, PROFILE_TEXTS),
    ...optional('foundedOn', dayOf(doc.foundedOn)),
    ...(doc.employees && { employees: doc.employees }),
    businesses: (doc.businesses ?? []).map(({ name, url, part }) => ({
      name: localized(name),
      ...optional('url', url),
      ...optional('part', part),
    })),
    social: (doc.social ?? []).map(({ network, url }) => ({ network, url })),
    copyright: localized(doc.copyright),
    credit: {
      name: localized(doc.credit?.name),
      url: text(doc.credit?.url),
    },
    privacy: localized(doc.privacy, (text, language) =>
      withCompanyFacts(text, factsIn(doc, language)),
    ),
    ...(announcement && { announcement }),
  }
}

function factsIn({ phone, email, address }: Company, language: Language): CompanyFacts {
  return { phone, email, address: ownTextIn(localized(address), language) }
}

/** The announcement; `null` when there is none. */
function reshapeAnnouncement({ announcement }: Company): Announcement | null {
  const { link, from, until } = announcement ?? {}
  return readAnnouncement({
    text: localized(announcement?.text),
    link,
    from: dayOf(from),
    until: dayOf(until),
  })
}
