import { isDeepStrictEqual } from 'node:util'
import { type Brand, readBrand } from '@noren/contract/brand/brand'
import { readFormerSite } from '@noren/contract/former-site/read'
import type { FormerSite } from '@noren/contract/former-site/table'
import { businessDay } from '@noren/contract/hours/business-day'
import { LANGUAGES } from '@noren/contract/language'
import type { Light } from '@noren/contract/light'
import { type PageHeads, readPageHeads } from '@noren/contract/page-heads'
import { readAboutIn } from '@noren/contract/resources/about'
import type { CallName } from '@noren/contract/resources/calls'
import { SECTION_CALLS } from '@noren/contract/resources/home-calls'
import {
  HOME_SECTION_NAMES,
  isFilled,
  readHiddenSections,
} from '@noren/contract/resources/home-sections'
import { type NewsItem, readNews } from '@noren/contract/resources/news'
import { oncePer } from '@noren/kit/once-per'
import type { Announced } from '#src/api/company.ts'
import { announcedAt } from './announced.ts'
import { lightAt } from './light.ts'
import { modifiedByDay } from './modified-by-day.ts'
import { type PreparedSnapshot, prepareRestaurants, type SnapshotHead } from './prepare-snapshot.ts'
import { type PublishedRestaurants, publishedRestaurants } from './published-restaurants.ts'
import { joinTexts } from './texts.ts'

/**
 * One version of all published content, ready to answer from. Everything derived from it is cached under
 * this object's identity, so swapping this one reference publishes.
 */
export type PublishedContent = {
  snapshot: SnapshotHead
  /** `null` while they may still come. */
  restaurants: PublishedRestaurants | null
  /** Newest first; empty for a company without news. */
  news: readonly NewsItem[]
  /** Former slugs, and the slugs they have now. */
  redirects: ReadonlyMap<string, string>
  /** How the company looks. */
  brand: Brand
  /** The company's words for titles and descriptions of pages. */
  heads: PageHeads
  /** The calls of what does not appear: sections of the home page, and the about page. */
  absent: ReadonlySet<CallName>
  /** The addresses of the company's former website. */
  formerSite: FormerSite
  /** What is announced on the day. */
  announced: Announced[]
  /** The day of business: dishes sold out on an earlier one are available again. */
  businessDay: string
  /** The light that colours pages. */
  light: Light
}

/** The content shown before the first publish. */
export const NOTHING_PUBLISHED: PublishedContent = publishedContent({
  head: {
    schema: 1,
    seq: 1,
    publishedAt: '1970-01-01T00:00:00.000Z',
    content: {},
    modified: {},
    partial: true,
  },
  restaurants: null,
})

function restaurantsOf(
  restaurants: PreparedSnapshot['restaurants'],
  partial: boolean | undefined,
  at: Date,
): PublishedRestaurants | null {
  const known = restaurants ?? (partial ? null : NO_RESTAURANTS)
  return known && publishedRestaurants(known, at)
}

const NO_RESTAURANTS = prepareRestaurants(joinTexts([], ['', '']), null)

/** What staff switched off, and what has no content that could still come. */
function absentCalls({ content, partial, sections }: SnapshotHead): ReadonlySet<CallName> {
  const empty = HOME_SECTION_NAMES.filter((name) => !isFilled(name, content))
  const absent = [...readHiddenSections(sections), ...(partial ? [] : empty)]
  const isAboutAbsent = !(partial || LANGUAGES.some((each) => readAboutIn(content.about, each)))
  return new Set<CallName>([
    ...absent.flatMap((name) => SECTION_CALLS[name]),
    ...(isAboutAbsent ? (['about'] as const) : []),
  ])
}

/**
 * Whether a company of its own has no restaurant: then it has no page of them either. A provider's and the
 * demo's page says that there are none (HDR-28).
 */
export function hasNoRestaurants({ snapshot, restaurants }: PublishedContent): boolean {
  return snapshot.own === true && restaurants?.slugs.length === 0
}

/** Makes a prepared snapshot ready to answer from. */
export function publishedContent({ head, restaurants }: PreparedSnapshot): PublishedContent {
  const now = new Date()
  const news = readNews(head.content.news)
  const absent = absentCalls(head)
  const lists = absent.has('news') ? ['news'] : ['news', 'home']
  const content = {
    snapshot: { ...head, modified: modifiedByDay(head.modified, news, lists) },
    restaurants: restaurantsOf(restaurants, head.partial, now),
    news,
    redirects: new Map(Object.entries(head.redirects ?? {})),
    brand: readBrand(head.brand),
    heads: readPageHeads(head.heads),
    absent,
    formerSite: readFormerSite(head.formerSite),
    businessDay: businessDay(now),
    light: lightAt(now),
  }
  return { ...content, announced: announcedAt(content, now) }
}

/**
 * The content as shown at an instant: the same object, or another one when the day's announcements, the
 * restaurants' day of business, what one of them states of itself or the light have changed, so that all pages
 * are rendered again.
 */
export function contentAt(content: PublishedContent, at: Date): PublishedContent {
  const restaurants = content.restaurants?.at(at) ?? null
  const announced = announcedAt({ ...content, restaurants }, at)
  const day = content.restaurants ? businessDay(at) : content.businessDay
  const light = lightAt(at)
  const isSame =
    restaurants === content.restaurants &&
    isDeepStrictEqual(announced, content.announced) &&
    day === content.businessDay &&
    light === content.light
  return isSame ? content : { ...content, restaurants, announced, businessDay: day, light }
}

/** Whether published content names this, such as the address of a picture. */
export function isNamed({ snapshot, restaurants }: PublishedContent, text: string): boolean {
  return textOf(snapshot).includes(text) || (restaurants?.say(text) ?? false)
}

const textOf = oncePer((head: SnapshotHead) => JSON.stringify(head))
