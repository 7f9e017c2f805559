import { writeDay } from '@noren/contract/hours/calendar'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { type Announcement, isShownOn } from '@noren/contract/resources/announcement'
import { readCompany } from '@noren/contract/resources/company'
import type { SnapshotHead } from './prepare-snapshot.ts'

/** The announcement pages show at a moment; `null` when there is none, or none of that day in Japan. */
export function announcedAt({ content }: SnapshotHead, at: Date): Announcement | null {
  const announcement = readCompany(content.company)?.announcement
  const day = writeDay(dayOfMinute(tokyoMinute(at)))
  return announcement && isShownOn(announcement, day) ? announcement : null
}
