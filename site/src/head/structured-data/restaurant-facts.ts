import type { Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import type { RestaurantFacts } from '@noren/contract/resources/restaurant-facts'
import type { PostalAddress, Restaurant as RestaurantThing } from 'schema-dts'
import { budget, FACT_WORDS } from '#src/pages/restaurant/fact-groups.ts'
import { mapSearchUrl } from '#src/pages/restaurant/location-map.tsx'
import { postalAddress } from './organization.ts'
import { ifGiven } from './page-facts.ts'

type Facts = Omit<Extract<RestaurantThing, { '@type': 'Restaurant' }>, '@type'>

/** A restaurant's facts in structured data. */
export function factsOfDocument(facts: RestaurantFacts, language: Language): Facts {
  const { geo, seats, payment, bookingLink, smoking } = facts
  const { paymentChoices } = FACT_WORDS[language]
  const amenities = amenitiesOf(facts, language)
  const smokingAllowed = smoking && IS_SMOKING_ALLOWED[smoking]
  return {
    ...(geo && {
      geo: { '@type': 'GeoCoordinates', ...geo },
      hasMap: mapSearchUrl(`${geo.latitude},${geo.longitude}`),
    }),
    ...ifGiven('priceRange', priceRange(facts, language)),
    ...ifGiven('paymentAccepted', payment?.map((each) => paymentChoices[each]).join(', ')),
    ...ifGiven('acceptsReservations', bookingLink),
    ...(seats !== undefined && { maximumAttendeeCapacity: seats }),
    ...(smokingAllowed !== undefined && { smokingAllowed }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    }),
  }
}

/** Restaurants with a smoking room neither allow nor forbid it. */
const IS_SMOKING_ALLOWED: { [S in NonNullable<RestaurantFacts['smoking']>]?: boolean } = {
  none: false,
  smokingAllowed: true,
  smokingPurpose: true,
}

/** The address with its parts, as far as they are known. */
export function restaurantAddress(
  { address, facts = {} }: Restaurant,
  language: Language,
): PostalAddress {
  return {
    ...postalAddress(textIn(facts.street ?? address, language), facts.postalCode),
    ...ifGiven('addressRegion', textIn(facts.region, language)),
    ...ifGiven('addressLocality', textIn(facts.locality, language)),
  }
}

/** From the lowest price of a meal to the highest. */
function priceRange(facts: RestaurantFacts, language: Language): string | undefined {
  const given = (...yen: (number | undefined)[]) => yen.filter((each) => each !== undefined)
  const from = given(facts.lunchFrom, facts.dinnerFrom)
  const to = given(facts.lunchTo, facts.dinnerTo)
  return budget(
    from.length > 0 ? Math.min(...from) : undefined,
    to.length > 0 ? Math.max(...to) : undefined,
    language,
  )
}

function amenitiesOf(facts: RestaurantFacts, language: Language): string[] {
  const words = FACT_WORDS[language]
  const { parking, privateRooms, stepFree = [], children = [] } = facts
  return [
    ...(parking && parking !== 'none' ? [words.parkingChoices[parking]] : []),
    ...(privateRooms ? [words.hasPrivateRooms] : []),
    ...stepFree.map((each) => words.stepFreeChoices[each]),
    ...children.map((each) =>
      each === 'welcome' ? words.childrenWelcome : words.childrenChoices[each],
    ),
  ]
}
