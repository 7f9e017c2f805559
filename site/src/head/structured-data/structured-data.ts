import type { Graph, Thing } from 'schema-dts'
import { breadcrumbs } from './breadcrumbs.ts'
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
  const { match, restaurant } = facts
  switch (match.route) {
    case 'home':
      return [organization(facts), webSite(facts)]
    case 'about':
      return [organization(facts), breadcrumbs(facts)]
    default:
      return [
        organizationName(facts),
        breadcrumbs(facts),
        ...(restaurant ? [restaurantDocument(facts, restaurant)] : []),
      ]
  }
}
