import { namesOf } from '../fields.ts'
import { readObject } from '../json.ts'
import { readAbout } from './about.ts'
import { readContact } from './contact.ts'
import { readCta } from './cta.ts'
import { readExperience } from './experience.ts'
import { readHero } from './hero.ts'
import { readInnovation } from './innovation.ts'
import { readNews } from './news.ts'
import { readProcess } from './process.ts'
import { readRestaurant, readRestaurantList } from './restaurant.ts'
import { readSolutions, readSolutionsSection } from './solutions.ts'
import { readTestimonials } from './testimonials.ts'

/** A call (API-01 to API-15, and news, readings A44). */
export type Call<Answer> = {
  method: 'GET'
  /** With `:parameters`. */
  path: `/api/${string}`
  /** Query string the client sends, with its question mark. */
  query?: `?${string}`
  /** Reads the JSON body of a successful answer, tolerating what readings A1 and A16 tolerate. */
  read: (body: unknown) => Answer
  /** Reads the part of it that a snapshot holds under the call's name. */
  readPart: (part: unknown) => Answer
}

/** Solutions a client requests in one call, and the most it receives (CST-03). */
export const SOLUTIONS_PAGE_SIZE = 100

/** Where the body of an answer has its part of the snapshot; `body`: it is the part. */
type At = 'data' | 'solutions' | 'section' | 'body'

function call<Answer>(
  path: `/api/${string}`,
  readPart: (part: unknown) => Answer,
  { at = 'data', query }: { at?: At; query?: `?${string}` } = {},
): Call<Answer> {
  const partOf = (body: unknown) => (at === 'body' ? body : readObject(body)[at])
  return {
    method: 'GET',
    path,
    ...(query && { query }),
    read: (body) => readPart(partOf(body)),
    readPart,
  }
}

/** A call that may say that the home page has no such section, where an empty list would be shown as one: `null`. */
function orAbsent<Answer>(call: Call<Answer>): Call<Answer | null> {
  const isAbsent = (body: unknown) => readObject(body).shown === false
  return { ...call, read: (body) => (isAbsent(body) ? null : call.read(body)) }
}

const solutionsQuery = `?page=1&limit=${SOLUTIONS_PAGE_SIZE}` as const

const TABLE = {
  cta: call('/api/cta', readCta),
  experience: call('/api/experience', readExperience),
  hero: call('/api/hero/:language', readHero),
  innovation: call('/api/innovation', readInnovation),
  process: call('/api/process', readProcess),
  solutions: orAbsent(
    call('/api/solutions', readSolutions, { at: 'solutions', query: solutionsQuery }),
  ),
  solutionsSection: call('/api/solutions/section', readSolutionsSection, { at: 'section' }),
  testimonials: orAbsent(call('/api/testimonials', readTestimonials, { at: 'body' })),
  news: call('/api/news', readNews),
  restaurants: call('/api/restaurant', readRestaurantList),
  restaurant: call('/api/restaurant/slug/:slug', readRestaurant),
  about: call('/api/about/:language', readAbout),
  contact: call('/api/contact/content', readContact),
}

export type CallName = keyof typeof TABLE

/** What each call answers. */
export type Answers = { [Name in CallName]: ReturnType<(typeof TABLE)[Name]['read']> }

export const CALLS: { readonly [Name in CallName]: Call<Answers[Name]> } = TABLE

/** The names of all calls, in the order of the table. */
export const CALL_NAMES = namesOf(CALLS)

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
