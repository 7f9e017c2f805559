import type { Language, PerLanguage } from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import type { RestaurantFacts } from '@noren/contract/resources/restaurant-facts'
import { restaurantFacts as en } from '#src/language/bundle/en/restaurant-facts.ts'
import { restaurantFacts as jp } from '#src/language/bundle/jp/restaurant-facts.ts'
import { type MarkedText, markedText } from '#src/language/marked-text.ts'
import { yen } from './menu-groups.ts'

/** Texts around a restaurant's facts; not in the bundle, which every page loads. */
export const FACT_WORDS: PerLanguage<typeof en> = { en, jp }

/** A line of an answer: `note` continues it in the page's language, `href` is its link. */
export type FactLine = MarkedText & { note?: string; href?: string }
/** A guest's question, and its answer. */
export type FactRow = { term: string; lines: FactLine[] }
export type FactGroup = { title: string; rows: FactRow[] }

/**
 * The known facts of a restaurant, in groups as a page in `language` shows them, without empty
 * groups.
 */
export function factGroups(facts: RestaurantFacts, language: Language): FactGroup[] {
  const { groups } = FACT_WORDS[language]
  return [
    { title: groups.gettingHere, rows: gettingHere(facts, language) },
    { title: groups.tables, rows: tables(facts, language) },
    { title: groups.payment, rows: payment(facts, language) },
    { title: groups.rules, rows: rules(facts, language) },
  ]
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ lines }) => lines.length > 0) }))
    .filter(({ rows }) => rows.length > 0)
}

/** Each station near a restaurant, and how far it is. */
function stationLines({ stations = [] }: RestaurantFacts, language: Language): FactLine[] {
  return stations.map(({ name, minutesOnFoot }) => ({
    ...markedText(name, language),
    ...(minutesOnFoot !== undefined && { note: FACT_WORDS[language].onFoot(minutesOnFoot) }),
  }))
}

function stops({ stations = [] }: RestaurantFacts, language: Language): string {
  const say = FACT_WORDS[language]
  const hasBus = stations.some(({ name }) => isBusStop(markedText(name, language).text))
  return hasBus ? say.stationsAndStops : say.stations
}

/** A bus stop has the bus in its name, and no station: 「架空山バス 架空谷」, but not 「バスセンター前駅」. */
function isBusStop(name: string): boolean {
  return /バス(?!.*駅)|\bbus\b(?!.*\bstation\b)/i.test(name)
}

function gettingHere(facts: RestaurantFacts, language: Language): FactRow[] {
  const say = FACT_WORDS[language]
  const stepFree = facts.stepFree?.map((each) => say.stepFreeChoices[each])
  return [
    { term: stops(facts, language), lines: stationLines(facts, language) },
    { term: say.directions, lines: written(facts.directions, language) },
    {
      term: say.parking,
      lines: [
        ...line(facts.parking && say.parkingChoices[facts.parking]),
        ...written(facts.parkingRemarks, language),
      ],
    },
    {
      term: say.stepFree,
      lines: [...line(stepFree?.join(say.between)), ...written(facts.stepFreeRemarks, language)],
    },
  ]
}

function tables(facts: RestaurantFacts, language: Language): FactRow[] {
  const say = FACT_WORDS[language]
  const { seats, privateRooms, bookingLink, website } = facts
  const room = [
    ...(seats === undefined ? [] : [say.seatCount(seats)]),
    ...(privateRooms === undefined ? [] : [say.privateRooms(privateRooms)]),
  ]
  const children = facts.children?.map((each) => say.childrenChoices[each])
  return [
    {
      term: say.seats,
      lines: [...line(room.join(say.between)), ...written(facts.seatsRemarks, language)],
    },
    {
      term: say.children,
      lines: [...line(children?.join(say.between)), ...written(facts.childrenRemarks, language)],
    },
    { term: say.booking, lines: link(bookingLink, say.bookingLink) },
    { term: say.website, lines: link(website, website && new URL(website).hostname) },
  ]
}

function payment(facts: RestaurantFacts, language: Language): FactRow[] {
  const say = FACT_WORDS[language]
  const { tableCharge } = facts
  const charge = tableCharge ? say.tableChargeEach(yen(tableCharge)) : say.noTableCharge
  const taken = facts.payment?.map((each) => say.paymentChoices[each])
  return [
    { term: say.lunch, lines: line(budget(facts.lunchFrom, facts.lunchTo, language)) },
    { term: say.dinner, lines: line(budget(facts.dinnerFrom, facts.dinnerTo, language)) },
    {
      term: say.tableCharge,
      lines: [
        ...line(tableCharge === undefined ? undefined : charge),
        ...written(facts.tableChargeRemarks, language),
      ],
    },
    {
      term: say.payment,
      lines: [...line(taken?.join(say.between)), ...written(facts.paymentRemarks, language)],
    },
  ]
}

function rules(facts: RestaurantFacts, language: Language): FactRow[] {
  const say = FACT_WORDS[language]
  return [
    {
      term: say.smoking,
      lines: [
        ...line(facts.smoking && say.smokingChoices[facts.smoking]),
        ...written(facts.smokingRemarks, language),
      ],
    },
    { term: say.dress, lines: written(facts.dress, language) },
    { term: say.cancellation, lines: written(facts.cancellation, language) },
  ]
}

/** What decides an evening, as far as it is known: what it costs, how many sit there, how near it is. */
export function factsInShort(facts: RestaurantFacts, language: Language): string[] {
  const say = FACT_WORDS[language]
  const lunch = budget(facts.lunchFrom, facts.lunchTo, language)
  const dinner = budget(facts.dinnerFrom, facts.dinnerTo, language)
  const near = facts.stations?.find(({ minutesOnFoot }) => minutesOnFoot)
  const isBus = isBusStop(markedText(near?.name, language).text)
  const from = isBus ? say.fromBusStop : say.fromStation
  return [
    ...(lunch ? [say.atLunch(lunch)] : []),
    ...(dinner ? [say.atDinner(dinner)] : []),
    ...(facts.seats ? [say.seatCount(facts.seats)] : []),
    ...(near?.minutesOnFoot ? [from(near.minutesOnFoot)] : []),
  ]
}

/** Yen from and up to, as `language` writes them; nothing when neither is known. */
export function budget(
  from: number | undefined,
  to: number | undefined,
  language: Language,
): string | undefined {
  if (from === undefined && to === undefined) return undefined
  const [least, most] = [from, to].map((each) => (each === undefined ? undefined : yen(each)))
  return FACT_WORDS[language].range(least, most)
}

function written(text: LocalizedText | undefined, language: Language): FactLine[] {
  const found = markedText(text, language)
  return found.text ? [found] : []
}

function line(text: string | undefined): FactLine[] {
  return text ? [{ text, lang: undefined }] : []
}

function link(href: string | undefined, text: string | undefined): FactLine[] {
  return href && text ? [{ text, lang: undefined, href }] : []
}
