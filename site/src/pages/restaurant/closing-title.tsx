import type { Restaurant } from '@noren/contract/resources/restaurant'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import styles from './closing-band.module.css'
import { FACT_WORDS } from './fact-groups.ts'

/** The heading of the closing band, which names the restaurant. */
export function ClosingTitle({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { text } = markedText(restaurant.name, language)
  return (
    <h2 id="closing" className={`display ${styles.title}`}>
      {FACT_WORDS[language].table(text)}
    </h2>
  )
}
