import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import { ALLERGEN_LISTS, readListDate } from '@noren/contract/allergens/lists'
import { MARKS, unknownIn } from '@noren/contract/allergens/marks'
import { eachOf } from '@noren/contract/fields'
import { isObject, readNumber, readObject, readText } from '@noren/contract/json'
import type { HtmlLang } from '@noren/contract/language'
import type { JsonObject } from 'payload'
import * as v from 'valibot'
import { LOCALES } from '../../base/locales.ts'
import { dayKept } from '../../content/fields/day.ts'
import { chosenAllergens } from '../../content/fields/dish-facts.ts'
import { inOneSave } from '../../content/side-by-side/other-name.ts'

/** The tags of the content's languages, the desk's own first. */
export const TAGS: readonly HtmlLang[] = LOCALES.map(({ htmlLang }) => htmlLang)

/** A text in every language; empty where it is not written. */
export type Texts = Record<HtmlLang, string>

const texts = v.pipe(
  v.record(v.picklist(TAGS), v.string()),
  v.transform((given): Texts => eachOf(TAGS, (tag) => given[tag] ?? '')),
)

export const dishSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  name: texts,
  description: texts,
  category: texts,
  /** Yen, tax included. */
  price: v.nullable(v.pipe(v.number(), v.integer())),
  /** Id of a picture of the library. */
  photo: v.nullable(v.pipe(v.number(), v.integer())),
  soldOut: v.boolean(),
  /** The day of business it is sold out on, `YYYY-MM-DD`; `null`: until somebody says otherwise. */
  soldOutOn: v.nullable(v.pipe(v.string(), v.isoDate())),
  allergensChecked: v.boolean(),
  /** The date of the list they were checked by; `null`: the first one. */
  allergenList: v.nullable(v.picklist(ALLERGEN_LISTS.map(({ date }) => date))),
  allergens: v.array(v.picklist(ALLERGENS)),
  marks: v.array(v.picklist(MARKS)),
})

/** A dish as the screen of the menu works on it. */
export type Dish = v.InferOutput<typeof dishSchema>

export type DishField = Exclude<keyof Dish, 'id'>

/** What is said of some fields of a dish. */
export type Said = { [Field in DishField]?: Dish[Field] | undefined }

/** What is known of a dish besides its texts, for one that is begun anew. */
export const BLANK = {
  price: null,
  photo: null,
  soldOut: false,
  soldOutOn: null,
  allergensChecked: false,
  allergenList: null,
  allergens: [],
  marks: [],
} satisfies Partial<Dish>

/** The same text in no language. */
export function noTexts(): Texts {
  return eachOf(TAGS, () => '')
}

/** Reads dishes as the desk keeps them, in all languages. */
export function readDishes(docs: readonly object[]): Dish[] {
  return docs.map((doc) => readDish(readObject(doc)))
}

function readDish(row: Record<string, unknown>): Dish {
  const day = readText(row.soldOutOn).slice(0, 10)
  const photo = readNumber(isObject(row.photo) ? row.photo.id : row.photo)
  return {
    id: readText(row.id),
    name: readTexts(row.name),
    description: readTexts(row.description),
    category: readTexts(row.category),
    price: readNumber(row.price) ?? null,
    photo: photo ?? null,
    soldOut: row.soldOut === true,
    soldOutOn: row.soldOut === true && day !== '' ? day : null,
    allergensChecked: row.allergensChecked === true,
    allergenList: readListDate(row.allergenList) ?? null,
    allergens: chosenAllergens(row),
    marks: chosen(MARKS, row.marks),
  }
}

function readTexts(value: unknown): Texts {
  const given = readObject(value)
  return eachOf(TAGS, (tag) => readText(given[tag]))
}

function chosen<Value extends string>(all: readonly Value[], given: unknown): Value[] {
  return Array.isArray(given) ? all.filter((each) => given.includes(each)) : []
}

/** What is said of a dish as one save of its document takes it. */
export function dataOf(dish: Said): JsonObject {
  const data = Object.entries(dish).map(([field, value]) => {
    if (isTexts(value)) return inOneSave(field, value)
    return { [field]: field === 'soldOutOn' && typeof value === 'string' ? dayKept(value) : value }
  })
  return Object.assign({}, ...data)
}

function isTexts(value: unknown): value is Texts {
  return isObject(value) && TAGS.every((tag) => typeof value[tag] === 'string')
}

/** Whether two values of dishes are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What the list a dish was checked by did not ask; nothing of a dish that nobody has checked at all. */
export function unasked({ allergensChecked, allergenList, allergens }: Dish): Allergen[] {
  if (!allergensChecked) return []
  return unknownIn({ allergens, ...(allergenList && { allergenList }) })
}

/** What a dish is called in a language of the desk, else in another. */
export function nameOf({ name }: Pick<Dish, 'name'>, language: string): string {
  const own = TAGS.filter((tag) => tag === language)
  return [...own, ...TAGS].map((tag) => name[tag].trim()).find(Boolean) ?? ''
}
