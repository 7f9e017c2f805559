import type { ClothOfRestaurant } from '#src/api/restaurant-list.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './inside.module.css'

/** What a guest finds behind the cloth of one of few restaurants: a picture and a line. */
export function Inside({ restaurant }: { restaurant: ClothOfRestaurant }) {
  const { photo, summary } = restaurant
  const { text, lang } = markedText(summary, useLanguage())
  return (
    <div className={styles.inside}>
      {photo && <Picture src={photo} alt="" sizes="(width >= 60rem) 32rem, 60vw" />}
      {text && <p lang={lang}>{text}</p>}
    </div>
  )
}
