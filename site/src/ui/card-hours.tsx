import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { HoursNotes } from './hours-notes.tsx'
import { OpenNow } from './open-now.tsx'

type CardHoursProps = {
  hours: OpeningHours | undefined
  /** Whether it follows the clock; the server's text is true for the minute it was rendered in. */
  isCurrent: boolean
}

/** Whether a restaurant is open now, and the days that soon differ from the usual hours. */
export function CardHours({ hours }: CardHoursProps) {
  return (
    <>
      <OpenNow hours={hours} />
      <HoursNotes hours={hours} />
    </>
  )
}
