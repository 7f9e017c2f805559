import type { PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '../../base/locales.ts'
import { freeAddress } from '../../content/fields/address-from-name.ts'
import type { Answers } from '../../screens/begin/answers.ts'
import { inBothLanguages, type Locale } from '../demo/both-languages.ts'

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
    const data = inBothLanguages(fields, (locale) => DOCUMENTS[slug](answers, locale))
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
      ...inBothLanguages(fields, (locale) => ({ name: restaurant[locale] })),
      ...(slug && { slug }),
      _status: 'draft',
    },
    req,
  })
}

type Write = (answers: Answers, locale: Locale) => object

const DOCUMENTS: { readonly [Slug in (typeof BEGUN)[number]]: Write } = {
  company: ({ name, legalName, trade }, locale) => ({
    name: name[locale],
    legalName: legalName[locale] || name[locale],
    description: trade[locale],
  }),
  brand: ({ palette, mark }) => ({ palette, mark }),
  hero: ({ name, trade }, locale) => ({
    title: name[locale],
    subtitle: trade[locale],
    button1: TO_ABOUT[locale],
  }),
  about: ({ name, trade }, locale) => ({
    hero: ABOUT[locale],
    main: { title: name[locale], subtitle: trade[locale] },
  }),
  contact: (_, locale) => CONTACT[locale],
}

type InBoth<Value> = Readonly<Record<Locale, Value>>

const TO_ABOUT: InBoth<string> = { en: 'About us', ja: '会社案内' }

const ABOUT: InBoth<object> = {
  en: { title: 'About us', breadcrumbHome: 'Home', breadcrumbAbout: 'About us' },
  ja: { title: '会社案内', breadcrumbHome: 'ホーム', breadcrumbAbout: '会社案内' },
}

const CONTACT: InBoth<object> = {
  en: {
    hero: { title: 'Contact us', breadcrumbHome: 'Home', breadcrumbContact: 'Contact us' },
    section: { getInTouch: 'Write to us', trustedTitle: 'We are glad to hear from you' },
    details: {
      phone: { label: 'Telephone' },
      email: { label: 'Email' },
      location: { label: 'Address' },
    },
    form: { title: 'Your enquiry', submitButton: 'Send' },
  },
  ja: {
    hero: { title: 'お問い合わせ', breadcrumbHome: 'ホーム', breadcrumbContact: 'お問い合わせ' },
    section: { getInTouch: 'ご連絡はこちら', trustedTitle: 'お気軽にお問い合わせください' },
    details: {
      phone: { label: '電話' },
      email: { label: 'メール' },
      location: { label: '所在地' },
    },
    form: { title: 'お問い合わせフォーム', submitButton: '送信する' },
  },
}
