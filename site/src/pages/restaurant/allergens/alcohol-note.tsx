import type { DishFacts } from '@noren/contract/allergens/marks'
import { useLanguage } from '#src/language/use-language.ts'
import styles from './alcohol-note.module.css'
import { ALLERGEN_WORDS } from './allergen-words.ts'

/** Who is served no alcohol, below a menu that has any. */
export function AlcoholNote({ dishes }: { dishes: readonly DishFacts[] }) {
  const { alcohol } = ALLERGEN_WORDS[useLanguage()]
  if (!dishes.some(({ marks }) => marks?.includes('alcohol'))) return null
  return <p className={styles.note}>{alcohol}</p>
}
