import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import type { Field, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '../../base/locales.ts'
import { CONTACT_WORDS, type ContactWord } from '../../content/kinds/contact-words.ts'
import { freeAddress } from '../../content/model/fields/address-from-name.ts'
import type { Row } from '../../content/model/walk.ts'
import type { Answers } from '../../screens/begin/answers.ts'
import { readDocument } from '../files/read-document.ts'

/** The documents that are published together, in the order in which they refer to each other. */
export const BEGUN = ['company', 'brand', 'hero', 'about', 'contact'] as const

/**
 * Writes the drafts a company begins with, as a part of the request's transaction. They say what was
 * answered and nothing invented; everything else stays empty.
 */
export async function writeOwn(req: PayloadRequest, answers: Answers): Promise<void> {
  const { payload } = req
  for (const slug of BEGUN) {
    const fields = payload.globals.config.find((each) => each.slug === slug)?.fields ?? []
    const data = dataOf(fields, DOCUMENTS[slug](answers))
    await payload.updateGlobal({
      slug,
      draft: true,
      locale: DEFAULT_LOCALE,
      depth: 0,
      data: { ...data, _status: 'draft' },
      req,
    })
  }
  if (answers.restaurant.ja || answers.restaurant.en) await writeRestaurant(req, answers)
}

async function writeRestaurant(req: PayloadRequest, { restaurant }: Answers): Promise<void> {
  const { fields } = req.payload.collections.restaurants.config
  const slug = freeAddress(restaurant.en, new Set())
  await req.payload.create({
    collection: 'restaurants',
    draft: true,
    locale: DEFAULT_LOCALE,
    depth: 0,
    data: {
      ...dataOf(fields, { name: restaurant }),
      ...(slug && { slug }),
      _status: 'draft',
    },
    req,
  })
}

/** One of them in every language, as a company's files have it. */
const contactWord = (name: ContactWord) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [LANGUAGE[language].htmlLang, CONTACT_WORDS[language][name]]),
  )

const ABOUT_US = { en: 'About us', ja: '会社案内' }

/** The documents as a company's files have them. */
const DOCUMENTS: { readonly [Slug in (typeof BEGUN)[number]]: (answers: Answers) => Row } = {
  company: ({ name, legalName, trade }) => ({
    name,
    legalName: { en: legalName.en || name.en, ja: legalName.ja || name.ja },
    description: trade,
  }),
  brand: ({ palette, mark }) => ({ palette, mark }),
  hero: ({ name, trade }) => ({ title: name, subtitle: trade, button1: ABOUT_US }),
  about: ({ name, trade }) => ({
    hero: { title: ABOUT_US, breadcrumbHome: contactWord('home'), breadcrumbAbout: ABOUT_US },
    main: { title: name, subtitle: trade },
  }),
  contact: () => ({
    hero: {
      title: contactWord('title'),
      breadcrumbHome: contactWord('home'),
      breadcrumbContact: contactWord('title'),
    },
    section: {
      getInTouch: contactWord('getInTouch'),
      trustedTitle: contactWord('trustedTitle'),
    },
    details: {
      phone: { label: contactWord('phone') },
      email: { label: contactWord('email') },
      location: { label: contactWord('location') },
    },
    form: { title: contactWord('form'), submitButton: contactWord('submitButton') },
  }),
}

/** The data of a save that writes one of them. */
function dataOf(fields: readonly Field[], written: Row): Row {
  return readDocument(fields, written, {
    report: (at) => {
      throw new Error(`A document that a company begins with has no place for ${at}`)
    },
    idOf: () => undefined,
    markIn: (mark) => mark,
    ledger: {},
    replaces: false,
  })
}
