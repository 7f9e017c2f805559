import type { PerLanguage } from '@noren/contract/language'
import { safeLink } from '@noren/contract/safe-url'
import { X } from 'lucide'
import type { Announced } from '#src/api/company.ts'
import { announcement as en } from '#src/language/bundle/en/announcement.ts'
import { announcement as jp } from '#src/language/bundle/jp/announcement.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useRoute } from '#src/navigation/location.ts'
import { pathInLanguage } from '#src/routes/paths.ts'
import { StrokeIcon } from '#src/ui/stroke-icon.tsx'
import styles from './announcement.module.css'
import { useDismissals } from './use-dismissals.ts'

const WORDS: PerLanguage<typeof en> = { en, jp }

type AnnouncementsProps = { announced: readonly Announced[]; mainId: string }

/**
 * The day's announcements, a line each below the header: over the picture of the home page, above the text
 * of other pages. The server leaves out those of other days.
 *
 * @param mainId of the element that gets the focus when a button is gone
 */
export function Announcements({ announced, mainId }: AnnouncementsProps) {
  const language = useLanguage()
  const { route, restaurantName = '' } = useRoute() ?? {}
  const { stateOf, dismiss } = useDismissals(announced)
  const shown = announced.filter(
    (each) => (each.on?.includes(restaurantName) ?? true) && stateOf(each) !== 'gone',
  )
  if (shown.length === 0) return null
  const isHidden = (each: Announced) => stateOf(each) === 'hidden' || undefined
  const close = (each: Announced) => {
    dismiss(each)
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }
  return (
    <aside
      className={styles.announcement}
      aria-label={WORDS[language].label}
      data-over={route === 'home'}
      data-lines={Math.min(shown.length, 3)}
      data-hidden={shown.every(isHidden) || undefined}
    >
      {shown.map((each) => {
        const { text, lang } = markedText(each.text, language)
        const link = safeLink(each.link)
        return (
          <div key={text} className={styles.strip} data-hidden={isHidden(each)}>
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
              onClick={() => close(each)}
            >
              <StrokeIcon shape={X} size={20} strokeWidth={1.5} />
            </button>
          </div>
        )
      })}
    </aside>
  )
}
