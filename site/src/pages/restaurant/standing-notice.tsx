import type { Restaurant } from '@noren/contract/resources/restaurant'
import { isClosed } from '#src/hours/asks-for-tables.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import styles from './standing-notice.module.css'
import { standingText } from './standing-text.ts'
import { WayOn } from './way-on.tsx'

/** Says that a restaurant moves, pauses or closes for good; renders nothing where it does not. */
export function StandingNotice({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const { standing } = restaurant
  if (!standing) return null
  const { title, text } = standingText(standing, language)
  const address = markedText(standing.address, language)
  const note = markedText(standing.note, language)
  return (
    <div className={styles.notice} role="note">
      <strong>{title}</strong>
      <p className="numeric">{text}</p>
      {standing.kind === 'moves' && (
        <p>
          <span lang={address.lang}>{address.text}</span>
          {standing.phone && <span className="numeric"> {standing.phone}</span>}
        </p>
      )}
      {note.text && <p lang={note.lang}>{note.text}</p>}
      {isClosed(restaurant) && <WayOn className="arrow" />}
    </div>
  )
}
