import { openState } from '@noren/contract/hours/open-state'
import { fullWords, type OpenAndFull } from '#src/hours/full-words.ts'
import { openWords } from '#src/hours/use-hours-notices.ts'
import { useNow } from '#src/hours/use-now.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import styles from './open-now.module.css'

/**
 * Whether the restaurant is open now and what comes next, by the clock in Tokyo, and whether its tables are
 * taken. Its lamp is out once the last order has passed, and stays lit where it is full: the house is open.
 * Says nothing of opening if the hours are not known.
 */
export function OpenNow({ restaurant }: { restaurant: OpenAndFull }) {
  const language = useLanguage()
  const words = openWords(useBundle(), language)
  const now = useNow()
  const { openingHours: hours } = restaurant
  const full = fullWords(restaurant, now, language)
  const fullNote = full && <strong className={styles.full}>{full}</strong>
  if (!hours?.sessions.length) return full ? <p>{fullNote}</p> : null
  const state = openState(hours, now)
  const text = state.say(words)
  const isServing = state.open && state.takesOrders
  // A new text gets a new paragraph: a browser that translates has put its own text into this one.
  return (
    <p
      key={text + full}
      className={`numeric ${styles.state}`}
      data-open={isServing}
      data-ends-soon={(isServing && state.endsSoon) || undefined}
    >
      {text}
      {full && ' '}
      {fullNote}
    </p>
  )
}
