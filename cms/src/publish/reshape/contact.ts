import { readObject } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { CONTACT_WORDS, type ContactWord } from '../../content/kinds/contact-words.ts'
import type { Row } from '../../content/model/walk.ts'
import { localizedByTag } from '../per-language.ts'
import type { Written } from './blocks.ts'

/**
 * Phone, email and address are the company's where the page has none of its own, and a button without words
 * sends: only its company could promise more.
 */
export function contactWithCompany({ doc, ...written }: Written, company: Row | null): Written {
  const { phone, email, location } = readObject(doc.details)
  const form = readObject(doc.form)
  return {
    ...written,
    doc: {
      ...doc,
      form: {
        ...form,
        submitButton: { ...plain('submitButton'), ...localizedByTag(form.submitButton) },
      },
      details: {
        phone: orCompanys(phone, company?.phone),
        email: orCompanys(email, company?.email),
        location: orCompanys(location, company?.address),
      },
    },
  }
}

/** A detail of the page, with the company's value in each language that has none of its own. */
function orCompanys(detail: unknown, fact: unknown): Row {
  const { label, value } = readObject(detail)
  return { label, value: { ...localizedByTag(fact), ...localizedByTag(value) } }
}

export function contactByHand({ hero, section, details, form }: Row) {
  const { title, breadcrumbHome, breadcrumbContact } = readObject(hero)
  return {
    hero: { title, breadcrumb: { home: breadcrumbHome, contact: breadcrumbContact } },
    contactSection: { ...readObject(section), contactDetails: details, contactForm: form },
  }
}

/** A plain word in all languages, by their tags. */
function plain(word: ContactWord): Row {
  return Object.fromEntries(
    LANGUAGES.map((each) => [LANGUAGE[each].htmlLang, CONTACT_WORDS[each][word]]),
  )
}

/** The document of a company that has written none: plain labels. */
export const PLAIN_CONTACT: Row = {
  hero: {
    title: plain('title'),
    breadcrumbHome: plain('home'),
    breadcrumbContact: plain('title'),
  },
  section: { getInTouch: plain('getInTouch'), trustedTitle: plain('trustedTitle') },
  details: {
    phone: { label: plain('phone') },
    email: { label: plain('email') },
    location: { label: plain('location') },
  },
  form: { title: plain('form') },
}
