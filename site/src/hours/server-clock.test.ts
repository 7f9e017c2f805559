import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { afterEach, expect, test, vi } from 'vitest'
import { learnServerTime, serverMinute } from './server-clock.ts'

const HOUR = 60 * 60_000
const SERVER = Date.UTC(2026, 10, 26, 3)

afterEach(() => {
  learnServerTime(tokyoMinute(new Date()), Date.now())
  vi.useRealTimers()
})

test.each([
  ['is right', SERVER, SERVER],
  ['has gone on since the page was written', SERVER + 20 * HOUR, SERVER + 20 * HOUR],
  ['is two days behind', SERVER - 48 * HOUR, SERVER],
  ['is years ahead', Date.UTC(2031, 0, 1), SERVER],
  ['is at its very beginning', 0, SERVER],
])('a visitor whose clock %s sees the server’s day', (_, clock, expected) => {
  vi.useFakeTimers({ now: clock })
  learnServerTime(tokyoMinute(new Date(SERVER)), clock)
  expect(serverMinute()).toBe(expected / 60_000 + 9 * 60)
  vi.advanceTimersByTime(24 * HOUR)
  expect(dayOfMinute(serverMinute())).toBe(dayOfMinute(expected / 60_000 + 9 * 60) + 1)
})
