import { parseCoordinates } from '@noren/contract/coordinates'
import { withoutFocus } from '@noren/contract/focus'
import { DEFAULT_LANGUAGE, type PerLanguage, perLanguage } from '@noren/contract/language'
import {
  RESTAURANT_FACTS,
  type RestaurantFacts,
  readRestaurantFacts,
} from '@noren/contract/resources/restaurant-facts'
import type { Restaurant } from '../../payload-types.ts'
import { altOf } from '../alt-of.ts'
import { address, localized, rowsOf } from '../per-language.ts'
import { localizedTexts } from '../plain-fields.ts'

/** The facts of a restaurant in canonical form; `null` when none are filled in. */
export function reshapeRestaurantFacts(doc: PerLanguage<Restaurant>): RestaurantFacts | null {
  const facts = perLanguage((language) => doc[language].facts ?? {})
  const own = facts[DEFAULT_LANGUAGE]
  return readRestaurantFacts({
    ...own,
    ...localizedTexts(facts, RESTAURANT_FACTS.optionalLocalizedTexts),
    drawnMap: { src: withoutFocus(address(own.drawnMap)), alt: altOf(own.drawnMap) },
    geo: parseCoordinates(own.coordinates),
    stations: rowsOf(facts, ({ stations }) => stations).map((station) => ({
      name: localized(station, ({ name }) => name),
      minutesOnFoot: station.en.minutesOnFoot,
    })),
  })
}
