import { type Day, readDay, writeDay } from '../hours/calendar.ts'
import { isObject, readOptionalTexts } from '../json.ts'
import { type LocalizedText, readOptionalLocalizedTexts } from '../localized.ts'

/** What becomes of a restaurant: it moves (移転), pauses (休業), or closes for good (閉店). */
export const STANDINGS = ['moves', 'pauses', 'closes'] as const

/** What a restaurant that moves says of its new place, beside the address. */
const PLACE_TEXTS = ['phone', 'mapLink'] as const

/**
 * What a restaurant states of itself (optional key of our own API, readings A4). Days are days of Japan's
 * calendar, `YYYY-MM-DD`.
 */
export type Standing = {
  kind: (typeof STANDINGS)[number]
  /** The first day at the new address, of the pause, or after the last day it is open. */
  from: string
  /** The last day of a pause; none while nobody knows. */
  to?: string
  /** The last day on which the page says so. Of a closed restaurant nothing is at its address afterwards. */
  until?: string
  /** The place it moves to. */
  address?: LocalizedText
  area?: LocalizedText
  phone?: string
  mapLink?: string
  /** A few words of staff to their guests. */
  note?: LocalizedText
  /** Added by the site: the day has come. */
  begun?: true
  /** Added by the site: nothing is at its address any more. */
  gone?: true
}

/** Reads what a restaurant states; `null` for nothing, or nothing that can be read. Never throws. */
export function readStanding(raw: unknown): Standing | null {
  if (!isObject(raw)) return null
  const kind = STANDINGS.find((each) => each === raw.kind)
  const from = readDay(raw.from)
  if (!kind || from === null) return null
  const [to, until] = [readDay(raw.to), readDay(raw.until)]
  const texts = readOptionalLocalizedTexts(raw, ['address', 'area', 'note'])
  // Without its new address a move says nothing.
  if (kind === 'moves' && !texts.address) return null
  return {
    kind,
    from: writeDay(from),
    ...(kind === 'pauses' && to !== null && to >= from && { to: writeDay(to) }),
    ...(until !== null && until >= from && { until: writeDay(until) }),
    ...texts,
    ...readOptionalTexts(raw, PLACE_TEXTS),
    ...(raw.begun === true && { begun: true }),
    ...(raw.gone === true && { gone: true }),
  }
}

/** Before its day, from it on, or when it is no longer said. */
export type Phase = 'announced' | 'begun' | 'over'

/** How far what is stated has come on a day. */
export function phaseOn({ kind, from, to, until }: Standing, day: Day): Phase {
  const date = writeDay(day)
  if (date < from) return 'announced'
  const last = kind === 'pauses' ? to : until
  return last !== undefined && last < date ? 'over' : 'begun'
}

/** Whether a restaurant has stated that it receives no guests on a day, `YYYY-MM-DD`. */
export function isAwayOn({ kind, from, to }: Standing, date: string): boolean {
  return kind !== 'moves' && from <= date && (to === undefined || date <= to)
}
