import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import { ALLERGEN_LISTS, readListDate } from '@noren/contract/allergens/lists'
import { MARKS, unknownIn } from '@noren/contract/allergens/marks'
import { eachOf } from '@noren/contract/fields'
import { isObject, readNumber, readObject, readText } from '@noren/contract/json'
import type { HtmlLang } from '@noren/contract/language'
import { PRICINGS } from '@noren/contract/resources/menu-prices'
import type { JsonObject } from 'payload'
import * as v from 'valibot'
import { TAGS } from '../../base/locales.ts'
import { newId } from '../../base/new-id.ts'
import type { Words } from '../../base/words.ts'
import { dayKept } from '../../content/model/fields/day.ts'
import { chosenAllergens } from '../../content/model/fields/dish-facts.ts'
import { readPricedRows } from '../../content/model/fields/priced-rows.ts'
import { inOneSave } from '../../content/model/other-name.ts'

/** A text in every language; empty where it is not written. */
export type Texts = Record<HtmlLang, string>

export const textsSchema = v.pipe(
  v.record(v.picklist(TAGS), v.string()),
  v.transform((given): Texts => eachOf(TAGS, (tag) => given[tag] ?? '')),
)

const texts = textsSchema
const noTextsYet = v.optional(texts, () => noTexts())
const yen = v.nullable(v.pipe(v.number(), v.integer()))
/** `YYYY-MM-DD` */
const day = v.nullable(v.pipe(v.string(), v.isoDate()))

const some = v.optional(v.nullable(v.pipe(v.number(), v.integer())), null)
/** A price with its name; `null` while it is not written yet. */
const priced = v.strictObject({ label: texts, price: yen })
const rows = v.optional(v.pipe(v.array(priced), v.maxLength(20)), () => [])

/** What a browser tab or a screen from before a field does not have is empty. */
export const dishSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  name: texts,
  description: texts,
  category: texts,
  /** The key of its menu. */
  menu: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  /** Yen, tax included. */
  price: yen,
  /** Its prices with their names, where it has several; `price` is `null` then. */
  prices: rows,
  pricing: v.optional(v.nullable(v.picklist(PRICINGS)), null),
  people: some,
  notice: some,
  minutes: some,
  /** A line for each dish of a course. */
  course: noTextsYet,
  extras: rows,
  /** Id of a picture of the library. */
  photo: v.nullable(v.pipe(v.number(), v.integer())),
  soldOut: v.boolean(),
  /** The day of business on which it is sold out; `null`: until someone says otherwise. */
  soldOutOn: day,
  /** The first and the last day of business on the menu; `null`: no limit. */
  shownFrom: day,
  shownUntil: day,
  /** Its next price, name and description, empty where they stay; and from which day of business on. */
  plannedPrice: yen,
  plannedName: texts,
  plannedDescription: texts,
  plannedFrom: day,
  allergensChecked: v.boolean(),
  /** The date of the list of allergens it was checked by; `null`: the first one. */
  allergenList: v.nullable(v.picklist(ALLERGEN_LISTS.map(({ date }) => date))),
  allergens: v.array(v.picklist(ALLERGENS)),
  marks: v.array(v.picklist(MARKS)),
})

/** A dish as the menu's screen edits it. */
export type Dish = v.InferOutput<typeof dishSchema>

/** A price of several, or an extra. */
export type Priced = Dish['prices'][number]

export type DishField = Exclude<keyof Dish, 'id'>

/** Values for some fields of a dish. */
export type Said = { [Field in DishField]?: Dish[Field] | undefined }

/** An empty text in every language. */
export function noTexts(): Texts {
  return eachOf(TAGS, () => '')
}

/** A new, empty dish. */
export function blankDish(): Dish {
  return readDish({ id: newId() })
}

/** Reads dishes as the desk stores them, in all languages. */
export function readDishes(docs: readonly object[]): Dish[] {
  return docs.map(readDish)
}

