import type { Payload, TypedUser } from 'payload'
import type { Words } from '../../base/words.ts'

/** One thing of several behind a count: what it is, and the screen it is worked on. */
export type TaskLine = { words: Words; link: string }

/** What needs doing today: how much of it, and where. */
export type Task = {
  /** Names it among the others. */
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
  /** The list of what was counted; `null` where the lines alone lead there. */
  link: string | null
  /** What there is when nothing needs doing. */
  nothing: Words
  /** Worth doing before anything else. */
  isPressing: boolean
  lines: TaskLine[]
  /** What to know or do about all of it. */
  note?: Words
  /** What one can do there besides, whether or not anything needs doing. */
  action?: TaskLine
}

/** What a line ends with when it stands for more. */
export function andMore(more: number): Words {
  return { en: `and ${more} more`, ja: `ほか${more}件` }
}

/** Who asks what needs doing, and when. */
export type Asking = { payload: Payload; user: TypedUser; now: Date; language: string }
