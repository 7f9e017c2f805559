import type { Language } from '@noren/contract/language'
import { LANGUAGE } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import type { Company } from '@noren/contract/resources/company'
import type { MenuItem, Restaurant } from '@noren/contract/resources/restaurant'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { pathTo, type RouteMatch } from '#src/navigation/paths.ts'

export type JsonLd = { [key: string]: unknown }

type Input = {
  match: RouteMatch
  language: Language
  origin: string
  company: Company | null
  restaurant: Restaurant | null
}

/** The page's JSON-LD documents, in the vocabulary of schema.org. */
export function structuredData(input: Input): JsonLd[] {
  const { match, restaurant } = input
  return [
    ...(match.route === 'home' ? [organization(input), webSite(input)] : [breadcrumbs(input)]),
    ...(restaurant ? [restaurantDocument(input, restaurant)] : []),
  ].map((document) => ({ '@context': 'https://schema.org', ...document }))
}

function organization({ language, origin, company }: Input): JsonLd {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    url: `${origin}/`,
    name: textIn(company?.name, language) || BUNDLES[language].common.siteName,
    ...text('legalName', textIn(company?.legalName, language)),
    ...text('description', textIn(company?.description, language)),
    ...text('telephone', company?.phone),
    ...text('email', company?.email),
    logo: `${origin}/icon-512.png`,
    ...(company && {
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'JP',
        postalCode: company.postalCode,
        streetAddress: textIn(company.address, language),
      },
      sameAs: company.social.map(({ url }) => url),
      department: company.businesses.map(({ name }) => ({
        '@type': 'Organization',
        name: textIn(name, language),
      })),
    }),
  }
}

function webSite({ language, origin, company }: Input): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: origin + pathTo('home', language),
    name: textIn(company?.name, language) || BUNDLES[language].common.siteName,
    inLanguage: LANGUAGE[language].htmlLang,
    publisher: { '@id': `${origin}/#organization` },
  }
}

function breadcrumbs({ match, language, origin, restaurant }: Input): JsonLd {
  const { header, head } = BUNDLES[language]
  const steps = [{ name: header.navItems.home, path: pathTo('home', language) }]
  if (match.route === 'restaurant') {
    steps.push({ name: header.navItems.restaurants, path: pathTo('restaurants', language) })
    steps.push({
      name: textIn(restaurant?.name, language),
      path: pathTo('restaurant', language, { restaurantName: match.restaurantName ?? '' }),
    })
  } else if (match.route !== 'home') {
    steps.push({ name: head[match.route].title, path: pathTo(match.route, language) })
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

function restaurantDocument({ language, origin, company }: Input, restaurant: Restaurant): JsonLd {
  const url = origin + pathTo('restaurant', language, { restaurantName: restaurant.slug })
  return {
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    url,
    name: textIn(restaurant.name, language),
    ...text('description', textIn(restaurant.description, language)),
    ...text('servesCuisine', textIn(restaurant.cuisine, language)),
    ...text('telephone', restaurant.phone),
    ...(restaurant.mainPhoto && { image: new URL(restaurant.mainPhoto, origin).href }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'JP',
      streetAddress: textIn(restaurant.address, language),
    },
    acceptsReservations: origin + pathTo('contact', language),
    ...(company && { parentOrganization: { '@id': `${origin}/#organization` } }),
    ...(restaurant.menuItems.length > 0 && {
      hasMenu: {
        '@type': 'Menu',
        inLanguage: LANGUAGE[language].htmlLang,
        hasMenuSection: menuSections(restaurant.menuItems, language),
      },
    }),
  }
}

function menuSections(items: readonly MenuItem[], language: Language): JsonLd[] {
  const sections = Map.groupBy(items, ({ category }) => textIn(category, language))
  return [...sections].map(([name, sectionItems]) => ({
    '@type': 'MenuSection',
    ...text('name', name),
    hasMenuItem: sectionItems.map((item) => ({
      '@type': 'MenuItem',
      name: textIn(item.name, language),
      ...text('description', textIn(item.description, language)),
      ...(item.price !== undefined && {
        offers: { '@type': 'Offer', price: item.price, priceCurrency: 'JPY' },
      }),
    })),
  }))
}

function text(key: string, value: string | undefined): JsonLd {
  return value ? { [key]: value } : {}
}
