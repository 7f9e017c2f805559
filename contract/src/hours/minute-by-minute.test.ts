import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEARCH } from '../../../scripts/testing/search.ts'
import { anyDay, anyHours } from '../testing/any-hours.ts'
import { type Day, writeDay } from './calendar.ts'
import { DAY_MINUTES } from './clock.ts'
import { serviceOn } from './day-rules.ts'
import { type OpenState, openState } from './open-state.ts'
import type { OpeningHours } from './opening-hours.ts'
import { sittingsOn } from './sittings.ts'
import { momentOf, type TokyoMinute } from './tokyo-clock.ts'

const minuteOfDay = fc.nat({ max: DAY_MINUTES - 1 })

/** How far the engine looks for an opening, and from when on it calls a restaurant always open. */
const [HORIZON_DAYS, ALWAYS_DAYS] = [366, 7]

/** Whether guests are served, for each minute from the day before `today` on. */
function minutesServed(hours: OpeningHours, today: Day): (minute: TokyoMinute) => boolean {
  const first = (today - 1) * DAY_MINUTES
  const served = new Uint8Array((HORIZON_DAYS + 4) * DAY_MINUTES)
  for (let day = today - 1; day <= today + HORIZON_DAYS; day++) {
    for (const { opens, closes } of sittingsOn(hours, day)) {
      served.fill(1, opens - first, closes - first)
    }
  }
  return (minute) => served[minute - first] === 1
}

/** The first minute after `now` that is served, or not, as a moment; `null` when none is until `end`. */
function next(isServed: (minute: TokyoMinute) => boolean, now: TokyoMinute, end: TokyoMinute) {
  const before = isServed(now)
  for (let minute = now + 1; minute <= end; minute++) {
    if (isServed(minute) !== before) return momentOf(minute)
  }
  return null
}

test('a restaurant is open in each minute it serves in, until the first in which it does not', () => {
  const property = fc.property(anyHours, anyDay, minuteOfDay, (hours, today, minute) => {
    const now = today * DAY_MINUTES + minute
    const isServed = minutesServed(hours, today)
    const state = openState(hours, momentOf(now))
    expect(state.open).toBe(isServed(now))
    if (state.open) {
      expect(state.closesAt).toEqual(next(isServed, now, now + ALWAYS_DAYS * DAY_MINUTES))
    } else {
      const end = (today + HORIZON_DAYS + 1) * DAY_MINUTES - 1
      expect(state.opensAt).toEqual(next(isServed, now, end))
    }
  })
  fc.assert(property, SEARCH)
})

/** Whether it is open, and when that changes. */
function changeOf(state: OpenState) {
  return [state.open, state.open ? state.closesAt : state.opensAt]
}

test('the order in which staff wrote their rules opens no restaurant and closes none', () => {
  const property = fc.property(anyHours, anyDay, minuteOfDay, (hours, today, minute) => {
    const otherwise = {
      ...hours,
      sessions: hours.sessions.toReversed(),
      closedNth: hours.closedNth.toReversed(),
      closures: hours.closures.toReversed(),
      specialHours: hours.specialHours?.toReversed() ?? [],
    }
    const at = momentOf(today * DAY_MINUTES + minute)
    expect(changeOf(openState(otherwise, at))).toEqual(changeOf(openState(hours, at)))
  })
  fc.assert(property, SEARCH)
})

test('nothing is served on a day that staff closed, and what they wrote for dates on those alone', () => {
  const property = fc.property(anyHours, anyDay, (hours, day) => {
    const covers = ({ from, to }: { from: string; to: string }) => {
      const date = writeDay(day)
      return from <= date && date <= to
    }
    const { rule, times } = serviceOn(hours, day)
    const [isClosed, isSpecial] = [hours.closures, hours.specialHours ?? []].map((rules) =>
      rules.some(covers),
    )
    expect([rule === 'closure', rule === 'special']).toEqual([isClosed, !isClosed && isSpecial])
    if (isClosed) expect(times).toEqual([])
    const named = [...hours.sessions, ...(hours.specialHours ?? [])].map(({ opens }) => opens)
    expect(times.filter(({ opens }) => !named.includes(opens))).toEqual([])
  })
  fc.assert(property, SEARCH)
})
