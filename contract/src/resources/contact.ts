import { type Flat, readTextFields } from '../fields.ts'
import { isObject, readObject, readOptionalTexts, readText } from '../json.ts'
import { type Localized, readBlocks } from '../localized.ts'

type ContactDetail = { label: string; value: string }

const SECTION_TEXTS = ['getInTouch', 'trustedTitle', 'trustedDescription'] as const

const CONTACT_FORM_TEXTS = [
  'title',
  'namePlaceholder',
  'phonePlaceholder',
  'emailPlaceholder',
  'subjectPlaceholder',
  'messagePlaceholder',
  'submitButton',
] as const

/** `responseTime`: a sentence that says when staff answer an enquiry. */
const CONTACT_FORM_OPTIONAL_TEXTS = ['responseTime'] as const

/** Contact page texts of one language (ENT-22). */
export type ContactTexts = {
  hero: { title: string; breadcrumb: { home: string; contact: string } }
  contactSection: Flat<
    Record<(typeof SECTION_TEXTS)[number], string> & {
      contactDetails: { phone: ContactDetail; email: ContactDetail; location: ContactDetail }
      contactForm: Flat<
        Record<(typeof CONTACT_FORM_TEXTS)[number], string> &
          Partial<Record<(typeof CONTACT_FORM_OPTIONAL_TEXTS)[number], string>>
      >
    }
  >
}

/**
 * Contact content: texts keyed `en` and `jp`, one background picture, and the same composed for
 * phones.
 */
export type Contact = Localized<ContactTexts> & {
  backgroundImage: string
  backgroundImagePortrait?: string
}

/**
 * Reads contact content; accepts a further `data` level around it (readings A41). `null` when there is no
 * text in any language.
 */
export function readContact(raw: unknown): Contact | null {
  const outer = readObject(raw)
  const object = isObject(outer.data) ? outer.data : outer
  const texts = readBlocks(object, readContactTexts)
  return (
    texts && {
      backgroundImage: readText(object.backgroundImage),
      ...readOptionalTexts(object, ['backgroundImagePortrait']),
      ...texts,
    }
  )
}

function readContactTexts(block: Record<string, unknown>): ContactTexts {
  const hero = readObject(block.hero)
  const breadcrumb = readObject(hero.breadcrumb)
  const section = readObject(block.contactSection)
  const details = readObject(section.contactDetails)
  const form = readObject(section.contactForm)
  return {
    hero: {
      title: readText(hero.title),
      breadcrumb: { home: readText(breadcrumb.home), contact: readText(breadcrumb.contact) },
    },
    contactSection: {
      ...readTextFields(section, SECTION_TEXTS),
      contactDetails: {
        phone: readDetail(details.phone),
        email: readDetail(details.email),
        location: readDetail(details.location),
      },
      contactForm: {
        ...readTextFields(form, CONTACT_FORM_TEXTS),
        ...readOptionalTexts(form, CONTACT_FORM_OPTIONAL_TEXTS),
      },
    },
  }
}

function readDetail(raw: unknown): ContactDetail {
  return readTextFields(readObject(raw), ['label', 'value'])
}
