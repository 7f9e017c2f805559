import { brand } from '@noren/demo/content/brand'
import { everything } from '@noren/demo/content/everything'
import type { GlobalSlug, PayloadRequest, TypedGlobalSelect } from 'payload'
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

type Loader = (req: PayloadRequest, files: DemoFiles) => Promise<void>

/** Loads the demo's globals. */
const LOADERS: { readonly [Slug in SingleSlug]: Loader } = {
  // The demo company shows every section.
  home: (req) => load(req, 'home', () => ({})),
  hero: (req, files) => load(req, 'hero', (locale) => heroDocument(everything.hero[locale], files)),
  cta: (req) => load(req, 'cta', (locale) => ctaDocument(everything.cta[JP[locale]])),
  experience: (req, { picture }) => {
    const { mainImage, ...texts } = everything.experience
    return load(req, 'experience', (locale) =>
      experienceDocument(texts[JP[locale]], picture(mainImage)),
    )
  },
  innovation: (req, { picture }) => {
    const { mainImage, ...texts } = everything.innovation
    return load(req, 'innovation', (locale) =>
      innovationDocument(texts[locale], picture(mainImage)),
    )
  },
  process: (req) => load(req, 'process', (locale) => everything.process[locale]),
  'solutions-section': (req) =>
    load(req, 'solutions-section', (locale) =>
      solutionsSectionDocument(everything.solutionsSection, locale),
    ),
  about: (req, files) =>
    load(req, 'about', (locale) => aboutDocument(everything.about[locale], files)),
  contact: (req, { picture }) => {
    const { backgroundImage, backgroundImagePortrait, ...texts } = everything.contact
    const pictures = {
      backgroundImage: picture(backgroundImage),
      backgroundImagePortrait: picture(backgroundImagePortrait),
    }
    return load(req, 'contact', (locale) => contactDocument(texts[JP[locale]], pictures))
  },
  // The demo company has what is made from its facts.
  'page-heads': (req) => load(req, 'page-heads', () => ({})),
  company: (req) =>
    load(req, 'company', (locale) =>
      companyDocument(everything.company, everything.about[locale], JP[locale]),
    ),
  brand: (req, { mark }) => load(req, 'brand', () => ({ ...brand, mark })),
}

/** Loads every global. */
export async function loadGlobals(req: PayloadRequest, files: DemoFiles): Promise<void> {
  for (const load of Object.values(LOADERS)) await load(req, files)
}

async function load<Slug extends GlobalSlug>(
  req: PayloadRequest,
  slug: Slug,
  documentIn: (
    locale: Locale,
  ) => Parameters<typeof req.payload.updateGlobal<Slug, TypedGlobalSelect[Slug]>>[0]['data'] &
    object,
): Promise<void> {
  const fields = req.payload.globals.config.find((each) => each.slug === slug)?.fields ?? []
  const data = inBothLanguages(fields, (locale) => ({ ...documentIn(locale), ...PUBLISHED }))
  await req.payload.updateGlobal({ slug, locale, depth: 0, data, req })
}
