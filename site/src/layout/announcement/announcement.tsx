import type { PerLanguage } from '@noren/contract/language'
import type { Announcement as AnnouncementOfTheDay } from '@noren/contract/resources/announcement'
import { safeLink } from '@noren/contract/safe-url'
import { X } from 'lucide'
import { announcement as en } from '#src/language/bundle/en/announcement.ts'
import { announcement as jp } from '#src/language/bundle/jp/announcement.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { words } from '#src/language/words.ts'
import { useRoute } from '#src/navigation/location.ts'
import { pathInLanguage } from '#src/routes/paths.ts'
import { StrokeIcon } from '#src/ui/stroke-icon.tsx'
import styles from './announcement.module.css'
import { useDismissal } from './use-dismissal.ts'

const WORDS: PerLanguage<typeof en> = { en, jp }

type AnnouncementProps = { announcement: AnnouncementOfTheDay; mainId: string }

/**
 * The announcement of the day, below the header: over the picture of the home page, above the words
 * of the others. The server leaves it out on other days.
 *
 * @param mainId of what gets the focus when its button is gone
 */
export function Announcement({ announcement, mainId }: AnnouncementProps) {
  const language = useLanguage()
  const isHome = useRoute()?.route === 'home'
  const { text, lang } = words(announcement.text, language)
  const { state, dismiss } = useDismissal(JSON.stringify(announcement.text))
  if (state === 'gone') return null
  const link = safeLink(announcement.link)
  const close = () => {
    dismiss()
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }
  return (
    <aside
      className={styles.announcement}
      aria-label={WORDS[language].label}
      data-over={isHome}
      data-hidden={state === 'hidden' || undefined}
    >
      <div className={styles.strip}>
        <p lang={lang}>
          {link ? (
            <a href={link.startsWith('/') ? pathInLanguage(link, language) : link}>{text}</a>
          ) : (
            text
          )}
        </p>
        <button
          type="button"
          className={styles.close}
          aria-label={WORDS[language].close}
          onClick={close}
        >
          <StrokeIcon shape={X} size={20} strokeWidth={1.5} />
        </button>
      </div>
    </aside>
  )
}
