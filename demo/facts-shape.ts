import type { Flat, NamesIn } from '@noren/contract/fields'
import type {
  RESTAURANT_FACTS,
  RestaurantFacts,
  Station,
} from '@noren/contract/resources/restaurant-facts'
import type { Bilingual, DemoPicture } from './picture.ts'

type Texts = NamesIn<typeof RESTAURANT_FACTS>['optionalLocalizedTexts']

/** What guests want to know before they come (contract's `RestaurantFacts`), in both languages. */
export type DemoFacts = Flat<
  Omit<RestaurantFacts, Texts | 'stations' | 'drawnMap'> &
    Partial<Record<Texts, Bilingual>> & {
      stations?: (Station & { name: Bilingual })[]
      drawnMap?: DemoPicture
    }
>
