import type { PerLanguage } from '@noren/contract/language'
import { type Announcement, readAnnouncement } from '@noren/contract/resources/announcement'
import { COMPANY_FIELDS, type Company as WireCompany } from '@noren/contract/resources/company'
import { PROFILE_TEXTS } from '@noren/contract/resources/company-profile'
import { dayOf } from '../../content/model/fields/day.ts'
import { withCompanyFacts } from '../../content/model/fields/placeholders.ts'
import type { Company } from '../../payload-types.ts'
import { localized, optional, rowsPerLanguage, text } from '../per-language.ts'
import { optionalLocalizedTexts } from '../plain-fields.ts'

export function reshapeCompany(doc: PerLanguage<Company>): WireCompany {
  const { en } = doc
  const announcement = reshapeAnnouncement(doc)
  return {
    name: localized(doc, ({ name }) => name),
    legalName: localized(doc, ({ legalName }) => legalName),
    description: localized(doc, ({ description }) => description),
    phone: text(en.phone),
    email: text(en.email),
    ...optionalLocalizedTexts(doc, COMPANY_FIELDS.optionalLocalizedTexts),
    postalCode: text(en.postalCode),
    address: localized(doc, ({ address }) => address),
    ...optionalLocalizedTexts(doc, PROFILE_TEXTS),
    ...optional('foundedOn', dayOf(en.foundedOn)),
    ...(en.employees && { employees: en.employees }),
    businesses: rowsPerLanguage(doc, ({ businesses }) => businesses).map((business) => ({
      name: localized(business, ({ name }) => name),
      ...optional('url', business.en.url),
      ...optional('part', business.en.part),
    })),
    social: (en.social ?? []).map(({ network, url }) => ({ network, url })),
    copyright: localized(doc, ({ copyright }) => copyright),
    credit: {
      name: localized(doc, ({ credit }) => credit?.name),
      url: text(en.credit?.url),
    },
    privacy: localized(doc, (own) => withCompanyFacts(own.privacy, own)),
    ...(announcement && { announcement }),
  }
}

/** The announcement; `null` when there is none. */
function reshapeAnnouncement(doc: PerLanguage<Company>): Announcement | null {
  const { link, from, until } = doc.en.announcement ?? {}
  return readAnnouncement({
    text: localized(doc, ({ announcement }) => announcement?.text),
    link,
    from: dayOf(from),
    until: dayOf(until),
  })
}