/** Reads one of them. */
export function readDish(doc: object): Dish {
  const row = readObject(doc)
  const photo = readNumber(isObject(row.photo) ? row.photo.id : row.photo)
  return {
    id: readText(row.id),
    name: readTexts(row.name),
    description: readTexts(row.description),
    category: readTexts(row.category),
    menu: readText(row.menu),
    price: readNumber(row.price) ?? null,
    prices: readRows(row.prices),
    pricing: PRICINGS.find((each) => each === row.pricing) ?? null,
    people: readNumber(row.people) ?? null,
    notice: readNumber(row.notice) ?? null,
    minutes: readNumber(row.minutes) ?? null,
    course: readTexts(row.course),
    extras: readRows(row.extras),
    photo: photo ?? null,
    soldOut: row.soldOut === true,
    soldOutOn: row.soldOut === true ? readKeptDay(row.soldOutOn) : null,
    shownFrom: readKeptDay(row.shownFrom),
    shownUntil: readKeptDay(row.shownUntil),
    plannedPrice: readNumber(row.plannedPrice) ?? null,
    plannedName: readTexts(row.plannedName),
    plannedDescription: readTexts(row.plannedDescription),
    plannedFrom: readKeptDay(row.plannedFrom),
    allergensChecked: row.allergensChecked === true,
    allergenList: readListDate(row.allergenList) ?? null,
    allergens: chosenAllergens(row),
    marks: chosen(MARKS, row.marks),
  }
}

function readKeptDay(kept: unknown): string | null {
  return readText(kept).slice(0, 10) || null
}

function readRows(stored: unknown): Priced[] {
  return readPricedRows(stored).map(({ label, price }) => ({ label: readTexts(label), price }))
}

/** Reads a text as the desk stores it, in all languages. */
export function readTexts(value: unknown): Texts {
  const given = readObject(value)
  return eachOf(TAGS, (tag) => readText(given[tag]))
}

function chosen<Value extends string>(all: readonly Value[], given: unknown): Value[] {
  return Array.isArray(given) ? all.filter((each) => given.includes(each)) : []
}

const DAYS: ReadonlySet<string> = new Set(['soldOutOn', 'shownFrom', 'shownUntil', 'plannedFrom'])

const ROWS: ReadonlySet<string> = new Set(['prices', 'extras'])

/** Fields of a dish as one save of its document takes them. */
export function dataOf(dish: Said): JsonObject {
  const data = Object.entries(keptFields(dish)).map(([field, value]) =>
    isTexts(value) ? inOneSave(field, value) : { [field]: value },
  )
  return Object.assign({}, ...data)
}

/** Fields of a dish from its document, read in all languages. */
export function keptFields(dish: Said): JsonObject {
  return Object.fromEntries(
    Object.entries(dish).map(([field, value]) => [
      field,
      DAYS.has(field) && typeof value === 'string'
        ? dayKept(value)
        : ROWS.has(field)
          ? readPricedRows(value)
          : value,
    ]),
  )
}

function isTexts(value: unknown): value is Texts {
  return isObject(value) && TAGS.every((tag) => typeof value[tag] === 'string')
}

/** Whether two values of dishes are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The allergens that the list a dish was checked by did not include; none for an unchecked dish. */
export function unasked({ allergensChecked, allergenList, allergens }: Dish): Allergen[] {
  if (!allergensChecked) return []
  return unknownIn({ allergens, ...(allergenList && { allergenList }) })
}

/** A dish's name in a language of the desk, otherwise in any other. */
export function nameOf({ name }: Pick<Dish, 'name'>, language: string): string {
  const own = TAGS.filter((tag) => tag === language)
  return [...own, ...TAGS].map((tag) => name[tag].trim()).find(Boolean) ?? ''
}

/** The same, in the languages of the desk. */
export function namesOf(dish: Pick<Dish, 'name'>): Words {
  return { en: nameOf(dish, 'en'), ja: nameOf(dish, 'ja') }
}

/** A new copy of the dish, to change. */
export function copyOf(dish: Dish, id: string): Dish {
  const name = eachOf(TAGS, (tag) => dish.name[tag] && `${dish.name[tag]} (2)`)
  return { ...dish, id, name, soldOut: false, soldOutOn: null }
}

/** Whether a text is written in any language. */
export function isWritten(texts: Texts): boolean {
  return TAGS.some((tag) => texts[tag].trim() !== '')
}
