import type { Snapshot } from '@noren/contract/snapshot'
import type { Payload } from 'payload'
import type { Restaurant, Solution, Testimonial } from '../payload-types.ts'
import type { Both } from './both.ts'
import { reshapeAbout } from './reshape/about.ts'
import { reshapeCompany } from './reshape/company.ts'
import { reshapeContact } from './reshape/contact.ts'
import { reshapeCta } from './reshape/cta.ts'
import { reshapeExperience } from './reshape/experience.ts'
import { reshapeHero } from './reshape/hero.ts'
import { reshapeInnovation } from './reshape/innovation.ts'
import { reshapeProcess } from './reshape/process.ts'
import { reshapeRestaurant } from './reshape/restaurant.ts'
import { reshapeSolution, reshapeSolutionsSection } from './reshape/solutions.ts'
import { reshapeTestimonial } from './reshape/testimonials.ts'
import { createListReader, type ListReader, publishedGlobal } from './source.ts'

/** What a publish says, without its number and time. */
export type Edition = Pick<Snapshot, 'content' | 'modified' | 'redirects'>

/** Composes editions, remembering documents that have not changed since the last. */
export type Composer = {
  compose: () => Promise<Edition>
  /** Reads everything anew next time: a picture that documents refer to has changed. */
  forget: () => void
}

export function createComposer(payload: Payload): Composer {
  const lists = {
    solutions: createListReader(payload, 'solutions', '_order'),
    testimonials: createListReader(payload, 'testimonials', '_order'),
    restaurants: createListReader(payload, 'restaurants', 'listedSince'),
  }
  return {
    compose: () => composeEdition(payload, lists),
    forget: () => {
      for (const list of Object.values(lists)) list.forget()
    },
  }
}

type Lists = {
  solutions: ListReader<Solution>
  testimonials: ListReader<Testimonial>
  restaurants: ListReader<Restaurant>
}

/** Reads everything published and brings it into the shapes of the contract. */
async function composeEdition(payload: Payload, lists: Lists): Promise<Edition> {
  const company = await publishedGlobal(payload, 'company')
  const cta = await publishedGlobal(payload, 'cta')
  const experience = await publishedGlobal(payload, 'experience')
  const hero = await publishedGlobal(payload, 'hero')
  const innovation = await publishedGlobal(payload, 'innovation')
  const process = await publishedGlobal(payload, 'process')
  const section = await publishedGlobal(payload, 'solutions-section')
  const about = await publishedGlobal(payload, 'about')
  const contact = await publishedGlobal(payload, 'contact')
  const solutions = await lists.solutions.read()
  const testimonials = await lists.testimonials.read()
  const restaurants = await lists.restaurants.read()
  const said = testimonials.map(reshapeTestimonial)
  const content = {
    company: company && reshapeCompany(company),
    cta: cta && reshapeCta(cta),
    experience: experience && reshapeExperience(experience),
    hero: hero && reshapeHero(hero),
    innovation: innovation && reshapeInnovation(innovation),
    process: process && reshapeProcess(process),
    solutions: solutions.map(reshapeSolution),
    solutionsSection: section && reshapeSolutionsSection(section),
    testimonials: { data: said, count: said.length },
    restaurants: restaurants.map(reshapeRestaurant),
    about: about && reshapeAbout(about),
    contact: contact && reshapeContact(contact, company),
  }
  const home = [cta, experience, hero, innovation, process, section, ...solutions, ...testimonials]
  return {
    content: withoutMissing(content),
    modified: withoutMissing({
      home: newest(home),
      restaurants: newest(restaurants),
      ...Object.fromEntries(restaurants.map((doc) => [`restaurant:${doc.en.slug}`, newest([doc])])),
      about: newest([about]),
      contact: newest([contact, company]),
      privacy: newest([company]),
    }),
    redirects: redirectsOf(restaurants),
  }
}

/** When the youngest of some documents was last published; `null` when there are none. */
function newest(docs: readonly (Both<{ updatedAt?: string | null }> | null)[]): string | null {
  const times = docs.flatMap((doc) => doc?.en.updatedAt ?? [])
  return times.toSorted().at(-1) ?? null
}

/** Former addresses of restaurants; one that is in use again leads nowhere else. */
function redirectsOf(restaurants: readonly Both<Restaurant>[]): Record<string, string> {
  const current = new Set(restaurants.map(({ en }) => en.slug))
  return Object.fromEntries(
    restaurants.flatMap(({ en }) =>
      (en.formerSlugs ?? []).filter((slug) => !current.has(slug)).map((slug) => [slug, en.slug]),
    ),
  )
}

type WithoutMissing<T> = { [Key in keyof T]?: NonNullable<T[Key]> }

function withoutMissing<T extends Record<string, unknown>>(parts: T): WithoutMissing<T> {
  const present: WithoutMissing<T> = {}
  for (const key in parts) {
    const value = parts[key]
    if (value !== null && value !== undefined) present[key] = value
  }
  return present
}
