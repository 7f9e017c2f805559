import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { minuteWords } from '../ui/in-tokyo.ts'
import { deskLanguage } from '../words.ts'

/** Where Payload lists the planned publishes of a document. */
const PLANS = '.schedule-publish td'

/** A time as Payload writes it there, on a clock in Japan. */
const TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/

/** Writes the times of planned publishes in words: 2026年12月1日（火）5:00. */
export function plannedTime({ data, parentElement }: Text, language: string): string {
  const [, day, time] = TIME.exec(data) ?? []
  if (!day || !parentElement?.closest(PLANS)) return data
  return minuteWords(tokyoMinute(new Date(`${day}T${time}:00+09:00`)))[deskLanguage(language)]
}
