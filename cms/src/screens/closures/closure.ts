import { BANNER_PLACES, type OpeningHours } from '@noren/contract/hours/opening-hours'
import type { HtmlLang } from '@noren/contract/language'
import * as v from 'valibot'
import { TAGS } from '../../base/locales.ts'
import type { Words } from '../../base/words.ts'
import { MOST_TIMES } from '../../content/model/fields/service-times.ts'
import { LINE_LIMIT } from '../../content/model/fields/text.ts'
import { NAMELESS } from '../nameless.ts'

/** The name of the screen. */
export const CLOSURES: Words = { en: 'Closures and special hours', ja: '臨時休業・特別営業' }

/** Most restaurants, and most times of service, in one save. */
const MOST_RESTAURANTS = 300
/** Most entries that one save replaces on its days. */
const MOST_OVER = 3000

const short = v.pipe(v.string(), v.maxLength(16))
const reasonText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LINE_LIMIT)), '')

const timesSchema = v.strictObject({ opens: short, closes: short, lastOrder: short })

/** What staff enter about some days of some restaurants. */
const closureSchema = v.strictObject({
  /** Ids of restaurants. */
  restaurants: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(MOST_RESTAURANTS)),
  /** The first and the last day, `YYYY-MM-DD`. */
  from: short,
  to: short,
  /** The times of service on these days; none means closed. */
  times: v.pipe(v.array(timesSchema), v.maxLength(MOST_TIMES)),
  /** The reason, by the languages' tags; empty where it is not written. */
  reason: v.record(v.picklist(TAGS), reasonText),
  banner: v.nullable(v.picklist(BANNER_PLACES)),
})

/** A save: the new closure, if any, the documents it replaces, and those that give way to it on its days. */
export const savingSchema = v.strictObject({
  closure: v.nullable(closureSchema),
  replaces: v.pipe(v.array(v.string()), v.maxLength(MOST_RESTAURANTS)),
  over: v.optional(v.pipe(v.array(v.string()), v.maxLength(MOST_OVER)), []),
})

/** The result of a save: the restaurants whose visitors see it, and when it went live. */
export const savedSchema = v.object({
  shown: v.array(v.number()),
  /** ISO 8601; `null` while it is not on the site. */
  published: v.nullable(v.string()),
})

export type Closure = v.InferOutput<typeof closureSchema>
export type TimesTyped = v.InferOutput<typeof timesSchema>
export type Saving = v.InferOutput<typeof savingSchema>
export type Saved = v.InferOutput<typeof savedSchema>

/** The same closure or special hours of all restaurants that have them, each a separate document. */
export type Entry = Closure & { ids: string[] }

/** A restaurant of the screen; `isShown` where visitors see it. */
export type Choice = {
  id: number
  names: { [Tag in HtmlLang]?: string }
  isShown: boolean
  /** Its regular hours, and when it is away; `null` without any. */
  hours: OpeningHours | null
}

/** A restaurant's name in the languages of the desk, otherwise in any other. */
export function namesOf({ names }: Choice): Words {
  const any = TAGS.map((tag) => names[tag]).find(Boolean)
  return { en: names.en || any || NAMELESS.en, ja: names.ja || any || NAMELESS.ja }
}
