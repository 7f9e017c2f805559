import type { PerLanguage } from '@noren/contract/language'
import type { Company as WireCompany } from '@noren/contract/resources/company'
import type { Company } from '../../payload-types.ts'
import { localized, optional, rowsOf, text } from '../per-language.ts'

export function reshapeCompany(doc: PerLanguage<Company>): WireCompany {
  const { en } = doc
  return {
    name: localized(doc, ({ name }) => name),
    legalName: localized(doc, ({ legalName }) => legalName),
    description: localized(doc, ({ description }) => description),
    phone: en.phone,
    email: en.email,
    postalCode: text(en.postalCode),
    address: localized(doc, ({ address }) => address),
    businesses: rowsOf(doc, ({ businesses }) => businesses).map((business) => ({
      name: localized(business, ({ name }) => name),
      ...optional('url', business.en.url),
    })),
    social: (en.social ?? []).map(({ network, url }) => ({ network, url })),
    copyright: localized(doc, ({ copyright }) => copyright),
    credit: {
      name: localized(doc, ({ credit }) => credit?.name),
      url: text(en.credit?.url),
    },
    privacy: localized(doc, ({ privacy }) => privacy),
  }
}
