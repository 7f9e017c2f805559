import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { useHoursNotices } from '#src/hours/use-hours-notices.ts'
import { foreignLang, markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { stillFiles } from '#src/pages/part-files.ts'
import cloth from '#src/ui/cloth.module.css'
import { OpenNow } from '#src/ui/open-now.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { still } from '#src/ui/still.tsx'
import styles from './restaurant-head.module.css'
import type { TableLinkProps } from './table-links.tsx'

const RestaurantCloth = still(stillFiles.restaurant, (parts) => parts.RestaurantCloth)
const RestaurantTitle = still(stillFiles.restaurant, (parts) => parts.RestaurantTitle)
const RestaurantTrail = still(stillFiles.restaurant, (parts) => parts.RestaurantTrail)
const RestaurantWelcome = still(stillFiles.restaurant, (parts) => parts.RestaurantWelcome)
const StandingNotice = still(stillFiles.restaurant, (parts) => parts.StandingNotice)
const TableLinks = still(stillFiles.restaurant, (parts) => parts.TableLinks)

/**
 * At its height of 400 px a photo of 16:9 is 711 px wide. A dense phone gets the largest file that is
 * light enough to come first, which it shows at nearly two pixels to one.
 */
const PHOTO_SIZES =
  '(width >= 60rem) max(58vw, 711px), (resolution < 1.5dppx) max(100vw, 711px), max(100vw, 600px)'

/**
 * Breadcrumb, whether it is open, how many will come, the ways to a table, and the main photo with the
 * cloth over it.
 */
export function RestaurantHead({ restaurant, takesGuests }: TableLinkProps) {
  const language = useLanguage()
  const name = markedText(restaurant.name, language)
  return (
    <header className={`${cloth.door} ${styles.head}`}>
      <div className={styles.trail}>
        <RestaurantTrail restaurant={restaurant} />
      </div>
      <div className={styles.photo}>
        <Picture
          src={restaurant.mainPhoto}
          fallback={restaurant.fallbackPhoto}
          alt={markedText(restaurant.mainPhotoAlt, language).text || name.text}
          sizes={PHOTO_SIZES}
          priority
        />
        <RestaurantCloth restaurant={restaurant} />
        {restaurant.openingHours && <HoursBanner hours={restaurant.openingHours} />}
      </div>
      <div className={styles.glance}>
        <RestaurantTitle restaurant={restaurant} />
        {restaurant.standing && <StandingNotice restaurant={restaurant} />}
        <OpenNow restaurant={restaurant} />
        <RestaurantWelcome restaurant={restaurant} />
        <div className={styles.links}>
          <TableLinks restaurant={restaurant} takesGuests={takesGuests} />
        </div>
      </div>
    </header>
  )
}

/** Announces a current or upcoming closure or special hours; it lies over the photo. */
function HoursBanner({ hours }: { hours: OpeningHours }) {
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
