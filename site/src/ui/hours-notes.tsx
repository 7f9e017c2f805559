import { hoursNotices } from '@noren/contract/hours/notices'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { openWords } from '#src/hours/open-words.ts'
import { useNow } from '#src/hours/use-now.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { WholeParts } from '#src/ui/whole-parts.tsx'
import styles from './hours-notes.module.css'

type HoursNotesProps = { hours: OpeningHours | undefined; className?: string | undefined }

/**
 * Closures and special hours that are on or about to begin, on a card: the days without the reason,
 * which stands on the restaurant's own page.
 */
export function HoursNotes({ hours, className }: HoursNotesProps) {
  const language = useLanguage()
  const words = openWords(useBundle(), language)
  const now = useNow()
  const notices = hours ? hoursNotices(hours, dayOfMinute(tokyoMinute(now)), language, words) : []
  if (notices.length === 0) return null
  return (
    <div role="note" className={`numeric ${styles.notes} ${className ?? ''}`}>
      {notices.map(({ text }) => (
        <p key={text}>
          <WholeParts text={text} />
        </p>
      ))}
    </div>
  )
}
