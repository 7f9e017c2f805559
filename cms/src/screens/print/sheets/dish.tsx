import { unknownIn } from '@noren/contract/allergens/marks'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import type { Language } from '@noren/contract/language'
import { textIn } from '@noren/contract/localized'
import { priceText, termsOf, type WritePrice } from '@noren/contract/menus/dish-terms'
import { MENU_WORDS } from '@noren/contract/menus/menu-words'
import type { DishPrices, NamedPrice } from '@noren/contract/resources/menu-prices'
import type { MenuItem } from '@noren/contract/resources/restaurant'
import { SHEET_WORDS } from './sheet-words.ts'
import { InLanguages, Said, type SheetLanguages } from './texts.tsx'

type Props = { dish: MenuItem; languages: SheetLanguages; hasAllergens: boolean }

/** A dish as a menu prints it: name and price, terms, what is in it. */
export function DishOnSheet({ dish, languages, hasAllergens }: Props) {
  const [main] = languages
  const { prices, extras, course, pricing } = dish
  const price = priceText(dish, main, writeIn(main))
  const { from, extra, free } = MENU_WORDS[main]
  const write = writeIn(main)
  return (
    <div className="desk-sheet__dish">
      <div className="desk-sheet__line">
        <strong>
          <InLanguages languages={languages} text={dish.name} />
        </strong>
        {price && <span className="desk-sheet__price">{price}</span>}
      </div>
      {prices && (
        <Prices
          languages={languages}
          rows={prices}
          write={(sum) => (pricing === 'from' ? from(write(sum)) : write(sum))}
        />
      )}
      <Terms dish={dish} languages={languages} />
      {textIn(dish.description, main) && (
        <p>
          <InLanguages languages={languages} text={dish.description} />
        </p>
      )}
      {course && (
        <ol>
          {course.map((line, place) => (
            <li key={`${place} ${textIn(line, main)}`}>
              <InLanguages languages={languages} text={line} />
            </li>
          ))}
        </ol>
      )}
      {extras && (
        <Prices
          languages={languages}
          rows={extras}
          write={(sum) => (sum === 0 ? free : extra(write(sum)))}
        />
      )}
      {hasAllergens && <Allergens dish={dish} languages={languages} />}
    </div>
  )
}

const writeIn =
  (language: Language): WritePrice =>
  (price) =>
    SHEET_WORDS[language].price(Math.round(price).toLocaleString('en'))

function Terms({ dish, languages }: { dish: DishPrices; languages: SheetLanguages }) {
  const said = (language: Language) => termsOf(dish, language, writeIn(language)).join(' · ')
  return (
    said(languages[0]) && (
      <p className="desk-sheet__terms">
        <Said languages={languages} say={said} />
      </p>
    )
  )
}

type PricesProps = {
  rows: readonly NamedPrice[]
  languages: SheetLanguages
  write: WritePrice
}

function Prices({ rows, languages, write }: PricesProps) {
  return (
    <dl>
      {rows.map(({ label, price }, place) => (
        <div className="desk-sheet__line" key={`${place} ${price}`}>
          <dt>
            <InLanguages languages={languages} text={label} />
          </dt>
          <dd className="desk-sheet__price">{write(price)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The allergens of a dish in small type; nothing of one that is stated to have none. */
function Allergens({ dish, languages }: Omit<Props, 'hasAllergens'>) {
  const said = (language: Language) => allergensText(dish, language)
  if (!said(languages[0])) return null
  return (
    <p className="desk-sheet__allergens">
      <Said languages={languages} say={said} />
    </p>
  )
}

function allergensText(dish: MenuItem, language: Language): string {
  const { ask, askAbout } = SHEET_WORDS[language]
  if (!dish.allergens) return ask
  const names = ALLERGEN_NAMES[language]
  const unknown = unknownIn(dish).map((each) => askAbout(names[each]))
  return [...dish.allergens.map((each) => names[each]), ...unknown].join(' · ')
}
