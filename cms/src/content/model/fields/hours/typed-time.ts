import { writeClock } from '@noren/contract/hours/clock'

/** How staff write a time: 11:30, 1130, 11時半, 午後5時, 翌2:00. */
const TIME =
  /^(翌)?(午前|午後|am|pm)?(\d{1,2})(?:[:.](\d{2})|時(?:(\d{1,2})分?|(半))?|(\d{2}))?(am|pm)?$/

/** A time of day as the desk stores it, `HH:MM`, from how staff write it; `null` when it is no time. */
export function readTypedTime(typed: string): string | null {
  const match = TIME.exec(typed.normalize('NFKC').toLowerCase().replace(/\s/g, ''))
  if (!match) return null
  const [, nextDay, before, hour, clock, spoken, half, short, after] = match
  const minutes = half ? 30 : Number(clock ?? spoken ?? short ?? 0)
  const hours = hourOf(Number(hour), before ?? after) + (nextDay ? 24 : 0)
  return hours < 48 && minutes < 60 ? writeClock(hours * 60 + minutes) : null
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === '午後' || half === 'pm') return hour < 12 ? hour + 12 : hour
  return half === 'am' && hour === 12 ? 0 : hour
}
