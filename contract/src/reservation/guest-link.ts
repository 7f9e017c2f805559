import type { TableRequest } from '../enquiry/table-request.ts'
import { type Day, readDay, writeDay } from '../hours/calendar.ts'
import { readClock, writeClock } from '../hours/clock.ts'
import { LANGUAGE, LANGUAGES, type Language } from '../language.ts'

/**
 * The link by which a guest sees and cancels a requested table. What the guest was told last is in the link
 * itself, signed: the site never asks the desk, and both zones can write one. It names no person.
 */

/** What the guest was told last; `changed`: confirmed, with other facts than before. */
export const LINK_STATES = ['asked', 'confirmed', 'declined', 'changed'] as const

export type LinkState = (typeof LINK_STATES)[number]

/** What a link says. */
export type GuestTable = {
  /** UUID of the enquiry, whose first bits are the time it came. */
  id: string
  /** In which the guest asked. */
  language: Language
  state: LinkState
  /** Slug of the restaurant, of its time. */
  restaurant: string
  day: Day
  /** From the day's midnight, also past the next one. */
  minutes: number
  people: number
}

/** Signs a text; the same for the same text and key. */
export type Mac = (text: string) => string

/** The folder of the links, behind the prefix of a language. */
export const GUEST_FOLDER = '/r/'

/** Days a link can be read after the table's. */
const DAYS_AFTER = 7

const FORM = /^([\w-]{30,1000})\.([\w-]{22})$/
const VERSION = 1
const ID_BYTES = 16
const HEAD_BYTES = ID_BYTES + 8

/** What a link says about a table that was just asked for; `null` when it cannot be said. */
export function guestTable(
  id: string,
  { restaurant, date, time, people }: TableRequest,
  { language, state }: Pick<GuestTable, 'language' | 'state'>,
): GuestTable | null {
  const day = readDay(date)
  const minutes = readClock(time)
  if (day === null || day < 0 || minutes === null) return null
  return { id, language, state, restaurant, day, minutes, people }
}

/** The table of a link as it was asked for. */
export function requestOf({ restaurant, day, minutes, people }: GuestTable): TableRequest {
  return { restaurant, date: writeDay(day), time: writeClock(minutes), people }
}

/** The path of a link, in the guest's language. */
export function guestPath(table: GuestTable, mac: Mac): string {
  const payload = payloadOf(table)
  return guestPathIn(table.language, `${payload}.${mac(payload)}`)
}

/** The path of a link in any language. @param link its last part, as it came */
export function guestPathIn(language: Language, link: string): string {
  return LANGUAGE[language].pathPrefix + GUEST_FOLDER + link
}

/** Reads the last part of a link's path; `null` when none of our keys has signed it. */
export function readGuestLink(link: string, macs: readonly Mac[]): GuestTable | null {
  const [, payload = '', given = ''] = FORM.exec(link) ?? []
  // Compared once more signed, so that the time it takes tells nothing of the right one.
  const isOurs = macs.some((mac) => mac(given) === mac(mac(payload)))
  return isOurs ? readPayload(payload) : null
}

/** The last day on which a link is read. */
export function lastDayOf({ day }: Pick<GuestTable, 'day'>): Day {
  return day + DAYS_AFTER
}

/** When a table was asked for, in ms since 1970. */
export function askedAt({ id }: Pick<GuestTable, 'id'>): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16)
}

function payloadOf({ id, language, state, restaurant, day, minutes, people }: GuestTable): string {
  const slug = new TextEncoder().encode(restaurant)
  const bytes = new Uint8Array(HEAD_BYTES + slug.length)
  const view = new DataView(bytes.buffer)
  bytes.set(idBytes(id))
  view.setUint8(ID_BYTES, VERSION)
  view.setUint8(ID_BYTES + 1, LANGUAGES.indexOf(language) * 16 + LINK_STATES.indexOf(state))
  view.setUint16(ID_BYTES + 2, day)
  view.setUint16(ID_BYTES + 4, minutes)
  view.setUint16(ID_BYTES + 6, people)
  bytes.set(slug, HEAD_BYTES)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function readPayload(payload: string): GuestTable | null {
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  if (bytes.length <= HEAD_BYTES || bytes[ID_BYTES] !== VERSION) return null
  const view = new DataView(bytes.buffer)
  const code = view.getUint8(ID_BYTES + 1)
  const language = LANGUAGES[code >> 4]
  const state = LINK_STATES[code & 15]
  if (!language || !state) return null
  return {
    id: writeId(bytes.subarray(0, ID_BYTES)),
    language,
    state,
    restaurant: new TextDecoder().decode(bytes.subarray(HEAD_BYTES)),
    day: view.getUint16(ID_BYTES + 2),
    minutes: view.getUint16(ID_BYTES + 4),
    people: view.getUint16(ID_BYTES + 6),
  }
}

function idBytes(id: string): Uint8Array {
  return Uint8Array.from(id.replaceAll('-', '').match(/../g) ?? [], (hex) =>
    Number.parseInt(hex, 16),
  )
}

function writeId(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
