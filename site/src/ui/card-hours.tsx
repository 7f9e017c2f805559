import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { HoursNotes } from './hours-notes.tsx'
import { OpenNow } from './open-now.tsx'

/** Whether a restaurant is open now, and the days on which it soon is not as usual. */
export function CardHours({ hours }: { hours: OpeningHours | undefined }) {
  return (
    <div>
      <OpenNow hours={hours} />
      <HoursNotes hours={hours} />
    </div>
  )
}
