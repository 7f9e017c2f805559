import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { useHoursNotices } from '#src/hours/use-hours-notices.ts'
import { WholeParts } from '#src/ui/whole-parts.tsx'
import styles from './hours-notes.module.css'

type HoursNotesProps = { hours: OpeningHours | undefined; className?: string | undefined }

/**
 * Closures and special hours that are on or about to begin, on a card: the days without the reason,
 * which stands on the restaurant's own page.
 */
export function HoursNotes({ hours, className }: HoursNotesProps) {
  const notices = useHoursNotices(hours)
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
