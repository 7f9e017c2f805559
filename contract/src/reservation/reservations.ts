import { readNumber, readObject } from '../json.ts'

/** Minutes between two times that guests can choose. */
export const SLOT_MINUTES = [15, 30, 60] as const

/** How a restaurant takes requests for tables (optional key of our own API, readings A4). */
export type Reservations = {
  /** Guests call for every table; the other rules then do not apply. */
  telephoneOnly?: true
  /** Only a private room is booked, for parties from so many guests; at the tables nobody books. */
  privateRoomFrom?: number
  /** Guests at one table; larger parties call. */
  largestParty: number
  /** Days from the day of business to the first that guests can choose; for earlier ones they call. */
  leadDays: number
  /** Days from the day of business to the last that guests can choose. */
  daysAhead: number
  slotMinutes: (typeof SLOT_MINUTES)[number]
  /** Minutes before closing at which the last guests may arrive, where a session has no last order. */
  lastSeatingMinutes: number
}

/** The rules of a restaurant that states none. */
export const DEFAULT_RESERVATIONS: Reservations = {
  largestParty: 8,
  leadDays: 2,
  daysAhead: 60,
  slotMinutes: 30,
  lastSeatingMinutes: 60,
}

/** Smallest and largest number of each field; the desk refuses others. */
export const RESERVATION_LIMITS = {
  privateRoomFrom: [1, 50],
  largestParty: [1, 50],
  leadDays: [0, 14],
  daysAhead: [1, 180],
  lastSeatingMinutes: [0, 240],
} as const satisfies { [Field in keyof Reservations]?: readonly [number, number] }

/** Reads them; a missing or invalid number becomes the default. `null` when there are none. */
export function readReservations(raw: unknown): Reservations | null {
  const given = readObject(raw)
  const slot = readNumber(given.slotMinutes)
  const within = (field: keyof typeof RESERVATION_LIMITS): number | undefined => {
    const [least, most] = RESERVATION_LIMITS[field]
    const number = readNumber(given[field])
    const fits = Number.isInteger(number) && number !== undefined && least <= number
    return fits && number <= most ? number : undefined
  }
  const read = {
    privateRoomFrom: within('privateRoomFrom'),
    largestParty: within('largestParty'),
    leadDays: within('leadDays'),
    daysAhead: within('daysAhead'),
    slotMinutes: SLOT_MINUTES.find((minutes) => minutes === slot),
    lastSeatingMinutes: within('lastSeatingMinutes'),
  }
  const telephoneOnly = given.telephoneOnly === true
  const largestParty = read.largestParty ?? DEFAULT_RESERVATIONS.largestParty
  const { privateRoomFrom } = read
  if (!telephoneOnly && Object.values(read).every((value) => value === undefined)) return null
  return {
    ...(telephoneOnly && { telephoneOnly }),
    ...(privateRoomFrom &&
      !telephoneOnly &&
      privateRoomFrom <= largestParty && { privateRoomFrom }),
    largestParty,
    leadDays: read.leadDays ?? DEFAULT_RESERVATIONS.leadDays,
    daysAhead: read.daysAhead ?? DEFAULT_RESERVATIONS.daysAhead,
    slotMinutes: read.slotMinutes ?? DEFAULT_RESERVATIONS.slotMinutes,
    lastSeatingMinutes: read.lastSeatingMinutes ?? DEFAULT_RESERVATIONS.lastSeatingMinutes,
  }
}
