import type { PerLanguage } from '@noren/contract/language'
import { restaurantFacts as en } from '#src/language/bundle/en/restaurant-facts.ts'
import { restaurantFacts as jp } from '#src/language/bundle/jp/restaurant-facts.ts'

/** What is said around a restaurant's facts; not in the bundle, which every page loads. */
export const FACT_WORDS: PerLanguage<typeof en> = { en, jp }
