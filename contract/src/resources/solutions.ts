import { isObject, readList, readObject, readText } from '../json.ts'
import { type LocalizedText, readTextByTag } from '../localized.ts'

/** One business or service of the company, texts keyed `en` and `ja` (SOL-17). */
export type Solution = {
  _id: string
  image: string
  title: LocalizedText
  category: LocalizedText
  description: LocalizedText
}

/** Heading and paragraph above the solutions, keyed `en` and `ja`. */
export type SolutionsSection = { heading: LocalizedText; paragraph: LocalizedText }

/** Reads the list of solutions; what is not an object is left out. */
export function readSolutions(raw: unknown): Solution[] {
  return readList(raw, (item) =>
    isObject(item)
      ? {
          _id: readText(item._id),
          image: readText(item.image),
          title: readTextByTag(item.title),
          category: readTextByTag(item.category),
          description: readTextByTag(item.description),
        }
      : null,
  )
}

/** Reads the section's texts; `null` when there is neither heading nor paragraph. */
export function readSolutionsSection(raw: unknown): SolutionsSection | null {
  const object = readObject(raw)
  const section = {
    heading: readTextByTag(object.heading),
    paragraph: readTextByTag(object.paragraph),
  }
  const texts = { ...section.heading, ...section.paragraph }
  return Object.keys(texts).length > 0 ? section : null
}
