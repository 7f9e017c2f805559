import { businessDayOf } from './business-day.ts'
import type { Day } from './calendar.ts'
import { DAY_MINUTES } from './clock.ts'
import type { OpeningHours } from './opening-hours.ts'
import { type Sitting, sittingsOn } from './sittings.ts'
import { dayOfMinute, momentOf, type TokyoMinute, tokyoMinute } from './tokyo-clock.ts'
import { dateWords, type StateWords } from './words/shape.ts'

type Say = (words: StateWords) => string

/**
 * Whether a restaurant is open at a moment, and the next change. `closesAt` is `null` when it never
 * closes, `lastOrderAt` when there is none or it has passed, `opensAt` when no opening is known. It
 * `takesOrders` until the last order, or until it closes where there is none, and `endsSoon` from half an
 * hour before that on. `say` is a short sentence.
 */
export type OpenState = { say: Say } & (
  | {
      open: true
      closesAt: Date | null
      lastOrderAt: Date | null
      takesOrders: boolean
      endsSoon: boolean
    }
  | { open: false; opensAt: Date | null }
)

/** Days searched for the next opening; a longer closure has no known end. */
const HORIZON_DAYS = 366
/**
 * A restaurant whose sittings follow each other without a break for this long is open around the clock.
 */
const ALWAYS_AFTER_DAYS = 8
const SOON_MINUTES = 30

/** The state of a restaurant at a moment, by the clock in Tokyo wherever the visitor is. */
export function openState(hours: OpeningHours, at: Date): OpenState {
  const now = tokyoMinute(at)
  const current = currentSitting(hours, now)
  return current ? openNow(current, now) : closedNow(hours, now)
}

/** The sitting in progress, where sittings without a break count as one. */
function currentSitting(hours: OpeningHours, now: TokyoMinute): Sitting | null {
  const today = dayOfMinute(now)
  const sittings: Sitting[] = []
  for (let day = today - 1; day <= today + ALWAYS_AFTER_DAYS; day++) {
    sittings.push(...sittingsOn(hours, day))
  }
  let current = sittings.find(({ opens, closes }) => opens <= now && now < closes) ?? null
  for (const next of sittings) {
    if (current && next.opens <= current.closes && next.closes > current.closes) current = next
  }
  return current
}

function openNow({ closes, lastOrder }: Sitting, now: TokyoMinute): OpenState {
  if (closes - now > (ALWAYS_AFTER_DAYS - 1) * DAY_MINUTES) {
    const never = { closesAt: null, lastOrderAt: null, takesOrders: true, endsSoon: false }
    return { open: true, ...never, say: ({ always }) => always }
  }
  const today = dayOfMinute(now)
  const ordersUntil = lastOrder !== null && now <= lastOrder ? lastOrder : null
  return {
    open: true,
    closesAt: momentOf(closes),
    lastOrderAt: ordersUntil === null ? null : momentOf(ordersUntil),
    takesOrders: lastOrder === null || ordersUntil !== null,
    endsSoon: now >= (lastOrder ?? closes) - SOON_MINUTES,
    say: (words) => {
      const end = until(closes, today, words)
      if (ordersUntil !== null) return words.lastOrder(end, until(ordersUntil, today, words))
      return lastOrder === null ? words.closes(end) : words.lastOrderPassed(end)
    },
  }
}

function closedNow(hours: OpeningHours, now: TokyoMinute): OpenState {
  const today = dayOfMinute(now)
  for (let day = today; day <= today + HORIZON_DAYS; day++) {
    const next = sittingsOn(hours, day).find(({ opens }) => opens > now)
    if (next) return { open: false, opensAt: momentOf(next.opens), say: opening(next.opens, now) }
  }
  return { open: false, opensAt: null, say: ({ closedForLong }) => closedForLong }
}

function opening(opens: TokyoMinute, now: TokyoMinute): Say {
  const today = dayOfMinute(now)
  const day = dayOfMinute(opens)
  const time = opens - day * DAY_MINUTES
  // After midnight some visitors mean the day before by "today".
  const isPlain = businessDayOf(now) === today
  return (words) => {
    if (isPlain && day === today) return words.opensToday(words.clock(time))
    if (isPlain && day === today + 1) return words.opensTomorrow(words.clock(time))
    return words.opensOn(shortDate(day, today, words), words.clock(time))
  }
}

/** A future time: alone when it is today or the night after, else with its day. */
function until(minute: TokyoMinute, today: Day, words: StateWords): string {
  const fromToday = minute - today * DAY_MINUTES
  if (fromToday < 2 * DAY_MINUTES) return words.clock(fromToday)
  const day = dayOfMinute(minute - 1)
  return words.dayAndTime(shortDate(day, today, words), words.clock(minute - day * DAY_MINUTES))
}

function shortDate(day: Day, today: Day, words: StateWords): string {
  return dateWords(day, today, { date: words.shortDate })
}
