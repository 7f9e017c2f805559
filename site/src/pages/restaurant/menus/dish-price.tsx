import { textIn } from '@noren/contract/localized'
import {
  priceText,
  shortPriceText,
  termsOf,
  type WritePrice,
} from '@noren/contract/menus/dish-terms'
import { MENU_WORDS } from '@noren/contract/menus/menu-words'
import type { DishPrices, NamedPrice } from '@noren/contract/resources/menu-prices'
import type { MenuItem } from '@noren/contract/resources/restaurant'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { reservationPath } from '#src/routes/paths.ts'
import { numbered } from '#src/ui/numbered.ts'
import { FACT_WORDS } from '../fact-groups.ts'
import { yen } from '../menu-groups.ts'
import menu from '../restaurant-menu.module.css'
import styles from './dish-price.module.css'

function useWritePrice(): WritePrice {
  const { detail } = useBundle().restaurants
  return (price) => detail.price(yen(price))
}

/** The price beside a dish's name; `short` where there is room for one alone. */
export function DishPrice({ dish, short = false }: { dish: DishPrices; short?: boolean }) {
  const write = useWritePrice()
  const text = (short ? shortPriceText : priceText)(dish, useLanguage(), write)
  return text === undefined ? null : <p className={`numeric ${menu.price}`}>{text}</p>
}

type TermsProps = {
  dish: Pick<MenuItem, 'name' | keyof DishPrices>
  /** Of the restaurant, where a table can be asked for with the dish. */
  slug: string | null
}

/** Below a dish's name: several prices as printed, and the terms it is served on. */
export function DishTerms({ dish, slug }: TermsProps) {
  const language = useLanguage()
  const { from, notice: ahead } = MENU_WORDS[language]
  const { between } = FACT_WORDS[language]
  const write = useWritePrice()
  const { notice, ...others } = dish
  const ordered = slug !== null && notice ? { slug, notice } : null
  const terms = termsOf(ordered ? others : dish, language, write)
  const isFrom = dish.pricing === 'from'
  return (
    <>
      {dish.prices && (
        <NamedPrices
          className={styles.prices}
          rows={dish.prices}
          write={(price) => (isFrom ? from(write(price)) : write(price))}
        />
      )}
      {(ordered || terms.length > 0) && (
        <p className={`numeric ${styles.terms}`}>
          {terms.join(between)}
          {ordered && terms.length > 0 && between}
          {ordered && (
            // Only the server writes the dish into the form: the link loads a document.
            <a
              href={`${reservationPath(ordered.slug, language)}&dish=${encodeURIComponent(textIn(dish.name, language))}`}
              target="_self"
            >
              {ahead(ordered.notice)}
            </a>
          )}
        </p>
      )}
    </>
  )
}

/** Below its description: the lines of a course, and what more can be had with the dish. */
export function DishMore({ dish: { course, extras } }: { dish: DishPrices }) {
  const language = useLanguage()
  const { extra, free } = MENU_WORDS[language]
  const write = useWritePrice()
  return (
    <>
      {course && (
        <ol className={styles.course}>
          {numbered(course).map(({ key, item }) => {
            const { text, lang } = markedText(item, language)
            return (
              <li key={key} lang={lang}>
                {text}
              </li>
            )
          })}
        </ol>
      )}
      {extras && (
        <NamedPrices
          className={styles.extras}
          rows={extras}
          write={(price) => (price === 0 ? free : extra(write(price)))}
        />
      )}
    </>
  )
}

type NamedPricesProps = {
  className: string | undefined
  rows: readonly NamedPrice[]
  write: WritePrice
}

function NamedPrices({ className, rows, write }: NamedPricesProps) {
  const language = useLanguage()
  return (
    <dl className={className}>
      {numbered(rows).map(({ key, item: { label, price } }) => {
        const { text, lang } = markedText(label, language)
        return (
          <div key={key}>
            <dt lang={lang}>{text}</dt> <dd className="numeric">{write(price)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
