import { withoutFocus } from '@noren/contract/focus'
import { restaurantDay } from '@noren/contract/hours/business-day'
import { readInstagram } from '@noren/contract/instagram'
import { textIn } from '@noren/contract/localized'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { safeImage } from '@noren/contract/safe-url'
import type { Restaurant as Document } from 'schema-dts'
import { asksForTables } from '#src/hours/asks-for-tables.ts'
import { openingHoursSpecification } from '#src/hours/structured-data.ts'
import { pathTo, reservationPath } from '#src/routes/paths.ts'
import { menusOf } from './menu.ts'
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
    ...(menuItems.length > 0 && {
      hasMenu: menusOf(restaurant, { language, origin, imageOrigins }),
    }),
  }
}
