import type { Restaurant } from '@noren/contract/resources/restaurant'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import cloth from '#src/ui/cloth.module.css'
import { Phrases } from '#src/ui/phrases.tsx'
import styles from './restaurant-name.module.css'

/** The longest names, in characters, in the largest and in large type. */
const SHORT = 8
const LONG = 16

/** The name over the door: the page's heading, on the cloth that hangs over the photo. */
export function RestaurantName({ restaurant }: { restaurant: Restaurant }) {
  const { text, lang } = markedText(restaurant.name, useLanguage())
  const size = text.length <= SHORT ? 'large' : text.length <= LONG ? 'medium' : 'small'
  return (
    <h1
      id="restaurant-name"
      className={`display ${cloth.cloth} ${styles.name}`}
      lang={lang}
      data-size={size}
    >
      <span className={styles.text}>
        <Phrases text={text} />
      </span>
    </h1>
  )
}
