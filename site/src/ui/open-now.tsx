import { openState } from '@noren/contract/hours/open-state'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { openWords } from '#src/hours/use-hours-notices.ts'
import { useNow } from '#src/hours/use-now.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import styles from './open-now.module.css'

/**
 * Whether the restaurant is open now and what comes next, by the clock in Tokyo. Its lamp is out
 * once the last order has passed. Renders nothing if its opening hours are not known.
 */
export function OpenNow({ hours }: { hours: OpeningHours | undefined }) {
  const words = openWords(useBundle(), useLanguage())
  const now = useNow()
  if (!hours?.sessions.length) return null
  const state = openState(hours, now)
  const text = state.say(words)
  const isServing = state.open && state.takesOrders
  // A new text gets a new paragraph: a browser that translates has put its own text into this one.
  return (
    <p
      key={text}
      className={`numeric ${styles.state}`}
      data-open={isServing}
      data-ends-soon={(isServing && state.endsSoon) || undefined}
    >
      {text}
    </p>
  )
}
