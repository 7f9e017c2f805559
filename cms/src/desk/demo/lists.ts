import { eachOf, someOf } from '@noren/contract/fields'
import { readText } from '@noren/contract/json'
import type { NewsItem } from '@noren/contract/resources/news'
import { RESTAURANT_FIELDS } from '@noren/contract/resources/restaurant'
import { RESTAURANT_FACTS } from '@noren/contract/resources/restaurant-facts'
import { SOLUTION_FIELDS } from '@noren/contract/resources/solutions'
import type { everything } from '@noren/demo/content/everything'
import type { DemoFacts } from '@noren/demo/facts-shape'
import type { DemoRestaurant, DemoShape, DemoSolution, DemoTestimonial } from '@noren/demo/shape'
import type { PayloadRequest } from 'payload'
import { DEFAULT_LOCALE as locale } from '../../base/locales.ts'
import { dayKept } from '../../content/fields/day.ts'
import type { ListSlug } from '../../content/source.ts'
import { inBothLanguages, JP, type Locale, PUBLISHED } from './both-languages.ts'
import { loadClosures, loadDishes } from './facts.ts'
import type { DemoFiles } from './files.ts'

/** The minutes between two times, as the desk's options name them. */
const SLOTS = { 15: '15', 30: '30', 60: '60' } as const
/** The weeks of a month, as the desk's options name them. */
const WEEKS = ['1', '2', '3', '4', '5'] as const

type DemoLists = { readonly [List in ListSlug]: Readonly<(typeof everything)[List]> }

/** Loads the lists of the demo company. */
export async function loadLists(
  req: PayloadRequest,
  files: DemoFiles,
  lists: DemoLists,
): Promise<void> {
  await loadSolutions(req, files, lists.solutions)
  await loadTestimonials(req, files, lists.testimonials)
  await loadNews(req, files, lists.news)
  await loadRestaurants(req, files, lists.restaurants)
}

async function loadSolutions(
  req: PayloadRequest,
  files: DemoFiles,
  solutions: readonly DemoSolution[],
): Promise<void> {
  const { fields } = req.payload.collections.solutions.config
  for (const solution of solutions) {
    const data = inBothLanguages(fields, (language) => ({
      ...eachOf(SOLUTION_FIELDS.pictures, (field) => files.picture(solution[field])),
      ...eachOf(SOLUTION_FIELDS.localizedTexts, (field) => solution[field][language]),
      ...(solution.part && { part: solution.part }),
      ...PUBLISHED,
    }))
    await req.payload.create({ collection: 'solutions', req, locale, data })
  }
}

async function loadTestimonials(
  req: PayloadRequest,
  files: DemoFiles,
  testimonials: readonly DemoTestimonial[],
): Promise<void> {
  const { fields } = req.payload.collections.testimonials.config
  for (const { image, rating, translations } of testimonials) {
    const data = inBothLanguages(fields, (language) => ({
      ...translations[JP[language]],
      rating,
      ...(image && { image: files.picture(image) }),
      ...PUBLISHED,
    }))
    await req.payload.create({ collection: 'testimonials', req, locale, data })
  }
}

async function loadNews(
  req: PayloadRequest,
  files: DemoFiles,
  news: readonly DemoShape<NewsItem>[],
): Promise<void> {
  const { fields } = req.payload.collections.news.config
  // In the order in which they were written.
  for (const { _id, date, title, text, image, ...item } of news.toReversed()) {
    const data = inBothLanguages(fields, (language) => ({
      ...item,
      date: dayKept(date),
      title: readText(title[JP[language]]),
      text: readText(text[JP[language]]),
      ...(image && { image: files.picture(image.src) }),
      ...PUBLISHED,
    }))
    await req.payload.create({ collection: 'news', locale, data, req })
  }
}

async function loadRestaurants(
  req: PayloadRequest,
  files: DemoFiles,
  restaurants: readonly DemoRestaurant[],
): Promise<void> {
  const { fields } = req.payload.collections.restaurants.config
  for (const restaurant of restaurants) {
    const data = inBothLanguages(fields, (language) => ({
      ...restaurantDocument(restaurant, language, files),
      ...PUBLISHED,
    }))
    const { id } = await req.payload.create({
      collection: 'restaurants',
      locale,
      depth: 0,
      data,
      req,
    })
    await loadDishes(req, files, id, restaurant)
    await loadClosures(req, id, restaurant)
  }
}

function restaurantDocument(restaurant: DemoRestaurant, locale: Locale, files: DemoFiles) {
  const language = JP[locale]
  const { slug, accent, gallery, hoursRemarks, facts, reservations } = restaurant
  return {
    slug,
    accent,
    listedSince: restaurant.createdAt,
    name: restaurant.name[language],
    summary: restaurant.summary[language],
    ...eachOf(RESTAURANT_FIELDS.texts, (field) => restaurant[field]),
    ...someOf(RESTAURANT_FIELDS.optionalTexts, (field) => restaurant[field]),
    ...eachOf(RESTAURANT_FIELDS.localizedTexts, (field) => restaurant[field][language]),
    ...someOf(RESTAURANT_FIELDS.optionalLocalizedTexts, (field) => restaurant[field]?.[language]),
    ...someOf(RESTAURANT_FIELDS.optionalPictures, (field) => {
      const picture = restaurant[field]
      return picture && files.picture(picture)
    }),
    ...(hoursRemarks && { hours: hoursRemarks[language] }),
    openingHours: openingHoursDocument(restaurant),
    ...(facts && { facts: factsDocument(facts, language, files) }),
    ...(reservations && {
      reservations: { ...reservations, slotMinutes: SLOTS[reservations.slotMinutes] },
    }),
    gallery: gallery.map(files.picture),
  }
}

function openingHoursDocument({ openingHours }: DemoRestaurant) {
  const { closedNth, closures, specialHours, ...rest } = openingHours
  return {
    ...rest,
    closedNth: closedNth.map(({ weekday, nth }) => ({
      weekday,
      nth: WEEKS.filter((week) => nth.includes(Number(week))),
    })),
  }
}

/** A restaurant's facts as the desk stores them: the inverse of `publish/reshape/`. */
function factsDocument(facts: DemoFacts, language: 'en' | 'jp', files: DemoFiles) {
  const { geo, stations, drawnMap, payment, children, stepFree, parking, smoking } = facts
  const { optionalTexts, optionalLocalizedTexts, counts, links } = RESTAURANT_FACTS
  return {
    ...someOf([...optionalTexts, ...links], (field) => facts[field]),
    ...someOf(optionalLocalizedTexts, (field) => facts[field]?.[language]),
    ...someOf(counts, (field) => facts[field]),
    ...(payment && { payment }),
    ...(children && { children }),
    ...(stepFree && { stepFree }),
    ...(parking && { parking }),
    ...(smoking && { smoking }),
    ...(drawnMap && { drawnMap: files.picture(drawnMap) }),
    ...(geo && { coordinates: `${geo.latitude}, ${geo.longitude}` }),
    stations: (stations ?? []).map(({ name, minutesOnFoot }) => ({
      name: name[language],
      minutesOnFoot: minutesOnFoot ?? null,
    })),
  }
}
