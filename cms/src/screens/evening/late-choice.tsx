import { readClock, writeClock } from '@noren/contract/hours/clock'
import { useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { minutesWords, WORDS } from './words.ts'

/** By how much guests say that they are late, in minutes. */
const DELAYS = [15, 30, 60]

type Props = {
  time: string
  expected: string | null
  /** With the clock time at which they will come; `null`: in time. */
  onChoose: (expected: string | null) => unknown
}

/** Notes with one touch by how much guests are late. */
export function LateChoice({ time, expected, onChoose }: Props) {
  const { i18n } = useTranslation()
  const minutes = readClock(time) ?? 0
  const late = say({ i18n }, WORDS.late)
  return (
    <fieldset className="desk-table__late">
      <legend>{late}</legend>
      {DELAYS.map((delay) => {
        const words = say({ i18n }, minutesWords(delay))
        return (
          <DeskButton
            aria-label={`${late} ${words}`}
            key={delay}
            onClick={() => onChoose(writeClock(minutes + delay))}
          >
            {words}
          </DeskButton>
        )
      })}
      {expected && (
        <DeskButton onClick={() => onChoose(null)}>{say({ i18n }, WORDS.notLate)}</DeskButton>
      )}
    </fieldset>
  )
}
