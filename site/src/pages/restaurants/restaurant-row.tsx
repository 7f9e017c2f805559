import type { PerLanguage } from '@noren/contract/language'
import type { RestaurantListItem } from '@noren/contract/resources/restaurant'
import { restaurantList as en } from '#src/language/bundle/en/restaurant-list.ts'
import { restaurantList as jp } from '#src/language/bundle/jp/restaurant-list.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import cloth from '#src/ui/cloth.module.css'
import { HoursNotes } from '#src/ui/hours-notes.tsx'
import { NorenTag } from '#src/ui/noren-tag.tsx'
import { OpenNow } from '#src/ui/open-now.tsx'
import { Picture } from '#src/ui/picture.tsx'
import styles from './restaurant-row.module.css'

/** The list's own texts. Not in the bundle, since only this page shows them. */
export const LIST_WORDS: PerLanguage<typeof en> = { en, jp }

type RestaurantRowProps = {
  restaurant: RestaurantListItem
  /** Its position in the whole list, from 1; `null` for an only one. */
  number: number | null
  /** Whether its photo is the first that visitors see. */
  priority: boolean
}

/** One restaurant of the list: photo, name and, if known, what kind of place it is. */
export function RestaurantRow({ restaurant, number, priority }: RestaurantRowProps) {
  const language = useLanguage()
  const { list } = LIST_WORDS[language]
  const name = markedText(restaurant.name, language)
  const summary = markedText(restaurant.summary, language)
  const facts = [
    { label: list.area, ...markedText(restaurant.area, language) },
    { label: list.cuisine, ...markedText(restaurant.cuisine, language) },
    { label: list.hours, ...markedText(restaurant.hours, language) },
  ].filter(({ text }) => text !== '')

  return (
    <li className={`${cloth.door} ${styles.row}`} data-accent={restaurant.accent}>
      <article className={`wrap grid12 ${styles.card}`}>
        {restaurant.photo && (
          <div className={styles.photo}>
            <Picture
              src={restaurant.photo}
              alt=""
              sizes="(width >= 60rem) 63vw, 127vw"
              priority={priority}
            />
            <NorenTag name={restaurant.name} className={styles.tag} />
          </div>
        )}
        <div className={styles.words}>
          {number !== null && (
            <p className={`display numeric ${styles.place}`} aria-hidden="true">
              {String(number).padStart(2, '0')}
            </p>
          )}
          <h2 className={`display ${styles.name}`} lang={name.lang}>
            <a
              href={pathTo('restaurant', language, { restaurantName: restaurant.slug })}
              className={styles.link}
            >
              {name.text}
            </a>
          </h2>
          <OpenNow restaurant={restaurant} />
          {summary.text && (
            <p className={styles.summary} lang={summary.lang}>
              {summary.text}
            </p>
          )}
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ label, text, lang }) => (
                <div key={label} className={styles.fact}>
                  <dt>{label}</dt> <dd lang={lang}>{text}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className={`arrow ${styles.view}`} aria-hidden="true">
            {list.view}
          </p>
        </div>
        <HoursNotes hours={restaurant.openingHours} className={styles.notes} />
      </article>
    </li>
  )
}
