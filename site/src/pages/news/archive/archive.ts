import type { NewsItem } from '@noren/contract/resources/news'
import type { RouteMatch } from '#src/routes/paths.ts'

/** Which news are listed: all, or those of a business, of a year, or both. */
export type Choice = Pick<RouteMatch, 'business' | 'year'>

/** How many of the newest are listed where no year is chosen. */
const NEWEST_SHOWN = 30

/** The news to list, and the choices that lead to others. */
export type Archive = {
  shown: NewsItem[]
  /** Every year with news of the chosen business, the latest first; none where all of it is listed anyway. */
  years: string[]
  /** Slugs of the businesses with news, as their news appeared. */
  businesses: string[]
}

/** Lists the news of a choice, of all news, newest first. */
export function archiveOf(news: readonly NewsItem[], { business, year }: Choice): Archive {
  const ofBusiness = news.filter((item) => !business || item.business === business)
  const years = [...new Set(ofBusiness.map(yearOf))]
  return {
    shown: year
      ? ofBusiness.filter((item) => yearOf(item) === year)
      : ofBusiness.slice(0, NEWEST_SHOWN),
    years: ofBusiness.length > NEWEST_SHOWN || year ? years : [],
    businesses: [...new Set(news.flatMap((item) => item.business ?? []))],
  }
}

/** The query of a choice, with its question mark; empty for all. */
export function archiveSearch({ business, year }: Choice): string {
  const parts = [business && `business=${business}`, year && `year=${year}`].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** The year a piece of news counts for. */
export function yearOf({ date }: NewsItem): string {
  return date.slice(0, 4)
}
