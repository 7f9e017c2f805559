import { openState } from '@noren/contract/hours/open-state'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { useNow } from './use-now.ts'

/** Whether guests who come now are served, kept current; `false` where the hours are not known. */
export function useTakesGuests(hours: OpeningHours | undefined): boolean {
  const now = useNow()
  if (!hours) return false
  const state = openState(hours, now)
  return state.open && state.takesOrders
}
