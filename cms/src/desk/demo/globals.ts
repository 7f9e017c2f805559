import { brand } from '@noren/demo/content/brand'
import { everything } from '@noren/demo/content/everything'
import type { GlobalSlug, Payload, TypedGlobalSelect } from 'payload'
import { DEFAULT_LOCALE as locale } from '../../base/locales.ts'
import type { SingleSlug } from '../../content/source.ts'
import { inBothLanguages, JP, type Locale, PUBLISHED } from './both-languages.ts'
import {
  aboutDocument,
  companyDocument,
  contactDocument,
  ctaDocument,
  experienceDocument,
  heroDocument,
  innovationDocument,
  solutionsSectionDocument,
} from './documents.ts'
import type { DemoFiles } from './files.ts'

type Loader = (payload: Payload, files: DemoFiles) => Promise<void>

/** Loads the demo's globals. */
const LOADERS: { readonly [Slug in SingleSlug]: Loader } = {
  // The demo company shows every section.
  home: (payload) => load(payload, 'home', () => ({})),
  hero: (payload, files) =>
    load(payload, 'hero', (locale) => heroDocument(everything.hero[locale], files)),
  cta: (payload) => load(payload, 'cta', (locale) => ctaDocument(everything.cta[JP[locale]])),
  experience: (payload, { picture }) => {
    const { mainImage, ...texts } = everything.experience
    return load(payload, 'experience', (locale) =>
      experienceDocument(texts[JP[locale]], picture(mainImage)),
    )
  },
  innovation: (payload, { picture }) => {
    const { mainImage, ...texts } = everything.innovation
    return load(payload, 'innovation', (locale) =>
      innovationDocument(texts[locale], picture(mainImage)),
    )
  },
  process: (payload) => load(payload, 'process', (locale) => everything.process[locale]),
  'solutions-section': (payload) =>
    load(payload, 'solutions-section', (locale) =>
      solutionsSectionDocument(everything.solutionsSection, locale),
    ),
  about: (payload, files) =>
    load(payload, 'about', (locale) => aboutDocument(everything.about[locale], files)),
  contact: (payload, { picture }) => {
    const { backgroundImage, backgroundImagePortrait, ...texts } = everything.contact
    const pictures = {
      backgroundImage: picture(backgroundImage),
      backgroundImagePortrait: picture(backgroundImagePortrait),
    }
    return load(payload, 'contact', (locale) => contactDocument(texts[JP[locale]], pictures))
  },
  // The demo company has what is made from its facts.
  'page-heads': (payload) => load(payload, 'page-heads', () => ({})),
  company: (payload) =>
    load(payload, 'company', (locale) =>
      companyDocument(everything.company, everything.about[locale], JP[locale]),
    ),
  brand: (payload) => load(payload, 'brand', () => brand),
}

/** Loads every global. */
export async function loadGlobals(payload: Payload, files: DemoFiles): Promise<void> {
  for (const load of Object.values(LOADERS)) await load(payload, files)
}

async function load<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  documentIn: (
    locale: Locale,
  ) => Parameters<typeof payload.updateGlobal<Slug, TypedGlobalSelect[Slug]>>[0]['data'] & object,
): Promise<void> {
  const fields = payload.globals.config.find((each) => each.slug === slug)?.fields ?? []
  const data = inBothLanguages(fields, (locale) => ({ ...documentIn(locale), ...PUBLISHED }))
  await payload.updateGlobal({ slug, locale, depth: 0, data })
}
