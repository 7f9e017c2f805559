import { eachOf, type Flat, type NamesIn, readTextFields } from '../fields.ts'
import { isObject, readList, readObject, readText } from '../json.ts'
import { type LocalizedText, readTextByTag } from '../localized.ts'
import { readBusinessSlug } from './businesses.ts'

/** The plain fields of a solution. By hand elsewhere: `_id`, `part`, `price`. */
export const SOLUTION_FIELDS = {
  localizedTexts: ['title', 'category', 'description'],
  /** Addresses. */
  pictures: ['image'],
} as const

/** The texts above the solutions. */
export const SOLUTIONS_SECTION_TEXTS = ['heading', 'paragraph'] as const

type Fields = NamesIn<typeof SOLUTION_FIELDS>

/**
 * One business or service of the company, texts keyed `en` and `ja` (SOL-17). `part` is its slug on
 * the about page (readings A27), `price` a line such as "from ¥28,000 a night", where it has one.
 */
export type Solution = Flat<
  { _id: string; part?: string; price?: LocalizedText } & Record<Fields['pictures'], string> &
    Record<Fields['localizedTexts'], LocalizedText>
>

/** Heading and paragraph above the solutions, keyed `en` and `ja`. */
export type SolutionsSection = Record<(typeof SOLUTIONS_SECTION_TEXTS)[number], LocalizedText>

/** Reads the list of solutions; what is not an object is left out. */
export function readSolutions(raw: unknown): Solution[] {
  return readList(raw, (item) => {
    if (!isObject(item)) return null
    const part = readBusinessSlug(item.part)
    const price = readTextByTag(item.price)
    return {
      _id: readText(item._id),
      ...readTextFields(item, SOLUTION_FIELDS.pictures),
      ...eachOf(SOLUTION_FIELDS.localizedTexts, (name) => readTextByTag(item[name])),
      ...(part && { part }),
      ...(Object.keys(price).length > 0 && { price }),
    }
  })
}

/** Reads the section's texts; `null` when there is neither heading nor paragraph. */
export function readSolutionsSection(raw: unknown): SolutionsSection | null {
  const object = readObject(raw)
  const section = eachOf(SOLUTIONS_SECTION_TEXTS, (name) => readTextByTag(object[name]))
  const hasText = Object.values(section).some((text) => Object.keys(text).length > 0)
  return hasText ? section : null
}
