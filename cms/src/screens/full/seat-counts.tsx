import { useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'
import { type SittingCount, stateOf } from '../../inbox/seats/count-seats.ts'
import { countWords, STATE_WORDS, WORDS } from './seats-words.ts'

type Props = {
  counts: readonly SittingCount[]
  /** The day of business. */
  today: number
}

/** How many of the seats are taken; beside those of which visitors are told, what they read. */
export function SeatCounts({ counts, today }: Props) {
  const { i18n } = useTranslation()
  if (counts.length === 0) return null
  return (
    <ul aria-label={say({ i18n }, WORDS.counts)} className="desk-full__counts">
      {counts.map((count) => {
        const state = stateOf(count)
        return (
          <li key={`${count.day} ${count.sitting}`}>
            {say({ i18n }, countWords(count, today))}
            {state && <strong>{say({ i18n }, STATE_WORDS[state])}</strong>}
          </li>
        )
      })}
    </ul>
  )
}
