import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { HoursNotes } from './hours-notes.tsx'
import { OpenNow } from './open-now.tsx'

type CardHoursProps = {
  hours: OpeningHours | undefined
  /** Whether it follows the clock; what the server wrote stands for the moment it was written at. */
  isCurrent: boolean
}

/** Whether a restaurant is open now, and the days on which it soon is not as usual. */
export function CardHours({ hours }: CardHoursProps) {
  return (
    <div>
      <OpenNow hours={hours} />
      <HoursNotes hours={hours} />
    </div>
  )
}
