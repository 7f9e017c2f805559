import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { useHoursNotices } from '#src/hours/use-hours-notices.ts'
import { foreignLang } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import styles from './hours-banner.module.css'

/** Tells of a closure or special hours that are on or about to begin; it lies over the photo. */
export function HoursBanner({ hours }: { hours: OpeningHours }) {
  const language = useLanguage()
  const notices = useHoursNotices(hours)
  if (notices.length === 0) return null
  return (
    <div className={styles.banner}>
      {notices.map(({ text, reason }) => (
        <p key={text} className={styles.notice} role="note">
          <strong className={`numeric ${styles.days}`}>{text}</strong>
          {reason && <span lang={foreignLang(reason.lang, language)}>{reason.value}</span>}
        </p>
      ))}
    </div>
  )
}
