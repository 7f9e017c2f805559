import type { Language } from '@noren/contract/language'
import type { RestaurantFacts } from '@noren/contract/resources/restaurant-facts'
import { budget, FACT_WORDS } from './fact-groups.ts'

/** What decides an evening, as far as it is known: what it costs, how many sit there, how near it is. */
export function factsInShort(facts: RestaurantFacts, language: Language): string[] {
  const say = FACT_WORDS[language]
  const lunch = budget(facts.lunchFrom, facts.lunchTo, language)
  const dinner = budget(facts.dinnerFrom, facts.dinnerTo, language)
  const minutes = facts.stations?.find((station) => station.minutesOnFoot)?.minutesOnFoot
  return [
    ...(lunch ? [say.atLunch(lunch)] : []),
    ...(dinner ? [say.atDinner(dinner)] : []),
    ...(facts.seats ? [say.seatCount(facts.seats)] : []),
    ...(minutes ? [say.fromStation(minutes)] : []),
  ]
}
