import { UNTIL_CHANGED } from '@noren/contract/resources/sold-out'
import { useLanguage } from '#src/language/use-language.ts'
import { ALLERGEN_WORDS } from './allergens/dish-facts.tsx'
import styles from './sold-out.module.css'

/** Says that a dish is sold out, today or until staff say otherwise; nothing where it is not. */
export function SoldOut({ until }: { until: string | undefined }) {
  const { dish } = ALLERGEN_WORDS[useLanguage()]
  if (!until) return null
  return (
    <p className={styles.soldOut}>{until === UNTIL_CHANGED ? dish.soldOut : dish.soldOutToday}</p>
  )
}
