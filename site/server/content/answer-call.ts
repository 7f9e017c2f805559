import { withoutPastFull } from '@noren/contract/hours/full'
import { readObject } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES, languageFromCode } from '@noren/contract/language'
import { inLanguage } from '@noren/contract/localized'
import type { CallName } from '@noren/contract/resources/calls'
import { SOLUTIONS_PAGE_SIZE } from '@noren/contract/resources/calls'
import { NEWEST } from '@noren/contract/resources/news-calls'
import { newsPart } from '@noren/contract/resources/news-parts'
import {
  pageCount,
  pageStart,
  RESTAURANTS_PAGE_SIZE,
  readPageNumber,
} from '@noren/contract/resources/restaurants-page'
import { withoutPastSoldOut } from '@noren/contract/resources/sold-out'
import type { ApiProblem } from '../http/response/json-response.ts'
import type { PublishedContent } from './published-content.ts'
import { isGone } from './stated.ts'

/** The answer of a call: HTTP status and JSON body; a body with a hash is JSON text. */
type CallAnswer = { status: 200 | 404 | 410 | 503; body: unknown }

type Parameters = Readonly<Record<string, string | undefined>>

/**
 * Answers a GET call (API-01 to API-14) from the published content: the same answer for `/api` and for the
 * server's own pages. A part that was never published is empty, or answers 503 while it may still come;
 * unknown slugs and languages answer 404. What does not appear, a section or the about page, is empty and says
 * so, `shown: false` (contract/src/resources/README.md).
 *
 * @param parameters of the path (`language`, `slug`) and of the query (`page`, `limit`, `part`, `item`)
 */
export function answerCall(
  call: CallName,
  parameters: Parameters,
  published: PublishedContent,
): CallAnswer {
  if (isForAbsentSection(call, parameters, published)) {
    return { status: 200, body: { ...emptyBody(call, parameters), shown: false } }
  }
  const answer = publishedAnswer(call, parameters, published)
  if (answer) return answer
  if (published.snapshot.partial) return failure(503, 'This has not been published yet.')
  return { status: 200, body: emptyBody(call, parameters) }
}

/** News has pages of its own beside its section. */
function isForAbsentSection(
  call: CallName,
  { part }: Parameters,
  { absent }: PublishedContent,
): boolean {
  return absent.has(call) && (call !== 'news' || part === NEWEST.part)
}

/** `null` for what was never published. */
function publishedAnswer(
  call: CallName,
  parameters: Parameters,
  published: PublishedContent,
): CallAnswer | null {
  const { content } = published.snapshot
  switch (call) {
    case 'process':
      // Served under the codes as well as the tags (readings A1).
      return part(content.process, (data) => ({ data: { ...data, ...byCode(data) } }))
    case 'hero':
      return ofLanguage(content.hero, parameters.language)
    case 'about':
      return about(parameters.language, published)
    case 'solutions':
      return part(content.solutions, (solutions) => page(solutions, parameters))
    case 'solutionsSection':
      return part(content.solutionsSection, (section) => ({ section }))
    case 'testimonials':
      return part(content.testimonials, testimonials)
    case 'news':
      return { status: 200, body: { data: newsPart(published.news, parameters) } }
    case 'restaurants':
      return restaurants(parameters.page, published)
    case 'restaurant':
      return restaurant(parameters.slug ?? '', published)
    default:
      return part(content[call], (data) => ({ data }))
  }
}

function emptyBody(call: CallName, parameters: Parameters): Record<string, unknown> {
  switch (call) {
    case 'solutions':
      return page([], parameters)
    case 'solutionsSection':
      return { section: null }
    case 'testimonials':
      return testimonials({})
    case 'hero':
      return { data: { whole: true } }
    default:
      return { data: null }
  }
}

function part<Part>(
  value: Part | null | undefined,
  body: (value: Part) => unknown,
): CallAnswer | null {
  if (value === undefined || value === null) return null
  return { status: 200, body: body(value) }
}

