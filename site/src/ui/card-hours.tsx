import type { OpenAndFull } from '#src/hours/full-words.ts'
import { HoursNotes } from './hours-notes.tsx'
import { OpenNow } from './open-now.tsx'

type CardHoursProps = {
  restaurant: OpenAndFull
  /** Whether it follows the clock; the server's text is true for the minute it was rendered in. */
  isCurrent: boolean
}

/** Whether a restaurant is open now, and the days that soon differ from the usual hours. */
export function CardHours({ restaurant }: CardHoursProps) {
  return (
    <>
      <OpenNow restaurant={restaurant} />
      <HoursNotes hours={restaurant.openingHours} />
    </>
  )
}
