import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { closureNotice } from '#src/hours/closure-notice.ts'
import { openWords } from '#src/hours/open-words.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { foreignLang } from '#src/language/words.ts'
import styles from './closure-banner.module.css'
import { useNow } from './use-now.ts'

/** Tells of a temporary closure that is on or about to begin; it lies over the photo. */
export function ClosureBanner({ hours }: { hours: OpeningHours }) {
  const language = useLanguage()
  const words = openWords(useBundle(), language)
  const now = useNow()
  const notice = now && closureNotice(hours, now, language, words)
  if (!notice) return null
  const { text, reason } = notice
  return (
    <p className={styles.banner} role="note">
      <strong className={`numeric ${styles.days}`}>{text}</strong>
      {reason && <span lang={foreignLang(reason.lang, language)}>{reason.value}</span>}
    </p>
  )
}
