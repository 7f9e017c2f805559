import type { ReactNode } from 'react'
import type { ClothOfRestaurant } from '#src/api/restaurant-list.ts'
import { foreignLang, markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { classes } from '#src/ui/classes.ts'
import cloth from '#src/ui/cloth.module.css'
import styles from './restaurant-cloth.module.css'

type Properties = {
  restaurant: ClothOfRestaurant
  /** Where it leads. */
  to: string
  /** The component that says whether the restaurant is open. */
  hours: ReactNode
  /** What is behind it, once that is there. */
  room?: ReactNode
  /** Whether it is large, with words below it, in a window that has room. */
  isLarge: boolean
  /** Whether it is one of few, and says in words whether it is open. */
  isFew: boolean
  /** What stands beside one of few. */
  beside?: ReactNode
}

/** The longest name, in characters, in large type. */
const SHORT = 6

/** A restaurant as the cloth over its door: its name, its place and whether it is open. */
export function RestaurantCloth({
  restaurant,
  to,
  hours,
  room,
  isLarge,
  isFew,
  beside,
}: Properties) {
  const language = useLanguage()
  const { accent } = restaurant
  const { jp, ja = jp } = restaurant.name
  const name = markedText(restaurant.name, language)
  const hung = ja ? { text: ja, lang: foreignLang('ja', language) } : name
  const area = markedText(restaurant.area, language)
  return (
    <li
      className={classes(
        cloth.door,
        styles.item,
        isLarge ? styles.large : undefined,
        isFew ? styles.few : undefined,
      )}
      data-accent={accent}
    >
      <a href={to} className={styles.link}>
        <span className={`${cloth.cloth} ${styles.cloth}`} lang={hung.lang}>
          <span
            className={`display ${ja ? 'tate' : ''} ${styles.name}`}
            data-long={hung.text.length > SHORT || undefined}
          >
            {hung.text}
          </span>
          {room}
        </span>{' '}
        {hung.text !== name.text && (
          <span className={`display ${styles.read}`} lang={name.lang}>
            {name.text}
          </span>
        )}
      </a>
      {beside}
      {area.text && (
        <p className={styles.area} lang={area.lang}>
          {area.text}
        </p>
      )}
      <div className={styles.hours}>{hours}</div>
    </li>
  )
}
