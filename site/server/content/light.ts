import { dateOf } from '@noren/contract/hours/calendar'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import type { Light } from '@noren/contract/light'

/** Sunrise and sunset in Tokyo in the middle of each month, as minutes from midnight. */
const SUN: readonly (readonly [rise: number, set: number])[] = [
  [6 * 60 + 49, 16 * 60 + 51],
  [6 * 60 + 26, 17 * 60 + 22],
  [5 * 60 + 51, 17 * 60 + 48],
  [5 * 60 + 8, 18 * 60 + 14],
  [4 * 60 + 36, 18 * 60 + 38],
  [4 * 60 + 25, 18 * 60 + 58],
  [4 * 60 + 36, 18 * 60 + 57],
  [4 * 60 + 59, 18 * 60 + 30],
  [5 * 60 + 23, 17 * 60 + 48],
  [5 * 60 + 46, 17 * 60 + 6],
  [6 * 60 + 15, 16 * 60 + 35],
  [6 * 60 + 42, 16 * 60 + 29],
]

/** Minutes of twilight, beyond the sun's rise and set. */
const TWILIGHT = 45

/** Minutes for which a low sun colours what it shines on. */
const LOW_SUN = 60

/** The light over Tokyo at an instant. */
export function lightAt(at: Date): Light {
  const minute = tokyoMinute(at)
  const { month } = dateOf(dayOfMinute(minute))
  const [rise, set] = SUN[month - 1] ?? [0, 0]
  const time = minute % DAY_MINUTES
  if (time < rise - TWILIGHT || time >= set + TWILIGHT) return 'night'
  if (time < rise + LOW_SUN) return 'dawn'
  return time < set - LOW_SUN ? 'day' : 'dusk'
}
