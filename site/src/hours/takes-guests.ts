import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { sittingsOn } from '@noren/contract/hours/sittings'
import { dayOfMinute, type TokyoMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { useNow } from './use-now.ts'

/** Whether guests who come at that minute are served: open, and the last order has not passed. */
export function takesGuests(hours: OpeningHours, now: TokyoMinute): boolean {
  const today = dayOfMinute(now)
  // A sitting that began yesterday may end today.
  const sittings = [today - 1, today].flatMap((day) => sittingsOn(hours, day))
  return sittings.some(
    ({ opens, closes, lastOrder }) =>
      opens <= now && now < closes && (lastOrder === null || now <= lastOrder),
  )
}

/** As {@link takesGuests}, now and kept current; `false` where the hours are not known. */
export function useTakesGuests(hours: OpeningHours | undefined): boolean {
  const now = useNow()
  return hours !== undefined && takesGuests(hours, tokyoMinute(now))
}
