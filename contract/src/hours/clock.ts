/** Minutes of a day. */
export const DAY_MINUTES = 24 * 60

/**
 * Reads a time of day as minutes from midnight: `9:00`, `09:00`, also in full-width digits. Hours after
 * midnight go on past 24 (`26:00` is 2 a.m.), as is usual in Japan. `null` when it is no time.
 */
export function readClock(raw: unknown): number | null {
  if (typeof raw !== 'string' || raw.length > 16) return null
  const match = /^(\d{1,2}):([0-5]\d)$/.exec(raw.normalize('NFKC').trim())
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN
  return minutes < 2 * DAY_MINUTES ? minutes : null
}

/** Writes minutes from midnight as `HH:MM`, hours counted on past 24. */
export function writeClock(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
