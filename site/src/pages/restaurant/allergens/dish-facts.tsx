import type { Allergen } from '@noren/contract/allergens/allergens'
import { listOf, sizeOf } from '@noren/contract/allergens/lists'
import { type DishFacts as Facts, unknownIn } from '@noren/contract/allergens/marks'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import { useLanguage } from '#src/language/use-language.ts'
import { ALLERGEN_WORDS } from './allergen-words.ts'
import styles from './dish-facts.module.css'

/** What a menu says below a dish: the diets it suits, raw fish and alcohol, its allergens. */
export function DishFacts({ dish: facts }: { dish: Facts }) {
  const { allergens, allergenList, marks = [] } = facts
  const language = useLanguage()
  const { dish } = ALLERGEN_WORDS[language]
  const namesOf = (all: readonly Allergen[]) =>
    all.map((allergen) => ALLERGEN_NAMES[language][allergen])
  const names = allergens && namesOf(allergens)
  const unknown = names ? namesOf(unknownIn(facts)) : []
  return (
    <ul className={styles.facts}>
      {marks.map((mark) => (
        <li key={mark} className={styles.mark}>
          {dish.marks[mark]}
        </li>
      ))}
      <li>
        {!names && dish.notStated}
        {names &&
          (names.length > 0 ? dish.contains(names) : dish.none(sizeOf(listOf(allergenList))))}
      </li>
      {unknown.length > 0 && <li className={styles.mark}>{dish.unknown(unknown)}</li>}
    </ul>
  )
}
