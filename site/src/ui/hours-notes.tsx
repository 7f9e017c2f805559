import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { useHoursNotices } from '#src/hours/use-hours-notices.ts'
import styles from './hours-notes.module.css'

type HoursNotesProps = { hours: OpeningHours | undefined; className?: string | undefined }

/**
 * Current and upcoming closures and special hours, on a card: the days without the reason, which
 * the restaurant's own page gives.
 */
export function HoursNotes({ hours, className }: HoursNotesProps) {
  const notices = useHoursNotices(hours)
  if (notices.length === 0) return null
  return (
    <div role="note" className={`numeric ${styles.notes} ${className ?? ''}`}>
      {notices.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
