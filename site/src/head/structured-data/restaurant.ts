import { type Diet, dietsOf } from '@noren/contract/allergens/marks'
import { withoutFocus } from '@noren/contract/focus'
import { restaurantDay } from '@noren/contract/hours/business-day'
import { readInstagram } from '@noren/contract/instagram'
import { LANGUAGE, type Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import type { MenuItem, Restaurant } from '@noren/contract/resources/restaurant'
import { safeImage } from '@noren/contract/safe-url'
import type { MenuItem as Dish, Restaurant as Document, Menu, MenuSection } from 'schema-dts'
import { asksForTables } from '#src/hours/asks-for-tables.ts'
import { openingHoursSpecification } from '#src/hours/structured-data.ts'
import { type MenuGroup, menuGroups } from '#src/pages/restaurant/menu-groups.ts'
import { pathTo, reservationPath } from '#src/routes/paths.ts'
import { ids, ifGiven, type PageFacts } from './page-facts.ts'
import { factsOfDocument, restaurantAddress } from './restaurant-facts.ts'

/** A restaurant with its address, phone number, hours, pictures and menu. */
export function restaurantDocument(facts: PageFacts, restaurant: Restaurant): Document {
  const { match, origin, imageOrigins, at, company } = facts
  const { language } = match
  const { slug, mainPhoto, gallery, openingHours, menuItems, reservations } = restaurant
  const images = [mainPhoto, ...gallery.map(({ src }) => src)].flatMap(
    (src) => safeImage(src, imageOrigins) ?? [],
  )
  const hours = openingHours
    ? openingHoursSpecification(openingHours, restaurantDay(openingHours, at))
    : []
  const instagram = readInstagram(restaurant.instagram)
  const sameAs = [instagram?.url, restaurant.facts?.website].filter((url) => url !== undefined)
  return {
    '@type': 'Restaurant',
    '@id': ids.restaurant(origin, slug),
    url: origin + pathTo('restaurant', language, { restaurantName: slug }),
    name: textIn(restaurant.name, language),
    ...ifGiven('description', textIn(restaurant.description, language)),
    ...ifGiven('servesCuisine', textIn(restaurant.cuisine, language)),
    ...ifGiven('telephone', restaurant.phone),
    address: restaurantAddress(restaurant, language),
    ...(images.length > 0 && {
      image: images.map((src) => new URL(withoutFocus(src), origin).href),
    }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(asksForTables(restaurant, company) && {
      acceptsReservations: reservations?.telephoneOnly
        ? true
        : origin + reservationPath(slug, language),
    }),
    currenciesAccepted: 'JPY',
    ...(restaurant.facts && factsOfDocument(restaurant.facts, language)),
    parentOrganization: { '@id': ids.organization(origin) },
    ...(menuItems.length > 0 && { hasMenu: menu(menuItems, language) }),
  }
}

function menu(items: readonly MenuItem[], language: Language): Menu {
  return {
    '@type': 'Menu',
    inLanguage: LANGUAGE[language].htmlLang,
    hasMenuSection: menuGroups(items, language).map((group) => section(group, language)),
  }
}

function section({ category, items }: MenuGroup, language: Language): MenuSection {
  return {
    '@type': 'MenuSection',
    ...ifGiven('name', category?.value),
    hasMenuItem: items.map((item) => dish(item, language)),
  }
}

const DIET_TYPES = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  halal: 'https://schema.org/HalalDiet',
} as const satisfies Record<Diet, string>

function dish(item: MenuItem, language: Language): Dish {
  const { name, description, price, soldOut } = item
  const availability = soldOut ? 'https://schema.org/SoldOut' : null
  const diets = dietsOf(item).map((diet) => DIET_TYPES[diet])
  return {
    '@type': 'MenuItem',
    name: textIn(name, language),
    ...ifGiven('description', textIn(description, language)),
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'JPY',
        ...(availability && { availability }),
      },
    }),
    ...(diets.length > 0 && { suitableForDiet: diets }),
  }
}
