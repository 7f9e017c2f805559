import type {
  ContactDetail,
  ContactTexts,
  Contact as WireContact,
} from '@noren/contract/resources/contact'
import type { Contact } from '../../payload-types.ts'
import { address, type Both, text } from '../both.ts'
import { withPhrases } from '../phrases.ts'
import { jpBlocks } from './blocks.ts'

export function reshapeContact(doc: Both<Contact>): WireContact | null {
  const texts = jpBlocks(doc, ({ hero }) => hero.title, contactIn)
  return texts && { backgroundImage: address(doc.en.backgroundImage), ...texts }
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
        title: withPhrases(text(form.title)),
        namePlaceholder: text(form.namePlaceholder),
        phonePlaceholder: text(form.phonePlaceholder),
        emailPlaceholder: text(form.emailPlaceholder),
        subjectPlaceholder: text(form.subjectPlaceholder),
        messagePlaceholder: text(form.messagePlaceholder),
        submitButton: text(form.submitButton),
      },
    },
  }
}

function detailIn({ label, value }: Contact['details']['phone']): ContactDetail {
  return { label: text(label), value: text(value) }
}
