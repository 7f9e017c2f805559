import { textIn } from '@noren/contract/localized'
import type { BreadcrumbList, Graph, Thing } from 'schema-dts'
import { isClosed } from '#src/hours/asks-for-tables.ts'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { pathTo } from '#src/routes/paths.ts'
import { newsArticle } from './news-article.ts'
import { organization, organizationName, webSite } from './organization.ts'
import type { PageFacts } from './page-facts.ts'
import { restaurantDocument } from './restaurant.ts'

/**
 * What a page is about, in the vocabulary of schema.org, as one JSON-LD graph. No ratings: stars a
 * company gives itself say nothing.
 */
export function structuredData(facts: PageFacts): Graph {
  return { '@context': 'https://schema.org', '@graph': things(facts) }
}

function things(facts: PageFacts): Thing[] {
  const { match, restaurant, item } = facts
  switch (match.route) {
    case 'home':
      return [organization(facts), webSite(facts)]
    case 'about':
      return [organization(facts), breadcrumbs(facts)]
    default:
      return [
        organizationName(facts),
        breadcrumbs(facts),
        ...(restaurant && !isClosed(restaurant) ? [restaurantDocument(facts, restaurant)] : []),
        ...(item ? [newsArticle(facts, item)] : []),
      ]
  }
}

type Step = { name: string; path: string }

/** The page's place in the site, as its breadcrumb shows it. */
function breadcrumbs({ match, origin, restaurant, item, company }: PageFacts): BreadcrumbList {
  const { language, route } = match
  const { header, head } = BUNDLES[language]
  const steps: Step[] = [{ name: header.navItems.home, path: pathTo('home', language) }]
  if (restaurant) {
    const parameters = { restaurantName: restaurant.slug }
    const list = { name: header.navItems.restaurants, path: pathTo('restaurants', language) }
    steps.push(...(company?.noRestaurants ? [] : [list]), {
      name: textIn(restaurant.name, language),
      path: pathTo('restaurant', language, parameters),
    })
  } else if (route === 'newsItem') {
    steps.push({ name: head.news.title, path: pathTo('news', language) })
    if (item) {
      const { slug, title } = item
      steps.push({
        name: textIn(title, language),
        path: pathTo('newsItem', language, { slug }),
      })
    }
  } else if (route !== 'home' && route !== 'restaurant') {
    steps.push({ name: head[route].title, path: pathTo(route, language) })
  }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
