import { type Language, type PerLanguage, perLanguage } from '@noren/contract/language'
import {
  CONTACT_FORM_OPTIONAL_TEXTS,
  CONTACT_FORM_TEXTS,
  type ContactDetail,
  type ContactTexts,
  readContact,
  type Contact as WireContact,
} from '@noren/contract/resources/contact'
import { CONTACT_WORDS } from '../../content/kinds/contact-words.ts'
import { withCompanyFacts } from '../../content/model/fields/placeholders.ts'
import type { Company, Contact } from '../../payload-types.ts'
import { address, filled, optional, text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'
import { optionalTexts, texts } from '../plain-fields.ts'
import { blocksByCode } from './blocks.ts'

/**
 * The contact page; phone, email and address are the company's where it has none of its own, and a button
 * without words sends: only its company could promise more.
 */
export function reshapeContact(
  doc: PerLanguage<Contact>,
  company: PerLanguage<Company> | null,
): WireContact | null {
  const whole = perLanguage((language) => withCompany(doc[language], company?.[language], language))
  const blocks = blocksByCode(whole, ({ hero }) => hero.title, contactIn)
  return (
    blocks && {
      backgroundImage: address(doc.en.backgroundImage),
      ...optional('backgroundImagePortrait', address(doc.en.backgroundImagePortrait)),
      ...blocks,
    }
  )
}

/** The page of a company that has written none: plain labels, and the company's own facts. */
export function plainContact(company: PerLanguage<Company>): WireContact | null {
  const facts = filled(company)
  const texts = perLanguage((language) => {
    const words = CONTACT_WORDS[language]
    const { phone, email, address } = facts[language]
    return {
      hero: { title: words.title, breadcrumb: { home: words.home, contact: words.title } },
      contactSection: {
        getInTouch: words.getInTouch,
        trustedTitle: withPhrases(words.trustedTitle),
        contactDetails: {
          phone: { label: words.phone, value: text(phone) },
          email: { label: words.email, value: text(email) },
          location: { label: words.location, value: text(address) },
        },
        contactForm: { title: withPhrases(words.form), submitButton: words.submitButton },
      },
    }
  })
  return readContact(texts)
}

function contactIn({ hero, section, details, form }: Contact): ContactTexts {
  return {
    hero: {
      title: withPhrases(text(hero.title)),
      breadcrumb: { home: text(hero.breadcrumbHome), contact: text(hero.breadcrumbContact) },
    },
    contactSection: {
      getInTouch: text(section.getInTouch),
      trustedTitle: withPhrases(text(section.trustedTitle)),
      trustedDescription: text(section.trustedDescription),
      contactDetails: {
        phone: detailIn(details.phone),
        email: detailIn(details.email),
        location: detailIn(details.location),
      },
      contactForm: {
        ...texts(form, CONTACT_FORM_TEXTS),
        ...optionalTexts(form, CONTACT_FORM_OPTIONAL_TEXTS),
        title: withPhrases(text(form.title)),
      },
    },
  }
}

function withCompany(page: Contact, company: Company | undefined, language: Language): Contact {
  const { details, form, section } = page
  const { phone, email, location } = details
  const filled = (text: string | null | undefined) => withCompanyFacts(text, company ?? {})
  return {
    ...page,
    section: { ...section, trustedDescription: filled(section.trustedDescription) },
    form: {
      ...form,
      responseTime: filled(form.responseTime),
      submitButton: form.submitButton || CONTACT_WORDS[language].submitButton,
    },
    details: {
      phone: { ...phone, value: phone.value || text(company?.phone) },
      email: { ...email, value: email.value || text(company?.email) },
      location: { ...location, value: location.value || text(company?.address) },
    },
  }
}

function detailIn({ label, value }: Contact['details']['phone']): ContactDetail {
  return { label: text(label), value: text(value) }
}
