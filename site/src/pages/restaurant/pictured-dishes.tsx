import type { MenuItem } from '@noren/contract/resources/restaurant'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import { FACT_WORDS } from './fact-groups.ts'
import { largeDishes } from './menu-groups.ts'
import { DishPrice } from './menus/dish-price.tsx'
import styles from './pictured-dishes.module.css'
import menu from './restaurant-menu.module.css'
import { SoldOut } from './sold-out.tsx'

/**
 * How wide a photo of 3:2 is in its place, which is cut narrower: on a phone the first of three
 * fills the line, and the others half of it each.
 */
const WIDE = '(width >= 60rem) min(34vw, 560px), (width >= 40rem) 46vw'
const SIZES: readonly (readonly string[])[] = [
  ['(width >= 60rem) min(92vw, 1540px), 100vw'],
  ['(width >= 60rem) min(46vw, 780px), 75vw', '(width >= 60rem) min(46vw, 780px), 75vw'],
  [`${WIDE}, 101vw`, `${WIDE}, 66vw`, `${WIDE}, 66vw`],
]

/** Each with its name and price. */
export function PicturedDishes({ items }: { items: readonly MenuItem[] }) {
  const language = useLanguage()
  const dishes = largeDishes(items)
  const sizes = SIZES[dishes.length - 1]
  if (!sizes) return null
  return (
    <ul className={`wrap ${styles.dishes}`} aria-label={FACT_WORDS[language].dishes}>
      {numbered(dishes).map(({ key, item }, index) => {
        const name = markedText(item.name, language)
        return (
          <li key={key} className={`${menu.item} ${styles.dish}`}>
            <Picture
              src={item.photo}
              alt={markedText(item.photoAlt, language).text}
              sizes={sizes[index] ?? '100vw'}
            />
            <p className={menu.name} lang={name.lang}>
              {name.text}
            </p>
            <DishPrice dish={item} short />
            <SoldOut until={item.soldOut} />
          </li>
        )
      })}
    </ul>
  )
}
