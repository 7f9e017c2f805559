import type { LocalizedText } from '@noren/contract/localized'
import type { PageHeads } from '@noren/contract/page-heads'
import type { Company } from '@noren/contract/resources/company'
import { createContext, use } from 'react'

/**
 * A line above the pages of the day, or above those of the restaurants `on` alone. `link` is an
 * address or a path of the site.
 */
export type Announced = { text: LocalizedText; link?: string; on?: string[] }

/**
 * The company's facts, with the announcements on the page's day, the address of its mark, its words for
 * titles and descriptions of pages, and the names of the businesses that have news, by slug; absent when
 * there are none.
 */
export type CompanyOfTheDay = Omit<Company, 'announcement'> & {
  announced?: Announced[]
  mark?: string
  heads?: PageHeads
  news?: { readonly [slug: string]: LocalizedText | undefined }
  /**
   * Nothing built in stands in for its words, also where a call fails: it is neither the demo company nor a
   * provider's (contract/src/resources/README.md).
   */
  own?: true
  /** The picture of its history is as wide as the window (contract/src/brand/structure.ts). */
  isWide?: true
  /** There is no about page, so nothing leads there. */
  noAbout?: true
  /** It has no restaurants, so nothing leads to a page of them. */
  noRestaurants?: true
}

/** The company's facts, given to the app once with the page (readings A12). */
export const CompanyContext = createContext<CompanyOfTheDay | null>(null)

/** The company's facts; `null` when none were published. */
export function useCompany(): CompanyOfTheDay | null {
  return use(CompanyContext)
}
