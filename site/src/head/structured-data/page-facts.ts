import type { TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { DEFAULT_LANGUAGE, type Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import type { Company } from '@noren/contract/resources/company'
import type { NewsItem } from '@noren/contract/resources/news'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import type { CompanyOfTheDay } from '#src/api/company.ts'
import type { RestaurantLink } from '#src/api/restaurant-list.ts'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { pathTo, type RouteMatch } from '#src/routes/paths.ts'

/** What the structured data of a page is made from. */
export type PageFacts = {
  match: RouteMatch
  /** The minute the page is written for. */
  at: TokyoMinute
  /** The one public origin, without a slash at its end. */
  origin: string
  company: CompanyOfTheDay | null
  /** Further origins that pictures may come from. */
  imageOrigins: readonly string[]
  /** Those that header and footer name. */
  restaurants: readonly RestaurantLink[]
  /** Of a restaurant's page. */
  restaurant: Restaurant | null
  /** Of the page of a piece of news. */
  item?: NewsItem | undefined
  /** When each page last changed, as in the snapshot. */
  modified: Readonly<Record<string, string>>
}

/** The id of a thing in every document and in both languages. */
export const ids = {
  organization: (origin: string) => `${origin}/#organization`,
  webSite: (origin: string) => `${origin}/#website`,
  restaurant: (origin: string, slug: string) =>
    `${origin}${pathTo('restaurant', DEFAULT_LANGUAGE, { restaurantName: slug })}#restaurant`,
}

/** The company's name, or the built-in one. */
export function siteName(company: Company | null, language: Language): string {
  return textIn(company?.name, language) || BUNDLES[language].common.siteName
}

/** `{[key]: value}` when there is a value: structured data leaves out empty values. */
export function ifGiven<Key extends string>(
  key: Key,
  value: string | undefined,
): { [K in Key]?: string } {
  const shape: { [K in Key]?: string } = {}
  if (value) shape[key] = value
  return shape
}
