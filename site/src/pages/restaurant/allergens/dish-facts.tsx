import type { Allergen } from '@noren/contract/allergens/allergens'
import { listOf, sizeOf } from '@noren/contract/allergens/lists'
import {
  containedIn,
  dietsOf,
  type DishFacts as Facts,
  type Mark,
  unknownIn,
} from '@noren/contract/allergens/marks'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import type { PerLanguage } from '@noren/contract/language'
import { allergens as en } from '#src/language/bundle/en/allergens.ts'
import { allergens as jp } from '#src/language/bundle/jp/allergens.ts'
import { useLanguage } from '#src/language/use-language.ts'
import styles from './dish-facts.module.css'
import { filterValues } from './filter-values.ts'

/**
 * What a menu says about allergens and diets. Not in the bundle, since only the menu shows these
 * texts.
 */
export const ALLERGEN_WORDS: PerLanguage<typeof en> = { en, jp }

/** Whether a menu states allergens or marks for any dish; otherwise the page shows none of this. */
export function isStated(dishes: readonly Facts[]): boolean {
  return dishes.some(({ allergens, marks }) => allergens !== undefined || marks !== undefined)
}

/**
 * The attributes menu-filter.module.css uses: everything a dish is known to contain, and the diets
 * it suits; and the allergens nobody has stated, for counting.
 */
export function filterData(dish: Facts) {
  return {
    'data-contains': filterValues(containedIn(dish)),
    'data-suits': filterValues(dietsOf(dish)),
    'data-unknown': filterValues(unknownIn(dish)),
  }
}

/** Whether a dish is stated to contain nothing on today's list: the menu says so once for all. */
export function isSilent(dish: Facts): boolean {
  return dish.allergens?.length === 0 && unknownIn(dish).length === 0
}

/** What a guest looks for, or must not miss. */
const SHOUTED: ReadonlySet<Mark> = new Set(['vegan', 'rawFish'])

/** What a menu says below a dish: the diets it suits and raw fish, its allergens and alcohol. */
export function DishFacts({ dish: facts }: { dish: Facts }) {
  const { allergens, allergenList, marks = [] } = facts
  const language = useLanguage()
  const { dish } = ALLERGEN_WORDS[language]
  const namesOf = (all: readonly Allergen[]) =>
    all.map((allergen) => ALLERGEN_NAMES[language][allergen])
  const names = allergens && namesOf(allergens)
  const unknown = names ? namesOf(unknownIn(facts)) : []
  const isQuiet = isSilent(facts)
  const hasAlcohol = marks.includes('alcohol')
  if (isQuiet && marks.length === 0) return null
  return (
    <ul className={styles.facts}>
      {marks
        .filter((mark) => mark !== 'alcohol')
        .map((mark) => (
          <li key={mark} className={SHOUTED.has(mark) ? styles.mark : undefined}>
            {dish.marks[mark]}
          </li>
        ))}
      {!isQuiet && (
        <li>
          {!names && dish.notStated}
          {names &&
            (names.length > 0
              ? dish.contains(names, hasAlcohol)
              : dish.none(sizeOf(listOf(allergenList))))}
        </li>
      )}
      {hasAlcohol && !names?.length && <li>{dish.containsAlcohol}</li>}
      {unknown.length > 0 && <li className={styles.mark}>{dish.unknown(unknown)}</li>}
    </ul>
  )
}

/** Whom the restaurant serves no alcohol, below a menu that has any. */
export function AlcoholNote({ dishes }: { dishes: readonly Facts[] }) {
  const { alcohol } = ALLERGEN_WORDS[useLanguage()]
  if (!dishes.some(({ marks }) => marks?.includes('alcohol'))) return null
  return <p className={styles.note}>{alcohol}</p>
}
