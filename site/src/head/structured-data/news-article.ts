import { withoutFocus } from '@noren/contract/focus'
import { inLanguage } from '@noren/contract/localized'
import type { NewsItem } from '@noren/contract/resources/news'
import { safeImage } from '@noren/contract/safe-url'
import type { NewsArticle } from 'schema-dts'
import { pathTo } from '#src/routes/paths.ts'
import { ids, type PageFacts } from './page-facts.ts'

/** A piece of news, which the company writes and publishes. */
export function newsArticle(facts: PageFacts, { slug, date, title, image }: NewsItem): NewsArticle {
  const { match, origin, imageOrigins, modified } = facts
  const url = origin + pathTo('newsItem', match.language, { slug })
  const company = { '@id': ids.organization(origin) }
  const headline = inLanguage(title, match.language)
  const picture = safeImage(image?.src, imageOrigins)
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: headline?.value ?? '',
    datePublished: date,
    dateModified: modified[`newsItem:${slug}`] ?? date,
    ...(headline && { inLanguage: headline.lang }),
    ...(picture && { image: new URL(withoutFocus(picture), origin).href }),
    author: company,
    publisher: company,
  }
}