function failure(status: 404 | 410 | 503, message: string) {
  return { status, body: { success: false, message } satisfies ApiProblem }
}

/**
 * A language without content, `null`, answers `data: null`: the server gives nothing (HERO-21, ABT-16). A
 * language not known yet is missing, also when the other is known (readings A6b).
 */
function ofLanguage(
  blocks: Record<string, unknown> | undefined,
  code: string | undefined,
): CallAnswer | null {
  const language = languageFromCode(code ?? '')
  if (!language) return failure(404, `Unknown language. Use ${TAGS}.`)
  const byTag = blocks?.[LANGUAGE[language].htmlLang]
  const data = byTag === undefined ? blocks?.[language] : byTag
  return data === undefined ? null : { status: 200, body: { data } }
}

/** A company that wrote its page in one language has that in the others too, with its language. */
function about(code: string | undefined, { snapshot }: PublishedContent): CallAnswer | null {
  const { partial, content } = snapshot
  const own = ofLanguage(content.about, code)
  const language = languageFromCode(code ?? '')
  if (own || partial || !language) return own
  const other = inLanguage(content.about, language)
  return other && { status: 200, body: { data: { ...readObject(other.value), lang: other.lang } } }
}

const TAGS = LANGUAGES.map((language) => LANGUAGE[language].htmlLang).join(' or ')

function byCode(blocks: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      blocks[LANGUAGE[language].htmlLang] ?? blocks[language],
    ]),
  )
}

/** One page of the solutions; any value but a whole number in range is ignored. */
function page(solutions: unknown[], parameters: Parameters): Record<string, unknown> {
  const limit = Math.min(wholeNumber(parameters.limit, SOLUTIONS_PAGE_SIZE), SOLUTIONS_PAGE_SIZE)
  const number = wholeNumber(parameters.page, 1)
  const start = (number - 1) * limit
  return {
    solutions: solutions.slice(start, start + limit),
    page: number,
    limit,
    total: solutions.length,
  }
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  return text && /^\d{1,12}$/.test(text) ? Math.max(1, Number(text)) : otherwise
}

function testimonials({ data, count }: Record<string, unknown>): Record<string, unknown> {
  const list = Array.isArray(data) ? data : []
  return {
    success: true,
    data: list,
    count: typeof count === 'number' ? count : list.length,
    message: 'Testimonials loaded',
  }
}

/** The whole list (API-10), or with `page` one page of it; any value but a number is ignored. */
function restaurants(
  page: string | undefined,
  { restaurants }: PublishedContent,
): CallAnswer | null {
  const number = readPageNumber(page)
  if (!restaurants || number === null) return part(restaurants, ({ answer }) => answer)
  const total = restaurants.slugs.length
  if (number > pageCount(total)) return failure(404, 'There is no such page.')
  const start = pageStart(number)
  const data = restaurants.items(start, start + RESTAURANTS_PAGE_SIZE)
  return { status: 200, body: { data, page: number, total } }
}

function restaurant(slug: string, published: PublishedContent): CallAnswer | null {
  const { restaurants, redirects, businessDay } = published
  if (!restaurants) return null
  // A page opened before a restaurant's slug changed still links to the former one.
  const today = restaurants.has(slug) ? slug : (redirects.get(slug) ?? slug)
  const detail = restaurants.detail(today)
  if (!detail) return failure(404, 'There is no such restaurant.')
  // An imported list item whose detail could not be fetched yet (a detail has a menu, ENT-05).
  if (!Object.hasOwn(detail, 'menuItems')) return failure(503, 'Please try again later.')
  const data = withoutPastFull(withoutPastSoldOut(detail, businessDay), businessDay)
  if (isGone(restaurants.standpoints.get(today))) {
    return {
      status: 410,
      body: { ...failure(410, 'This restaurant has closed for good.').body, data },
    }
  }
  return { status: 200, body: { data } }
}
