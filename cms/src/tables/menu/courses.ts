import { COURSE_LINES } from '@noren/contract/resources/menu-prices'
import { TAGS } from '../../base/locales.ts'
import type { Words } from '../../base/words.ts'
import { withoutBullet } from './name-cell.ts'
import { isLatin, JA, tagOf } from './texts.ts'
import type { TableDish, Texts } from './types.ts'

const COURSE = /コース|会席|懐石|プラン|おまかせ|お任せ|宴会|フルコース|course|omakase|set menu/i

/** Without the word, as many lines below such a price are those of a course. */
const LEAST_LINES = 3
const LEAST_PRICE = 2000

/** Whether a dish is a course by its name or its category. */
export function isCourse({ name, category }: Pick<TableDish, 'name' | 'category'>): boolean {
  return [...Object.values(name), ...Object.values(category)].some((text) => COURSE.test(text))
}

/** Whether texts below a dish, as many as there are, are the lines of a course. */
export function hasLines(dish: TableDish, count: number): boolean {
  return isCourse(dish) || (count >= LEAST_LINES && (dish.price ?? 0) >= LEAST_PRICE)
}

/** A row below a course as one of its lines: `先付　胡麻豆腐`. */
export function lineOf({ name, description }: Pick<TableDish, 'name' | 'description'>): Texts {
  const line: Texts = {}
  for (const tag of TAGS) {
    const parts = [withoutBullet(name[tag] ?? ''), description[tag]].filter(Boolean)
    if (parts.length > 0) line[tag] = parts.join(tag === JA ? '　' : ' ')
  }
  return line
}

/** Takes the lines that a course has in its description, and says where there are too many. */
export function withLines(dish: TableDish): Words | null {
  const several = TAGS.filter((tag) => dish.description[tag]?.includes('\n'))
  if (several.length > 0 && isCourse(dish)) {
    const [first, ...others] = several.map((tag) =>
      linesIn(dish.description[tag] ?? '').map((text): Texts => ({ [tag]: text })),
    )
    const isPaired = others.every((lines) => lines.length === first?.length)
    const lines = isPaired
      ? (first ?? []).map((line, at) => Object.assign({}, line, ...others.map((each) => each[at])))
      : [...(first ?? []), ...others.flat()]
    dish.course = [...lines, ...(dish.course ?? [])]
    for (const tag of several) delete dish.description[tag]
  }
  return (dish.course?.length ?? 0) > COURSE_LINES ? TOO_LONG : null
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Adds a text below a dish: its English name where it has none, otherwise its description. */
export function addBehind(dish: TableDish, text: string): void {
  const tag = tagOf(text)
  const isName = isLatin(text) && dish.name[tag] === undefined && dish.name[JA] !== undefined
  if (isName) dish.name[tag] = text
  else dish.description[tag] = [dish.description[tag], text].filter(Boolean).join('\n')
}

const TOO_LONG: Words = {
  en: `A course has ${COURSE_LINES} lines at most.`,
  ja: `コースの内容は${COURSE_LINES}行までです。`,
}
