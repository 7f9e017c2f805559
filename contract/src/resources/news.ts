import { readDay } from '../hours/calendar.ts'
import { isObject, readList, readObject, readOptionalText, readText } from '../json.ts'
import { type LocalizedText, readLocalizedText } from '../localized.ts'
import { readBusinessSlug } from './businesses.ts'

/** A picture of a piece of news, and what it shows. */
export type NewsPicture = { src: string; alt: LocalizedText }

/** One piece of news. */
export type NewsItem = {
  _id: string
  /** Its address: `/news/{slug}`, in small letters and digits with single hyphens. */
  slug: string
  /** The day it counts for, `YYYY-MM-DD` in Japan. */
  date: string
  title: LocalizedText
  /** Paragraphs separated by blank lines; single line breaks are kept, addresses become links. */
  text: LocalizedText
  image?: NewsPicture
  /** Slug of the business it is about; absent when it is about the whole company. */
  business?: string
}

/** The longest slug, in characters. */
export const NEWS_SLUG_LIMIT = 100

/** The most news a company has at once. */
const NEWS_LIMIT = 5000

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Reads the slug of a piece of news; `undefined` when it is none. */
export function readNewsSlug(raw: unknown): string | undefined {
  return typeof raw === 'string' && raw.length <= NEWS_SLUG_LIMIT && SLUG.test(raw)
    ? raw
    : undefined
}

/**
 * Reads the news, newest first; of one day in the order given. Without slug, date and title there is none,
 * and of two with one slug the first counts.
 */
export function readNews(raw: unknown): NewsItem[] {
  const items = new Map<string, NewsItem>()
  for (const item of readList(raw, readNewsItem, NEWS_LIMIT)) {
    if (!items.has(item.slug)) items.set(item.slug, item)
  }
  return [...items.values()].sort((one, other) => compare(other.date, one.date))
}

/** Reads one piece of news; `null` when it is none. */
export function readNewsItem(raw: unknown): NewsItem | null {
  if (!isObject(raw)) return null
  const slug = readNewsSlug(raw.slug)
  const date = readText(raw.date)
  const title = readLocalizedText(raw.title)
  if (!slug || readDay(date) === null || Object.keys(title).length === 0) return null
  const image = readNewsPicture(raw.image)
  const business = readBusinessSlug(raw.business)
  return {
    _id: readText(raw._id),
    slug,
    date,
    title,
    text: readLocalizedText(raw.text),
    ...(image && { image }),
    ...(business && { business }),
  }
}

function readNewsPicture(raw: unknown): NewsPicture | null {
  const { src, alt } = readObject(raw)
  const address = readOptionalText(src)
  return address === undefined ? null : { src: address, alt: readLocalizedText(alt) }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
