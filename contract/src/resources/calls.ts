import { readObject } from '../json.ts'
import { type About, readAbout } from './about.ts'
import { type Contact, readContact } from './contact.ts'
import { type Cta, readCta } from './cta.ts'
import { type Experience, readExperience } from './experience.ts'
import { type Hero, readHero } from './hero.ts'
import { type Innovation, readInnovation } from './innovation.ts'
import { type NewsItem, readNews } from './news.ts'
import { type Process, readProcess } from './process.ts'
import {
  type Restaurant,
  type RestaurantListItem,
  readRestaurant,
  readRestaurantList,
} from './restaurant.ts'
import {
  readSolutions,
  readSolutionsSection,
  type Solution,
  type SolutionsSection,
} from './solutions.ts'
import { readTestimonials, type Testimonials } from './testimonials.ts'

/**
 * The calls (API-01 to API-15) as one table. `path` is the path with `:parameters`; `read`
 * takes the JSON body of a successful answer and returns the resource, tolerating what readings A1
 * and A16 tolerate.
 */
export type Call<Answer> = {
  method: 'GET'
  path: `/api/${string}`
  /** Query string the client sends, with its question mark. */
  query?: `?${string}`
  read: (body: unknown) => Answer
}

/** Solutions a client requests in one call, and the most it receives (CST-03). */
export const SOLUTIONS_PAGE_SIZE = 100

/** What each call answers. */
export type Answers = {
  cta: Cta | null
  experience: Experience | null
  hero: Hero | null
  innovation: Innovation | null
  process: Process | null
  solutions: Solution[]
  solutionsSection: SolutionsSection | null
  testimonials: Testimonials
  restaurants: RestaurantListItem[]
  restaurant: Restaurant | null
  about: About | null
  contact: Contact | null
  news: NewsItem[]
}

export type CallName = keyof Answers

const data = (body: unknown): unknown => readObject(body).data

export const CALLS: { readonly [Name in CallName]: Call<Answers[Name]> } = {
  cta: { method: 'GET', path: '/api/cta', read: (body) => readCta(data(body)) },
  experience: {
    method: 'GET',
    path: '/api/experience',
    read: (body) => readExperience(data(body)),
  },
  hero: { method: 'GET', path: '/api/hero/:language', read: (body) => readHero(data(body)) },
  innovation: {
    method: 'GET',
    path: '/api/innovation',
    read: (body) => readInnovation(data(body)),
  },
  process: { method: 'GET', path: '/api/process', read: (body) => readProcess(data(body)) },
  solutions: {
    method: 'GET',
    path: '/api/solutions',
    query: `?page=1&limit=${SOLUTIONS_PAGE_SIZE}`,
    read: (body) => readSolutions(readObject(body).solutions),
  },
  solutionsSection: {
    method: 'GET',
    path: '/api/solutions/section',
    read: (body) => readSolutionsSection(readObject(body).section),
  },
  testimonials: { method: 'GET', path: '/api/testimonials', read: readTestimonials },
  restaurants: {
    method: 'GET',
    path: '/api/restaurant',
    read: (body) => readRestaurantList(data(body)),
  },
  restaurant: {
    method: 'GET',
    path: '/api/restaurant/slug/:slug',
    read: (body) => readRestaurant(data(body)),
  },
  about: { method: 'GET', path: '/api/about/:language', read: (body) => readAbout(data(body)) },
  contact: {
    method: 'GET',
    path: '/api/contact/content',
    read: (body) => readContact(data(body)),
  },
  news: { method: 'GET', path: '/api/news', read: (body) => readNews(data(body)) },
}

/** The names of all calls, in the order of the table. */
export const CALL_NAMES = Object.keys(CALLS).filter((name): name is CallName => name in CALLS)

/** The address of a call below the API host, with its parameters filled in and escaped. */
export function callUrl(
  call: Pick<Call<unknown>, 'path' | 'query'>,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((parameters[name] ?? '').toWellFormed()),
  )
  return path + (call.query ?? '')
}
