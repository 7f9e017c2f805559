import { type Accent, readAccent } from '@noren/contract/accent'
import { CENTRE } from '@noren/contract/focus'
import { restaurantDay } from '@noren/contract/hours/business-day'
import { readDay, writeDay } from '@noren/contract/hours/calendar'
import { openState } from '@noren/contract/hours/open-state'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { readNumber, readObject } from '@noren/contract/json'
import type { HtmlLang } from '@noren/contract/language'
import type { DataFromCollectionSlug, Payload, TypedUser } from 'payload'
import { TAGS } from '../../base/locales.ts'
import type { Words } from '../../base/words.ts'
import { smallPicture } from '../../content/library/media/small-picture.ts'
import { reshapeOpeningHours } from '../../publish/reshape/opening-hours.ts'
import { closureWords, NO_HOURS, STATE_WORDS, type STATUS_WORDS } from './card-words.ts'

/** A restaurant at a glance: what visitors see of it at a given time, and whether there is a draft. */
export type RestaurantCard = {
  id: number
  name: string
  area: string
  accent: Accent
  photo: CardPhoto | null
  /** `null`: its hours are not written in a form that a clock can read. */
  isOpen: boolean | null
  hours: Words
  /** The current closure, or the next one. */
  closure: Words | null
  status: keyof typeof STATUS_WORDS
}

/** A photo: its address on the desk, and the focus that stays in sight, as `object-position`. */
type CardPhoto = { src: string; spot: string }

type Asking = { payload: Payload; user: TypedUser; now: Date; locale: HtmlLang }

/** A row of the list: the newest version of a restaurant. */
type Row = { id: number; _status?: string | null | undefined }

/** The cards of some rows, in their order. */
export async function restaurantCards(asking: Asking, rows: readonly Row[]) {
  const { payload, user, now, locale } = asking
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { id: { in: rows.map(({ id }) => id) } },
    pagination: false,
    depth: 1,
    locale,
    fallbackLocale: TAGS.filter((tag) => tag !== locale),
    user,
    overrideAccess: false,
    select: {
      name: true,
      area: true,
      accent: true,
      mainPhoto: true,
      fallbackPhoto: true,
      openingHours: true,
      standing: true,
      _status: true,
    },
  })
  const closures = await payload.find({
    collection: 'closures',
    where: { restaurant: { in: docs.map(({ id }) => id) } },
    pagination: false,
    depth: 0,
    locale,
    user,
    overrideAccess: false,
  })
  return rows.flatMap(({ id, _status }): RestaurantCard[] => {
    const doc = docs.find((each) => each.id === id)
    const own = closures.docs.filter(({ restaurant }) => restaurant === id)
    return doc ? [cardOf({ ...doc, closures: own }, _status === 'draft', now)] : []
  })
}

type Seen = Pick<
  DataFromCollectionSlug<'restaurants'>,
  | 'id'
  | 'name'
  | 'area'
  | 'accent'
  | 'mainPhoto'
  | 'fallbackPhoto'
  | 'openingHours'
  | 'standing'
  | '_status'
> & { closures: DataFromCollectionSlug<'closures'>[] }

function cardOf(doc: Seen, hasDraft: boolean, now: Date): RestaurantCard {
  const hours = reshapeOpeningHours(doc)
  const state = hours && hours.sessions.length > 0 ? openState(hours, now) : null
  return {
    id: doc.id,
    name: doc.name ?? '',
    area: doc.area ?? '',
    accent: readAccent(doc.accent),
    photo: photoOf(doc.mainPhoto) ?? photoOf(doc.fallbackPhoto),
    isOpen: state?.open ?? null,
    hours: state ? { en: state.say(STATE_WORDS.en), ja: state.say(STATE_WORDS.ja) } : NO_HOURS,
    closure: hours && nextClosure(hours, now),
    status: doc._status !== 'published' ? 'draft' : hasDraft ? 'changed' : 'published',
  }
}

/** What a card shows of a picture of the library; `null` without one. */
export function photoOf(picture: unknown): CardPhoto | null {
  const src = smallPicture(picture)
  const { focalX, focalY } = readObject(picture)
  const spot = `${readNumber(focalX) ?? CENTRE.x}% ${readNumber(focalY) ?? CENTRE.y}%`
  return src === null ? null : { src, spot }
}

function nextClosure(hours: OpeningHours, now: Date): Words | null {
  const today = writeDay(restaurantDay(hours, tokyoMinute(now)))
  const [next] = hours.closures
    .filter(({ to }) => to >= today)
    .sort((a, b) => a.from.localeCompare(b.from))
  const [from, to] = [readDay(next?.from), readDay(next?.to)]
  // The restaurant was read in one language, which counts for all.
  return next && from !== null && to !== null ? closureWords(from, to, next.reason.en ?? '') : null
}
