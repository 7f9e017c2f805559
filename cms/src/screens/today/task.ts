import type { Payload, TypedUser } from 'payload'
import type { Words } from '../../base/words.ts'

/** One item of a count: its name, and the screen where staff work on it. */
export type TaskLine = { words: Words; link: string }

/** A task for today: how much there is to do, and where. */
export type Task = {
  /** Identifies it among the others. */
  id:
    | 'held-back'
    | 'held-up'
    | 'enquiries'
    | 'suspected'
    | 'mails'
    | 'tables'
    | 'allergens'
    | 'drafts'
    | 'days'
    | 'refused'
  title: Words
  count: number
  /** The list of what was counted; `null` where only the lines link there. */
  link: string | null
  /** The text when nothing needs doing. */
  nothing: Words
  /** Comes before everything else. */
  isPressing: boolean
  lines: TaskLine[]
  /** What to know or do about all of it. */
  note?: Words
  /** What else staff can do there, whether or not anything needs doing. */
  action?: TaskLine
}

/** The end of a line that represents several items. */
export function andMore(more: number): Words {
  return { en: `and ${more} more`, ja: `ほか${more}件` }
}

/** The signed-in user, and the time. */
export type Asking = { payload: Payload; user: TypedUser; now: Date; language: string }
