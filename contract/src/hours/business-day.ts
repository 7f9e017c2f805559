/** Japan is nine hours ahead of UTC all year; its day of business begins at five. */
const AHEAD_MS = (9 - 5) * 60 * 60_000

/**
 * The day of business a moment belongs to, `YYYY-MM-DD`: from 5:00 in Japan to 5:00 of the next day,
 * so that what is said at one in the morning is said of the evening before.
 */
export function businessDay(at: Date): string {
  return new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10)
}
