import type { Words } from '../../base/words.ts'
import type { TableState } from '../tables/answered.ts'
import type { Source } from '../tables/source.ts'

/** A table in the list of its day. */
export type DayTable = {
  /** The enquiry's. */
  id: string
  /** A clock time, hours counted on past 24. */
  time: string
  people: number
  guest: Words
  /** As staff dial it; may be empty. */
  phone: string
  state: TableState
  source: Source | null
  /** The clock time at which guests who are late will come. */
  expected: string | null
  /** What the guest, or a colleague in the notes, said last. */
  said: Words[]
  /** The state that one press takes it back to. */
  back: TableState | null
  /** Whether the guest has not been told how it was changed. */
  isUntold: boolean
  /** Whether its guests may have come by now. */
  hasBegun: boolean
}
