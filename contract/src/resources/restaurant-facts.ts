import { type Coordinates, readCoordinates } from '../coordinates.ts'
import { type Flat, type NamesIn, someOf } from '../fields.ts'
import {
  readList,
  readNumber,
  readObject,
  readOptionalText,
  readOptionalTexts,
  readTexts,
} from '../json.ts'
import { type LocalizedText, readLocalizedText, readOptionalLocalizedTexts } from '../localized.ts'
import { safeLink } from '../safe-url.ts'

/** Stations a restaurant names at most, the nearest first. */
export const STATIONS = 3

/** What a restaurant takes for payment. `codes` are QR and bar codes, `eMoney` such as iD and Edy. */
export const PAYMENT = ['cash', 'cards', 'codes', 'transitCards', 'eMoney'] as const

/** What the restaurant has for guests with children. */
export const CHILDREN = ['welcome', 'highChairs', 'childrensMenu', 'strollers'] as const

/** What guests reach without a step. */
export const STEP_FREE = ['entrance', 'toilet'] as const

/** Where guests park. */
export const PARKING = ['own', 'nearby', 'none'] as const

/**
 * Smoking, as the Health Promotion Act names it: nowhere, in a room for smoking alone (喫煙専用室), in one for
 * heated tobacco (加熱式たばこ専用喫煙室), anywhere in a small older restaurant (喫煙可能店), or as the business's purpose
 * (喫煙目的店).
 */
export const SMOKING = [
  'none',
  'smokingRoom',
  'heatedTobaccoRoom',
  'smokingAllowed',
  'smokingPurpose',
] as const

/** The plain facts of a restaurant. By hand elsewhere: `stations`, `drawnMap`, `geo`, the choices. */
export const RESTAURANT_FACTS = {
  optionalTexts: ['postalCode'],
  /** `street` is what follows the locality: district and block. */
  optionalLocalizedTexts: [
    'region',
    'locality',
    'street',
    'directions',
    'parkingRemarks',
    'stepFreeRemarks',
    'seatsRemarks',
    'childrenRemarks',
    'tableChargeRemarks',
    'paymentRemarks',
    'smokingRemarks',
    'dress',
    'cancellation',
  ],
  /** Whole numbers from 0; money in yen for one guest, tax included. */
  counts: [
    'seats',
    'privateRooms',
    'lunchFrom',
    'lunchTo',
    'dinnerFrom',
    'dinnerTo',
    'tableCharge',
  ],
  /** Addresses of other websites. */
  links: ['bookingLink', 'website'],
} as const

type Fields = NamesIn<typeof RESTAURANT_FACTS>

/** A station with its line, and how far it is. */
export type Station = { name: LocalizedText; minutesOnFoot?: number }

/** A map somebody drew, as a picture. */
export type DrawnMap = { src: string; alt: LocalizedText }

/** What guests want to know before they come. Every fact is optional. */
export type RestaurantFacts = Flat<
  {
    stations?: Station[]
    drawnMap?: DrawnMap
    geo?: Coordinates
    payment?: (typeof PAYMENT)[number][]
    children?: (typeof CHILDREN)[number][]
    stepFree?: (typeof STEP_FREE)[number][]
    parking?: (typeof PARKING)[number]
    smoking?: (typeof SMOKING)[number]
  } & Partial<
    Record<Fields['optionalTexts'] | Fields['links'], string> &
      Record<Fields['optionalLocalizedTexts'], LocalizedText> &
      Record<Fields['counts'], number>
  >
>

/** Reads the facts of a restaurant; `null` when there are none. Never throws. */
export function readRestaurantFacts(raw: unknown): RestaurantFacts | null {
  const facts = readObject(raw)
  const stations = readList(facts.stations, readStation, STATIONS)
  const drawnMap = readDrawnMap(facts.drawnMap)
  const geo = readCoordinates(facts.geo)
  const payment = chosen(PAYMENT, facts.payment)
  const children = chosen(CHILDREN, facts.children)
  const stepFree = chosen(STEP_FREE, facts.stepFree)
  const parking = PARKING.find((each) => each === facts.parking)
  const smoking = SMOKING.find((each) => each === facts.smoking)
  const read: RestaurantFacts = {
    ...readOptionalTexts(facts, RESTAURANT_FACTS.optionalTexts),
    ...readOptionalLocalizedTexts(facts, RESTAURANT_FACTS.optionalLocalizedTexts),
    ...someOf(RESTAURANT_FACTS.counts, (name) => readCount(facts[name])),
    ...someOf(RESTAURANT_FACTS.links, (name) => readWebsite(facts[name])),
    ...(stations.length > 0 && { stations }),
    ...(drawnMap && { drawnMap }),
    ...(geo && { geo }),
    ...(payment.length > 0 && { payment }),
    ...(children.length > 0 && { children }),
    ...(stepFree.length > 0 && { stepFree }),
    ...(parking && { parking }),
    ...(smoking && { smoking }),
  }
  return Object.keys(read).length > 0 ? read : null
}

/** Those of `choices` that a list names, in their own order. */
export function chosen<Choice extends string>(choices: readonly Choice[], raw: unknown): Choice[] {
  const named = new Set<string>(readTexts(raw))
  return choices.filter((choice) => named.has(choice))
}

function readStation(raw: unknown): Station | null {
  const station = readObject(raw)
  const name = readLocalizedText(station.name)
  const minutesOnFoot = readCount(station.minutesOnFoot)
  if (Object.keys(name).length === 0) return null
  return { name, ...(minutesOnFoot !== undefined && { minutesOnFoot }) }
}

function readDrawnMap(raw: unknown): DrawnMap | null {
  const { src, alt } = readObject(raw)
  const address = readOptionalText(src)
  return address === undefined ? null : { src: address, alt: readLocalizedText(alt) }
}

function readCount(raw: unknown): number | undefined {
  const count = readNumber(raw)
  return Number.isSafeInteger(count) && (count ?? -1) >= 0 ? count : undefined
}

function readWebsite(raw: unknown): string | undefined {
  const link = safeLink(readOptionalText(raw))
  return link?.startsWith('https:') ? link : undefined
}
