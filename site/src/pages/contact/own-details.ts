import type { Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import type { ContactTexts } from '@noren/contract/resources/contact'
import type { CompanyOfTheDay } from '#src/api/company.ts'

/**
 * The built-in texts with the company's own details in place of their examples, which are nobody's
 * (ENT-25): a detail that the company has not given is empty, and so neither shown nor written to.
 */
export function ownDetails(
  builtIn: ContactTexts,
  company: CompanyOfTheDay | null,
  language: Language,
): ContactTexts {
  const { contactSection } = builtIn
  const { phone, email, location } = contactSection.contactDetails
  return {
    ...builtIn,
    contactSection: {
      ...contactSection,
      contactDetails: {
        phone: { ...phone, value: company?.phone ?? '' },
        email: { ...email, value: company?.email ?? '' },
        location: { ...location, value: textIn(company?.address, language) },
      },
    },
  }
}
