import type { DishFacts as Facts } from '@noren/contract/allergens/marks'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import { useLanguage } from '#src/language/use-language.ts'
import { ALLERGEN_WORDS } from './allergen-words.ts'
import styles from './dish-facts.module.css'

/** What a menu says below a dish: the diets it suits, raw fish and alcohol, its allergens. */
export function DishFacts({ dish: { allergens, marks = [] } }: { dish: Facts }) {
  const language = useLanguage()
  const { dish } = ALLERGEN_WORDS[language]
  const names = allergens?.map((allergen) => ALLERGEN_NAMES[language][allergen])
  return (
    <ul className={styles.facts}>
      {marks.map((mark) => (
        <li key={mark} className={styles.mark}>
          {dish.marks[mark]}
        </li>
      ))}
      <li>
        {!names && dish.notStated}
        {names && (names.length > 0 ? dish.contains(names) : dish.none)}
      </li>
    </ul>
  )
}
