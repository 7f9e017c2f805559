import { isDeepStrictEqual } from 'node:util'
import { isObject, readObject } from '@noren/contract/json'
import { type HtmlLang, LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { readRestaurant, readRestaurantListItem } from '@noren/contract/resources/restaurant'
import { readSolutions } from '@noren/contract/resources/solutions'
import { readTestimonial } from '@noren/contract/resources/testimonials'
import type { Field } from 'payload'
import { restaurants } from '../collections/restaurants.ts'
import { solutions } from '../collections/solutions.ts'
import { testimonials } from '../collections/testimonials.ts'
import { GLOBALS, type GlobalPart } from '../globals/all.ts'
import type { Edition } from '../published/target.ts'
import { languageWords, type Words } from '../words.ts'
import { fieldWords, readWords } from './field-words.ts'
import { oncePer } from './once-per.ts'
import { GLOBAL_PARTS, GLOBAL_ROWS } from './reshape/globals.ts'

/** A document a page would not show as it was written, and the field that is to blame. */
export type Problem = { document: Words; field: Words }

type Part = {
  document: Words
  fields: readonly Field[]
  value: unknown
  read: (value: unknown) => unknown
}

/**
 * What in an edition a page's reader would drop or change (the readers are idempotent on what is
 * right). An edition with a problem is not published: better yesterday's page than a broken one.
 */
export function problemsOf({ content }: Edition): Problem[] {
  return [
    ...partsOf(content).flatMap(problemsIn),
    ...(content.restaurants ?? []).flatMap((restaurant) =>
      isObject(restaurant)
        ? problemsOfRestaurant(restaurant)
        : problemsIn(restaurantPart(restaurant)),
    ),
  ]
}

/** There may be thousands, of which a publish changes one. */
const problemsOfRestaurant = oncePer((restaurant: object) => problemsIn(restaurantPart(restaurant)))

function problemsIn({ document, fields, value, read }: Part): Problem[] {
  const path = value === undefined ? null : difference(value, read(value))
  return path === null ? [] : [{ document, field: fieldWords(fields, path) }]
}

function partsOf(content: Edition['content']): Part[] {
  return [
    ...GLOBAL_PARTS.flatMap((name) => globalParts(name, content[name])),
    {
      document: readWords(solutions.labels?.plural) ?? NAMELESS,
      fields: solutions.fields,
      value: content.solutions,
      read: readSolutions,
    },
    ...testimonialParts(content.testimonials),
  ]
}

const NAMELESS: Words = { en: '', ja: '' }

function globalParts(name: GlobalPart, value: Edition['content'][GlobalPart]): Part[] {
  const { read, isPerLanguage } = GLOBAL_ROWS[name]
  const global = GLOBALS[name]
  return isPerLanguage ? inEachLanguage(global, value, read) : [part(global, value, read)]
}

type Document = { label?: unknown; fields: readonly Field[] }

function part({ label, fields }: Document, value: unknown, read: Part['read']): Part {
  return { document: readWords(label) ?? NAMELESS, fields, value, read }
}

/** The parts of a document that is published as a whole for each language. */
function inEachLanguage(
  document: Document,
  blocks: { [Tag in HtmlLang]?: unknown } | undefined,
  read: Part['read'],
): Part[] {
  return LANGUAGES.map((language) => {
    const whole = part(document, blocks?.[LANGUAGE[language].htmlLang], read)
    const { en, ja } = languageWords(language)
    const { document: name } = whole
    return { ...whole, document: { en: `${name.en} (${en})`, ja: `${name.ja}（${ja}）` } }
  })
}

function testimonialParts(published: unknown): Part[] {
  const { data } = readObject(published)
  return (Array.isArray(data) ? data : []).map((value: unknown) => {
    const { name } = readObject(value)
    return {
      document: { en: `Testimonial “${name}”`, ja: `お客様の声「${name}」` },
      fields: testimonials.fields,
      value,
      read: readTestimonial,
    }
  })
}

function restaurantPart(value: unknown): Part {
  const { slug, name } = readObject(value)
  const { en, jp } = readObject(name)
  return {
    document: { en: `Restaurant “${en || jp || slug}”`, ja: `レストラン「${jp || en || slug}」` },
    fields: restaurants.fields,
    value,
    read: (raw) => ({ ...readRestaurantListItem(raw), ...readRestaurant(raw) }),
  }
}

/** Path of the first value that was read differently; `null` when nothing was. */
function difference(written: unknown, read: unknown, path: string[] = []): string[] | null {
  if (isDeepStrictEqual(written, read)) return null
  if (!isObject(written) && !Array.isArray(written)) return path
  const other = isObject(read) || Array.isArray(read) ? new Map(Object.entries(read)) : new Map()
  for (const [key, value] of Object.entries(written)) {
    const found = difference(value, other.get(key), [...path, key])
    if (found !== null) return found
  }
  return path
}
