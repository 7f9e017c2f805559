import { hoursNotices } from '@noren/contract/hours/notices'
import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { openWords } from '#src/hours/open-words.ts'
import { useNow } from '#src/hours/use-now.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { foreignLang } from '#src/language/words.ts'
import styles from './hours-banner.module.css'

/** Tells of a closure or special hours that are on or about to begin; it lies over the photo. */
export function HoursBanner({ hours }: { hours: OpeningHours }) {
  const language = useLanguage()
  const words = openWords(useBundle(), language)
  const now = useNow()
  const notices = hoursNotices(hours, dayOfMinute(tokyoMinute(now)), language, words)
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
