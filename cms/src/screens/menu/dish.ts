import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import { ALLERGEN_LISTS, readListDate } from '@noren/contract/allergens/lists'
import { MARKS, unknownIn } from '@noren/contract/allergens/marks'
import { eachOf } from '@noren/contract/fields'
import { isObject, readNumber, readObject, readText } from '@noren/contract/json'
import type { HtmlLang } from '@noren/contract/language'
import type { JsonObject } from 'payload'
import * as v from 'valibot'
import { TAGS } from '../../base/locales.ts'
import { newId } from '../../base/new-id.ts'
import type { Words } from '../../base/words.ts'
import { dayKept } from '../../content/model/fields/day.ts'
import { chosenAllergens } from '../../content/model/fields/dish-facts.ts'
import { inOneSave } from '../../content/model/other-name.ts'

/** A text in every language; empty where it is not written. */
export type Texts = Record<HtmlLang, string>

const texts = v.pipe(
  v.record(v.picklist(TAGS), v.string()),
  v.transform((given): Texts => eachOf(TAGS, (tag) => given[tag] ?? '')),
)

const yen = v.nullable(v.pipe(v.number(), v.integer()))
/** `YYYY-MM-DD` */
const day = v.nullable(v.pipe(v.string(), v.isoDate()))

export const dishSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  name: texts,
  description: texts,
  category: texts,
  /** Yen, tax included. */
  price: yen,
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
    price: readNumber(row.price) ?? null,
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

function readTexts(value: unknown): Texts {
  const given = readObject(value)
  return eachOf(TAGS, (tag) => readText(given[tag]))
}

function chosen<Value extends string>(all: readonly Value[], given: unknown): Value[] {
  return Array.isArray(given) ? all.filter((each) => given.includes(each)) : []
}

const DAYS: ReadonlySet<string> = new Set(['soldOutOn', 'shownFrom', 'shownUntil', 'plannedFrom'])

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
      DAYS.has(field) && typeof value === 'string' ? dayKept(value) : value,
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

/** Whether a dish has a next price, name or description. */
function isPlanned({ plannedPrice, plannedName, plannedDescription }: Dish): boolean {
  return plannedPrice !== null || [plannedName, plannedDescription].some(isWritten)
}

/** Whether a text is written in any language. */
export function isWritten(texts: Texts): boolean {
  return TAGS.some((tag) => texts[tag].trim() !== '')
}

/** Why a dish cannot be published as it is. */
export function problemOf(dish: Dish): Words | null {
  const name = nameOf(dish, 'ja')
  if (name === '') return NAMELESS
  if (Number.isNaN(dish.price) || Number.isNaN(dish.plannedPrice)) {
    return {
      en: `The price of “${name}” is not a whole number from 0 to 1,000,000.`,
      ja: `「${name}」の価格を、0〜1,000,000の数字で入力してください。`,
    }
  }
  if (dish.shownFrom && dish.shownUntil && dish.shownUntil < dish.shownFrom) {
    return {
      en: `The last day of “${name}” on the menu is before its first. Please correct one of them.`,
      ja: `「${name}」の掲載終了日が開始日より前です。どちらかを直してください。`,
    }
  }
  if (isPlanned(dish) === (dish.plannedFrom !== null)) return null
  return {
    en: `What is planned for “${name}” needs its day, and the day a new price or text.`,
    ja: `「${name}」の変更予定は、開始日と、新しい価格か文章の両方を入力してください。`,
  }
}

const NAMELESS: Words = {
  en: 'A dish has no name yet. Please write it, or delete the dish.',
  ja: '品名が空欄の品があります。入力するか、その品を削除してください。',
}
