import { eachOf } from '@noren/contract/fields'
import { businessDay } from '@noren/contract/hours/business-day'
import { readCompany } from '@noren/contract/resources/company'
import { HOME_CALLS } from '@noren/contract/resources/home-calls'
import { PART_NAMES, type PartName } from '@noren/contract/snapshot'
import { oncePer } from '@noren/kit/once-per'
import type { Payload } from 'payload'
import type { Edition } from '../base/targets/target.ts'
import { dayInTokyo } from '../base/ui/in-tokyo.ts'
import { createFactReader, type FactReader, type Facts } from '../content/model/facts.ts'
import { dayOf } from '../content/model/fields/day.ts'
import {
  createListReader,
  type DraftOf,
  type ListReader,
  type ListSlug,
  watchUploads,
} from '../content/model/source.ts'
import type { Closure, Dish, News, Restaurant, Solution, Testimonial } from '../payload-types.ts'
import { Attempts } from './failed.ts'
import { formerSiteRows } from './former-site.ts'
import { inEachLanguage } from './in-each-language.ts'
import { headsFromFacts } from './page-heads.ts'
import { newest, type Time } from './plain-fields.ts'
import type { Problem } from './problem.ts'
import { type Drawn, publishedBrand } from './reshape/brand.ts'
import { GLOBAL_PARTS, publishedGlobals } from './reshape/globals.ts'
import { reshapeSolution, reshapeTestimonial } from './reshape/home.ts'
import { publishedSections } from './reshape/home-sections.ts'
import { reshapeNews } from './reshape/news.ts'
import { publishedHeads } from './reshape/page-heads.ts'
import { reshapeRestaurant } from './reshape/restaurant.ts'
import { createWithFacts, type Menu, type RestaurantWithFacts } from './with-facts.ts'

/** Content to publish, what is drawn for it, and the documents or parts of it that could not be composed, by `keyOf`. */
export type Composed = Edition & { drawn?: Drawn; failed?: ReadonlyMap<string, Problem> }

/** Composes the content of publishes, with a cache of documents that have not changed since the last. */
export type Composer = {
  /**
   * @param draftOf the one document to take as it was last saved, published or not
   * @param menu its dishes then, if it is a restaurant
   */
  compose: (draftOf?: DraftOf, menu?: Menu) => Promise<Composed>
}

export function createComposer(payload: Payload): Composer {
  const lists = {
    solutions: createListReader(payload, 'solutions', '_order'),
    testimonials: createListReader(payload, 'testimonials', '_order'),
    restaurants: createListReader(payload, 'restaurants', 'listed_since'),
    news: createListReader(payload, 'news', 'date DESC, id DESC'),
    dishes: createFactReader(payload, {
      collection: 'dishes',
      depth: 1,
      take: (doc) => doc,
    }),
    closures: createFactReader(payload, {
      collection: 'closures',
      depth: 0,
      take: (doc) => doc,
    }),
  }
  const withFacts = createWithFacts()
  const haveUploadsChanged = watchUploads(payload)
  async function compose(draftOf?: DraftOf, menu?: Menu): Promise<Composed> {
    if (await haveUploadsChanged()) {
      for (const list of Object.values(lists)) list.forget()
    }
    return composeEdition(payload, { ...lists, withFacts }, draftOf, menu)
  }

  // One after another, since they share the cache.
  let last: Promise<unknown> = Promise.resolve()
  return {
    compose: (draftOf, menu) => {
      const composed = last.then(() => compose(draftOf, menu))
      last = composed.catch(() => undefined)
      return composed
    },
  }
}

/** There may be thousands, of which a publish changes one. */
const reshapedRestaurant = oncePer(reshapeRestaurant)
const reshapedNews = oncePer(reshapeNews)

type Lists = {
  dishes: FactReader<Dish>
  closures: FactReader<Closure>
  solutions: ListReader<Solution>
  testimonials: ListReader<Testimonial>
  restaurants: ListReader<Restaurant>
  news: ListReader<News>
  withFacts: ReturnType<typeof createWithFacts>
}

