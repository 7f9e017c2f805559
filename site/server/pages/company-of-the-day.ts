import { readCompany } from '@noren/contract/resources/company'
import type { CompanyOfTheDay } from '#src/api/company.ts'
import { hasNoRestaurants, type PublishedContent } from '../content/published-content.ts'
import { namesOfNews } from './business-names.ts'

/** The company's facts, with what is announced today in place of the announcement of any day. */
export function companyOfTheDay(published: PublishedContent): CompanyOfTheDay | null {
  const { snapshot, announced, brand, heads, news, absent } = published
  const noAbout = absent.has('about')
  // A company of no facts has no about page either.
  const company = readCompany(snapshot.content.company ?? (noAbout && { name: {} }))
  if (!company) return null
  const { announcement: _, ...facts } = company
  return {
    ...facts,
    ...(announced.length > 0 && { announced }),
    ...(brand.mark && { mark: brand.mark.picture }),
    ...(Object.keys(heads).length > 0 && { heads }),
    ...(news.length > 0 && { news: namesOfNews(published) }),
    ...(snapshot.own && { own: true }),
    ...(brand.structure.experience === 'over' && { isWide: true }),
    ...(noAbout && { noAbout }),
    ...(hasNoRestaurants(published) && { noRestaurants: true }),
  }
}
