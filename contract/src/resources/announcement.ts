import { readDay, writeDay } from '../hours/calendar.ts'
import { readObject, readOptionalTexts } from '../json.ts'
import { type LocalizedText, readLocalizedText } from '../localized.ts'

/**
 * A message above every page. `from` and `until` are the first and the last day it is shown on,
 * `YYYY-MM-DD` in Japan; a missing one sets no limit. `link` is an address or a path of the site.
 */
export type Announcement = { text: LocalizedText; link?: string; from?: string; until?: string }

/** Reads the announcement; `null` when it says nothing. An invalid day sets no limit. */
export function readAnnouncement(raw: unknown): Announcement | null {
  const announcement = readObject(raw)
  const text = readLocalizedText(announcement.text)
  if (Object.keys(text).length === 0) return null
  const from = readDay(announcement.from)
  const until = readDay(announcement.until)
  return {
    text,
    ...readOptionalTexts(announcement, ['link']),
    ...(from !== null && { from: writeDay(from) }),
    ...(until !== null && { until: writeDay(until) }),
  }
}

/** Whether an announcement is to be shown on a day, `YYYY-MM-DD`. */
export function isShownOn({ from, until }: Announcement, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until)
}
