import { someOf } from '@noren/contract/fields'
import { RESTAURANT_FACTS } from '@noren/contract/resources/restaurant-facts'
import type { DemoFacts } from '@noren/demo/facts-shape'
import type { DemoFiles } from './files.ts'

/** A restaurant's facts as the desk keeps them: the way back from `publish/reshape/`. */
export function factsDocument(facts: DemoFacts, language: 'en' | 'jp', files: DemoFiles) {
  const { geo, stations, drawnMap, payment, children, stepFree, parking, smoking } = facts
  const { optionalTexts, optionalLocalizedTexts, counts, links } = RESTAURANT_FACTS
  return {
    ...someOf([...optionalTexts, ...links], (field) => facts[field]),
    ...someOf(optionalLocalizedTexts, (field) => facts[field]?.[language]),
    ...someOf(counts, (field) => facts[field]),
    ...(payment && { payment }),
    ...(children && { children }),
    ...(stepFree && { stepFree }),
    ...(parking && { parking }),
    ...(smoking && { smoking }),
    ...(drawnMap && { drawnMap: files.picture(drawnMap) }),
    ...(geo && { coordinates: `${geo.latitude}, ${geo.longitude}` }),
    stations: (stations ?? []).map(({ name, minutesOnFoot }) => ({
      name: name[language],
      minutesOnFoot: minutesOnFoot ?? null,
    })),
  }
}
