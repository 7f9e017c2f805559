import { eachOf } from '@noren/contract/fields'
import { isObject, readObject, readText } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { oncePer } from '@noren/kit/once-per'
import type { Field } from 'payload'
import type { Edition } from '../base/targets/target.ts'
import { languageWords, type Words } from '../base/words.ts'
import type { ContentCollection } from '../content/kinds/content-collection.ts'
import { closures } from '../content/kinds/facts/closures.ts'
import { dishes } from '../content/kinds/facts/dishes.ts'
import { menus } from '../content/kinds/facts/menus.ts'
import { GLOBALS, type GlobalPart } from '../content/kinds/globals/all.ts'
import { closuresAddress, menuAddress, screenOf } from '../content/model/screen-addresses.ts'
import { LIST_SLUGS, type ListSlug } from '../content/model/source.ts'
import { fieldWords, labelWords } from '../content/model/walk.ts'
import { LIST_ROWS } from './lists.ts'
import type { Problem } from './problem.ts'
import { FIELDS_OF_COMPANY } from './reshape/about.ts'
import { firstLost, type Read } from './reshape/as-read.ts'
import { GLOBAL_ROWS } from './reshape/globals.ts'

/**
 * What a page's readers would drop or change in a part of the snapshot that comes from one document
 * (readers are idempotent on valid input). Such a part is not published: better yesterday's page than a
 * broken one.
 */
export function problemsInGlobal(
  name: GlobalPart,
  value: Edition['content'][GlobalPart],
): Problem[] {
  const { read, isPerLanguage } = GLOBAL_ROWS[name]
  if (!isPerLanguage) return problemsIn(value, read, (path) => inGlobal(name, path))
  return LANGUAGES.flatMap((language) => {
    const words = languageWords(language)
    return problemsIn(value?.[LANGUAGE[language].htmlLang], read, (path) => {
      const { document, ...rest } = inGlobal(name, path)
      const { en, ja } = document
      return { ...rest, document: { en: `${en} (${words.en})`, ja: `${ja}（${words.ja}）` } }
    })
  })
}

function inGlobal(name: GlobalPart, path: readonly string[]): Problem {
  const isOfCompany = name === 'about' && FIELDS_OF_COMPANY.some((name) => name === path[0])
  const part = isOfCompany ? 'company' : name
  const { label, fields } = GLOBALS[part]
  const of = { global: GLOBAL_ROWS[part].slug }
  return {
    of,
    document: labelWords(label),
    field: fieldWords(fields, path),
    screen: screenOf(of),
  }
}

/**
 * As {@link problemsInGlobal}, for one document of a list. Remembers its results: there may be thousands,
 * of which a publish changes one.
 */
export function problemsInItem(list: ListSlug, item: unknown): Problem[] {
  return isObject(item) ? IN_ITEM[list](item) : []
}

const IN_ITEM = eachOf(LIST_SLUGS, inItem)

function inItem(list: ListSlug): (item: object) => Problem[] {
  const { kind, read } = LIST_ROWS[list]
  const { labels, fields } = kind
  const words = labelWords(labels?.singular)
  return oncePer((item) => {
    const { en, ja } = nameOf(kind, readObject(item))
    const of = { collection: list, id: Number(readObject(item)._id) }
    return problemsIn(item, read, (path) => ({
      of,
      document: { en: `${words.en} “${en || ja}”`, ja: `${words.ja}「${ja || en}」` },
      ...placeOf(of, fields, path),
    }))
  })
}

/** What names a document of a list at the desk; its address where that is empty. */
function nameOf({ admin }: ContentCollection, item: Readonly<Record<string, unknown>>): Words {
  const name = item[admin?.useAsTitle ?? '']
  if (typeof name === 'string') return { en: name, ja: name }
  const { en, ja, jp } = readObject(name)
  const [english, japanese] = [readText(en), readText(ja) || readText(jp)]
  return { en: english || japanese || readText(item.slug), ja: japanese }
}

/** Facts are published as parts of their restaurant, and edited on separate screens. */
const FACTS_OF_RESTAURANT = [
  { at: ['menuItems'], kind: dishes, screen: menuAddress },
  { at: ['menus'], kind: menus, screen: menuAddress },
  { at: ['openingHours', 'closures'], kind: closures, screen: () => closuresAddress() },
  { at: ['openingHours', 'specialHours'], kind: closures, screen: () => closuresAddress() },
]

function placeOf(
  of: { collection: ListSlug; id: number },
  fields: readonly Field[],
  path: readonly string[],
): Pick<Problem, 'field' | 'screen'> {
  const fact =
    of.collection === 'restaurants' &&
    FACTS_OF_RESTAURANT.find(({ at }) => at.every((step, index) => path[index] === step))
  if (!fact) return { field: fieldWords(fields, path), screen: screenOf(of) }
  const { at, kind, screen } = fact
  const [name = '', ...rest] = path.slice(at.length - 1)
  const label = labelWords(kind.labels?.plural)
  const list: Field = { name, type: 'array', label, fields: kind.fields }
  return { field: fieldWords([list], [name, ...rest]), screen: screen(of.id) }
}

function problemsIn(
  value: unknown,
  read: Read,
  at: (path: readonly string[]) => Problem,
): Problem[] {
  if (value === undefined) return []
  const whole = read(value)
  // Nor may a reader have to add anything: the place is where that is missing.
  const path = firstLost(value, whole) ?? firstLost(whole, value)?.slice(0, -1)
  return path ? [at(path)] : []
}
