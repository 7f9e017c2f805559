import { everything } from '@noren/demo/content/everything'
import type { Payload } from 'payload'
import { inBothLocales } from './both-locales.ts'
import {
  aboutDocument,
  contactDocument,
  ctaDocument,
  experienceDocument,
  heroDocument,
  innovationDocument,
} from './documents.ts'
import { type DemoFiles, loadFiles } from './files.ts'
import { loadCompany, loadRestaurants, loadSolutions, loadTestimonials } from './lists.ts'

/** The languages' keys in contract content whose Japanese block is `jp`. */
const JP = { en: 'en', ja: 'jp' } as const

const PUBLISHED = { _status: 'published' } as const

/**
 * Loads the demo company into an empty desk by the same saves an editor's clicks make, so that its
 * hooks and rules apply. Returns whether there was anything to do. `artwork` is the folder of the
 * originals.
 */
export async function loadDemo(payload: Payload, artwork: string): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'media' })
  if (totalDocs > 0) return false
  const files = await loadFiles(payload, artwork, everything)
  await loadHome(payload, files)
  await loadSolutions(payload, files, everything.solutions)
  await loadTestimonials(payload, files, everything.testimonials)
  await loadRestaurants(payload, files, everything.restaurants)
  await loadPages(payload, files)
  await loadCompany(payload, everything.company)
  return true
}

/** The sections of the home page there is one of. */
async function loadHome(payload: Payload, files: DemoFiles): Promise<void> {
  const { hero, cta, experience, innovation, process: steps, solutionsSection } = everything
  await inBothLocales((locale, withRows) =>
    payload.updateGlobal({
      slug: 'hero',
      locale,
      depth: 0,
      data: { ...withRows(heroDocument(hero[locale], files)), ...PUBLISHED },
    }),
  )
  await inBothLocales((locale) =>
    payload.updateGlobal({
      slug: 'cta',
      locale,
      data: { ...ctaDocument(cta[JP[locale]]), ...PUBLISHED },
    }),
  )
  await inBothLocales((locale, withRows) => {
    const picture = files.picture(experience.mainImage)
    const data = experienceDocument(experience[JP[locale]], picture)
    return payload.updateGlobal({
      slug: 'experience',
      locale,
      depth: 0,
      data: { ...withRows(data), ...PUBLISHED },
    })
  })
  await inBothLocales((locale, withRows) => {
    const data = innovationDocument(innovation[locale], files.picture(innovation.mainImage))
    return payload.updateGlobal({
      slug: 'innovation',
      locale,
      depth: 0,
      data: { ...withRows(data), ...PUBLISHED },
    })
  })
  await inBothLocales((locale, withRows) =>
    payload.updateGlobal({
      slug: 'process',
      locale,
      depth: 0,
      data: { ...withRows(steps[locale]), ...PUBLISHED },
    }),
  )
  await inBothLocales((locale) =>
    payload.updateGlobal({
      slug: 'solutions-section',
      locale,
      data: {
        heading: solutionsSection.heading[locale],
        paragraph: solutionsSection.paragraph[locale],
        ...PUBLISHED,
      },
    }),
  )
}

async function loadPages(payload: Payload, files: DemoFiles): Promise<void> {
  const { about, contact } = everything
  await inBothLocales((locale, withRows) =>
    payload.updateGlobal({
      slug: 'about',
      locale,
      depth: 0,
      data: { ...withRows(aboutDocument(about[locale], files)), ...PUBLISHED },
    }),
  )
  await inBothLocales((locale, withRows) => {
    const data = contactDocument(contact[JP[locale]], files.picture(contact.backgroundImage))
    return payload.updateGlobal({
      slug: 'contact',
      locale,
      depth: 0,
      data: { ...withRows(data), ...PUBLISHED },
    })
  })
}
