import { dayInTokyo } from '../../../base/ui/in-tokyo.ts'

/** A day, `YYYY-MM-DD`, as the desk stores it. */
export function dayKept(day: string): string {
  return `${day}T12:00:00.000Z`
}

/** Today in Japan, as the desk stores it. */
export function todayKept(): string {
  return dayKept(dayInTokyo(new Date()))
}

/** The day, `YYYY-MM-DD`, of a date as the desk stores it. */
export function dayOf(kept: string): string
export function dayOf(kept: string | null | undefined): string | undefined
export function dayOf(kept: string | null | undefined): string | undefined {
  return kept?.slice(0, 10)
}
