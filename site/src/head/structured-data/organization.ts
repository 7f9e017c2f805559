import { LANGUAGE, type Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import type { Business, Company } from '@noren/contract/resources/company'
import { safeLink } from '@noren/contract/safe-url'
import type { Organization, PostalAddress, Restaurant, WebSite } from 'schema-dts'
import type { RestaurantLink } from '#src/api/restaurant-list.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ids, ifGiven, type PageFacts, siteName } from './page-facts.ts'

/** The company with its businesses: the restaurants, then the others. */
export function organization(facts: PageFacts): Organization {
  const { match, origin, company, restaurants } = facts
  const { language } = match
  const subOrganization = [
    ...restaurants.map((restaurant) => restaurantName(restaurant, language, origin)),
    ...(company?.businesses ?? []).map((business) => otherBusiness(business, language)),
  ]
  return {
    ...organizationName(facts),
    logo: `${origin}/icon-512.png`,
    ...(company && companyFacts(company, language)),
    ...(subOrganization.length > 0 && { subOrganization }),
  }
}

/** The company as other pages refer to it. */
export function organizationName({ match, origin, company }: PageFacts): Organization & object {
  return {
    '@type': 'Organization',
    '@id': ids.organization(origin),
    name: siteName(company, match.language),
    url: `${origin}/`,
  }
}

export function webSite({ match, origin, company }: PageFacts): WebSite {
  const { language } = match
  return {
    '@type': 'WebSite',
    '@id': ids.webSite(origin),
    url: `${origin}/`,
    name: siteName(company, language),
    inLanguage: Object.values(LANGUAGE).map(({ htmlLang }) => htmlLang),
    publisher: { '@id': ids.organization(origin) },
  }
}

function companyFacts(company: Company, language: Language): Omit<Organization & object, '@type'> {
  const sameAs = company.social.flatMap(({ url }) => safeLink(url) ?? [])
  return {
    ...ifGiven('legalName', textIn(company.legalName, language)),
    ...ifGiven('description', textIn(company.description, language)),
    ...ifGiven('telephone', company.phone),
    ...ifGiven('email', company.email),
    ...ifGiven('foundingDate', company.foundedOn),
    ...(company.employees && {
      numberOfEmployees: { '@type': 'QuantitativeValue', value: company.employees },
    }),
    address: postalAddress(textIn(company.address, language), company.postalCode),
    ...(sameAs.length > 0 && { sameAs }),
  }
}

/** An address in Japan, written on one line. */
export function postalAddress(street: string, postalCode?: string): PostalAddress {
  return {
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    ...ifGiven('postalCode', postalCode),
    ...ifGiven('streetAddress', street.replace(/\s*\n\s*/g, ' ')),
  }
}

function restaurantName(
  { slug, name }: RestaurantLink,
  language: Language,
  origin: string,
): Restaurant {
  return {
    '@type': 'Restaurant',
    '@id': ids.restaurant(origin, slug),
    name: textIn(name, language),
    url: origin + pathTo('restaurant', language, { restaurantName: slug }),
  }
}

function otherBusiness({ name, url }: Business, language: Language): Organization {
  return {
    '@type': 'Organization',
    name: textIn(name, language),
    ...ifGiven('url', safeLink(url) ?? undefined),
  }
}
