import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { openState } from '#src/hours/open-state.ts'
import { openWords } from '#src/hours/open-words.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import styles from './open-now.module.css'
import { useNow } from './use-now.ts'

/**
 * Whether the restaurant is open now and what comes next, by the clock in Tokyo. Its line is there
 * from the start and empty until the script runs, so that nothing moves.
 */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const words = openWords(useBundle(), useLanguage())
  const now = useNow()
  const state = now && openState(hours, now)
  return (
    <p className={`numeric ${styles.state}`} data-open={state?.open}>
      {state?.say(words)}
    </p>
  )
}
