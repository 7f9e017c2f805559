import type { Company as WireCompany } from '@noren/contract/resources/company'
import type { Company } from '../../payload-types.ts'
import { type Both, localized, optional, text } from '../both.ts'

export function reshapeCompany(doc: Both<Company>): WireCompany {
  const { en, jp } = doc
  return {
    name: localized(doc, ({ name }) => name),
    legalName: localized(doc, ({ legalName }) => legalName),
    description: localized(doc, ({ description }) => description),
    phone: en.phone,
    email: en.email,
    postalCode: text(en.postalCode),
    address: localized(doc, ({ address }) => address),
    businesses: (en.businesses ?? []).flatMap((business, index) => {
      const other = jp.businesses?.[index]
      if (!other) return []
      const name = localized({ en: business, jp: other }, (own) => own.name)
      return [{ name, ...optional('url', business.url) }]
    }),
    social: (en.social ?? []).map(({ network, url }) => ({ network, url })),
    copyright: localized(doc, ({ copyright }) => copyright),
    credit: {
      name: localized(doc, ({ credit }) => credit?.name),
      url: text(en.credit?.url),
    },
    privacy: localized(doc, ({ privacy }) => privacy),
  }
}
