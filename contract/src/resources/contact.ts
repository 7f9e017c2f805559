import { isObject, readObject, readText } from '../json.ts'
import { type Localized, readBlocks } from '../localized.ts'

export type ContactDetail = { label: string; value: string }

/** Contact page texts of one language (ENT-22). */
export type ContactTexts = {
  hero: { title: string; breadcrumb: { home: string; contact: string } }
  contactSection: {
    getInTouch: string
    trustedTitle: string
    trustedDescription: string
    contactDetails: { phone: ContactDetail; email: ContactDetail; location: ContactDetail }
    contactForm: {
      title: string
      namePlaceholder: string
      phonePlaceholder: string
      emailPlaceholder: string
      subjectPlaceholder: string
      messagePlaceholder: string
      submitButton: string
    }
  }
}

/** Contact content: texts keyed `en` and `jp`, one background picture. */
export type Contact = Localized<ContactTexts> & { backgroundImage: string }

/**
 * Reads contact content; accepts one more `data` level around it (readings A41). `null` when
 * there is no text in any language.
 */
export function readContact(raw: unknown): Contact | null {
  const outer = readObject(raw)
  const object = isObject(outer.data) ? outer.data : outer
  const texts = readBlocks(object, readContactTexts)
  return texts && { backgroundImage: readText(object.backgroundImage), ...texts }
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
      getInTouch: readText(section.getInTouch),
      trustedTitle: readText(section.trustedTitle),
      trustedDescription: readText(section.trustedDescription),
      contactDetails: {
        phone: readDetail(details.phone),
        email: readDetail(details.email),
        location: readDetail(details.location),
      },
      contactForm: {
        title: readText(form.title),
        namePlaceholder: readText(form.namePlaceholder),
        phonePlaceholder: readText(form.phonePlaceholder),
        emailPlaceholder: readText(form.emailPlaceholder),
        subjectPlaceholder: readText(form.subjectPlaceholder),
        messagePlaceholder: readText(form.messagePlaceholder),
        submitButton: readText(form.submitButton),
      },
    },
  }
}

function readDetail(raw: unknown): ContactDetail {
  const detail = readObject(raw)
  return { label: readText(detail.label), value: readText(detail.value) }
}