/** Reads everything published and reshapes it for the contract. */
async function composeEdition(
  payload: Payload,
  lists: Lists,
  draftOf?: DraftOf,
  menu?: Menu,
): Promise<Composed> {
  const attempts = new Attempts(payload)
  const from = { payload, attempts, draftOf }
  const globals = await publishedGlobals(from)
  const solutions = await lists.solutions.read(draftOf)
  const testimonials = await lists.testimonials.read(draftOf)
  const restaurants = lists.withFacts(
    await lists.restaurants.read(draftOf),
    {
      dishes: withMenu(await lists.dishes.read(), draftOf, menu),
      closures: await lists.closures.read(),
    },
    businessDay(new Date()),
  )
  const { hidden, updatedAt: sectionsChanged } = await publishedSections(from)
  const news = (await lists.news.read(draftOf)).filter(hasCome(new Date(), draftOf))
  const each = {
    solutions: attempted(attempts, 'solutions', reshapeSolution),
    testimonials: attempted(attempts, 'testimonials', (doc: Testimonial) =>
      reshapeTestimonial(inEachLanguage(payload.collections.testimonials.config.fields, doc)),
    ),
    restaurants: attempted(attempts, 'restaurants', reshapedRestaurant),
    news: attempted(attempts, 'news', reshapedNews),
  }
  const said = testimonials.map(each.testimonials)
  const ofLists = {
    solutions: solutions.map(each.solutions),
    testimonials: { data: said, count: said.length },
    restaurants: restaurants.map(each.restaurants),
    news: news.map(each.news),
  } satisfies Record<ListSlug, unknown>
  const content = {
    // In the contract's order.
    ...eachOf(PART_NAMES, () => null),
    ...eachOf(GLOBAL_PARTS, (part) => globals[part]?.value),
    ...ofLists,
  }
  const changed: Record<PartName, Time> = {
    ...eachOf(GLOBAL_PARTS, (part) => globals[part]?.updatedAt),
    solutions: newestOf(solutions),
    testimonials: newestOf(testimonials),
    restaurants: newestOf(restaurants),
    news: newestOf(news),
  }
  return {
    content: withoutMissing(content),
    modified: withoutMissing({
      home: newest([...HOME_CALLS.map((part) => changed[part]), sectionsChanged]),
      restaurants: changed.restaurants,
      ...Object.fromEntries(restaurants.map((doc) => [`restaurant:${doc.slug}`, newestOf([doc])])),
      news: changed.news,
      ...Object.fromEntries(news.map((doc) => [`newsItem:${doc.slug}`, newestOf([doc])])),
      about: changed.about,
      contact: changed.contact,
      privacy: changed.company,
      accessibility: changed.company,
    }),
    redirects: redirectsOf(restaurants),
    ...(hidden.length > 0 && { sections: { hidden } }),
    heads: await publishedHeads(
      from,
      headsFromFacts(
        readCompany(content.company) ?? {},
        ofLists.restaurants.map((each) => ('area' in each ? each : {})),
      ),
    ),
    // A preview shows pages alone.
    ...(!draftOf && (await formerSiteRows(from))),
    ...(await publishedBrand(from)),
    ...(attempts.failed.size > 0 && { failed: attempts.failed }),
  }
}

/** Reshapes documents of a list; one that cannot be is there with its id alone, until it is held back. */
function attempted<Doc extends { id: number }, Made>(
  attempts: Attempts,
  collection: ListSlug,
  reshape: (doc: Doc) => Made,
): (doc: Doc) => Made | { _id: string } {
  return (doc) => attempts.make({ collection, id: doc.id }, doc, reshape) ?? { _id: String(doc.id) }
}

type Menus = ReadonlyMap<number, Facts<Dish>>

/** The menus, with another one for the previewed restaurant. */
function withMenu(menus: Menus, draftOf?: DraftOf, menu?: Menu): Menus {
  if (!menu || !draftOf || 'global' in draftOf) return menus
  return new Map(menus).set(draftOf.id, { facts: menu, changed: new Date().toISOString() })
}

/** When one of these documents was last published; `undefined` without documents. */
function newestOf(docs: readonly { updatedAt?: Time }[]): Time {
  return newest(docs.map(({ updatedAt }) => updatedAt))
}

/** Redirects from former addresses of restaurants; one that is in use again redirects nowhere. */
function redirectsOf(restaurants: readonly RestaurantWithFacts[]): Record<string, string> {
  const current = new Set(restaurants.map(({ slug }) => slug))
  return Object.fromEntries(
    restaurants.flatMap((doc) =>
      (doc.formerSlugs ?? []).filter((slug) => !current.has(slug)).map((slug) => [slug, doc.slug]),
    ),
  )
}

/** Of news to come, visitors see nothing until its day; a preview shows it. */
function hasCome(now: Date, draftOf?: DraftOf) {
  const today = dayInTokyo(now)
  const previewed = draftOf && 'collection' in draftOf && draftOf.collection === 'news'
  return ({ id, date }: News): boolean =>
    dayOf(date) <= today || (previewed === true && id === draftOf.id)
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
