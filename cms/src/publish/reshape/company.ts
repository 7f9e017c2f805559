import type { Language } from '@noren/contract/language'
import { ownTextIn } from '@noren/contract/localized'
import { readAnnouncement } from '@noren/contract/resources/announcement'
import type { CompanyFacts } from '../../content/model/fields/placeholders.ts'
import type { Row } from '../../content/model/walk.ts'
import { localized, text } from '../per-language.ts'

/** The company's facts that texts may name. */
export function factsOf(company: Row | null): (language: Language) => CompanyFacts {
  const address = localized(company?.address)
  const [phone, email] = [text(company?.phone), text(company?.email)]
  return (language) => ({ phone, email, address: ownTextIn(address, language) })
}

/** Profile and statements are in the about page. No number of people says nothing. */
export function companyByHand(made: Row): Row {
  const { profile, recruitment, announcement, employees, ...company } = made
  return {
    ...company,
    employees: employees || undefined,
    announcement: readAnnouncement(announcement) ?? undefined,
  }
}
